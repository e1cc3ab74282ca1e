import { expect, test } from '@playwright/test';

/** A feed with two kinds of elements and a purchase price beside the price. */
const FEED = `<?xml version="1.0" encoding="UTF-8"?><stock><tyres>${[1, 2, 3]
  .map(
    (n) =>
      `<tyre><cae>T${n}</cae><brand>Nokian</brand><model>Hakka R5</model><width>205</width><height>55</height><diameter>R16</diameter><load_index>91</load_index><speed_index>T</speed_index><cost_price>5${n}00</cost_price><price>8${n}00</price><rest>4</rest></tyre>`,
  )
  .join('')}</tyres><rims>${[1, 2]
  .map(
    (n) =>
      `<rim><cae>D${n}</cae><brand>Replay</brand><model>TY${n}</model><width>7</width><diameter>17</diameter><pcd>5x114.3</pcd><et>45</et><dia>60.1</dia><rest>4</rest></rim>`,
  )
  .join('')}</rims></stock>`;

test('a stranger checks a feed: both kinds are accounted for, and nothing goes on sale', {
  tag: ['@price-lists'],
}, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Проверить прайс-лист' }).click();
  await expect(page).toHaveTitle('Проверка прайс-листа — Протектор');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'feed.xml', mimeType: 'text/xml', buffer: Buffer.from(FEED) });
  const result = page.getByRole('region', { name: 'Что мы поняли' });
  await expect(result).toContainText('в продажу пошло бы 3');
  await expect(result).toContainText('Лист «rim». Не прочитали строки с товарами: 2');
  const bought = result.getByRole('row', { name: /cost_price/ });
  await expect(bought).toContainText('Закупка: никому не показываем');
  const shown = result.getByRole('table', { name: /как их увидят покупатели/ });
  await expect(shown.getByRole('row', { name: /Hakka R5/ }).first()).toContainText('8 100 ₽');
  await page.getByRole('textbox', { name: /ссылка/ }).fill('ftp://shop.example/feed.yml');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Ссылка начинается с https:// или http://')).toBeVisible();
});
