import { expect, type Page, test } from '@playwright/test';
import { SUPPLIER, signIn } from './account.ts';
import { rows, tyresFound } from './goods.ts';

/**
 * A price list with a title above its products, several prices, a stock column without a clear title, and an unknown
 * brand.
 */
function priceList(model: string, brand: string, step = 0): Buffer {
  const goods = Array.from(
    { length: 24 },
    (_, at) =>
      `${model}-${at};${brand} ${model} ${175 + (at % 6) * 10}/65 R15 ${80 + at}T;${brand};${6000 + at + step};${5000 + at + step};${3000 + at};${4 + at}`,
  );
  return Buffer.from(
    [
      'Код;Номенклатура;Производитель;Опт;Крупный опт;Закуп;Ряд',
      ';Летние шины;;;;;',
      ...goods,
    ].join('\r\n'),
  );
}

/** Opens the imports of a new company, so that other price lists of the demo's supplier are not in the way. */
async function openUpload(page: Page, name: string) {
  const { token, token_type } = await signIn(page, SUPPLIER);
  const headers = { authorization: `${token_type} ${token}` };
  const made = await page.request.post('/api/companies', { headers, data: { name } });
  const { id } = await made.json();
  const open = () => page.goto(`/companies/${id}/rests/imports`);
  await open();
  return open;
}

/** Answers where the goods are. This is asked before any file. */
async function tellWarehouse(page: Page) {
  await expect(page.getByRole('heading', { name: 'Где лежит товар?' })).toBeVisible();
  await expect(page.locator('input[type=file][multiple]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Город' }).press('Enter');
  await page.getByRole('combobox', { name: 'Найти город' }).fill('Казань');
  await page.getByRole('option', { name: 'Казань' }).click();
  await page.getByRole('button', { name: 'Дальше, к файлу' }).click();
  await expect(page.getByText('Склады: Основной склад, Казань')).toBeVisible();
}

async function upload(page: Page, buffer: Buffer) {
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'Прайс.csv', mimeType: 'text/csv', buffer });
  await expect(page).toHaveURL(/\/rests\/imports\/[\w-]{36}$/);
}

test('what a price list leaves open is answered once: the price to sell at, and a new brand', {
  tag: ['@price-lists', '@facts'],
}, async ({ page, browser }) => {
  test.slow();
  // not a year of make, because a search would read it as one
  const id = Math.floor(Math.random() * 6000) + 3000;
  const letters = [...String(id)].map((digit) => 'bdgklmnprt'[Number(digit)]).join('a');
  const [model, brand] = [`Trek ${id}`, `Zvezdo${letters}`];
  const open = await openUpload(page, brand);
  await tellWarehouse(page);
  await upload(page, priceList(model, brand));

  // no one can tell which column is the stock, so it is asked and not taken for zero
  const stock = page.getByRole('region', { name: 'Где остатки?' });
  await expect(stock.getByRole('radio', { name: /Столбца с остатком нет/ })).toBeVisible();
  await stock.getByRole('radio', { name: /^Ряд/ }).check({ force: true });
  await stock.getByRole('button', { name: 'Выбрать и прочитать' }).click();
  await expect(stock).toBeHidden();

  // the price to sell at is asked, and the seller's own purchase price cannot be chosen
  const price = page.getByRole('region', { name: 'По какой цене продаём?' });
  await expect(price).toBeVisible();
  await expect(page.getByRole('button', { name: 'Применить прайс-лист' })).toBeDisabled();
  await expect(price.getByRole('radio', { name: /Закуп/ })).toHaveCount(0);
  await price.getByRole('radio', { name: /^Опт/ }).check({ force: true });
  await price.getByRole('button', { name: 'Выбрать и прочитать' }).click();
  await expect(price).toBeHidden();

  // one answer decides all rows of its kind
  const keep = page.getByRole('button', { name: new RegExp(`^Завести новый: .*${brand}`) });
  await keep.click();
  await page.getByRole('button', { name: 'Учесть 1 ответ' }).click();
  // the file is read again with the answer; nothing is left to answer then
  await expect(page.getByRole('button', { name: 'Применить прайс-лист' })).toBeEnabled();
  await expect(page.getByText('Завести новый', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /Все строки/ }).click();
  await expect(page.getByRole('grid', { name: 'Понято как' })).toHaveAttribute(
    'aria-rowcount',
    '25',
  );
  await expect(
    page.getByRole('gridcell', { name: new RegExp(`^${brand} ${model}\\b`) }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Применить прайс-лист' }).click();
  await expect(page.getByText('Товары уже в каталоге.')).toBeVisible();

  const buyer = await (await browser.newContext()).newPage();
  const goods = rows(buyer).filter({ hasText: '80T' });
  const query = `${model} 175/65 R15`;
  const found = tyresFound(buyer.request, query);
  await expect.poll(found).toContainEqual(expect.stringMatching(/80T.*: 6000$/));
  await buyer.goto(`/tires?q=${encodeURIComponent(query)}`);
  await expect(goods).toContainText(`${brand} ${model}`);
  await expect(goods).toContainText(/6.000/);

  // the second list of this layout asks no questions
  await open();
  await upload(page, priceList(model, brand, 10));
  await expect(page.getByRole('tab', { name: /Вопросы/ })).toBeVisible();
  await expect(price).toHaveCount(0);
  await expect(stock).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Завести новый/ })).toHaveCount(0);
  await page.getByRole('tab', { name: /Правила/ }).click();
  await expect(page.getByText(`«${brand}» — отдельный бренд`)).toBeVisible();
  await page.getByRole('button', { name: 'Применить прайс-лист' }).click();
  await expect(page.getByRole('tab', { name: /Цена выше/ })).toBeVisible();
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать отчёт' }).click(),
  ]);
  expect(report.suggestedFilename()).toBe('Прайс — что изменилось.xlsx');

  await page.getByRole('button', { name: 'Вернуть как было' }).click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page.getByText('Загрузка возвращена.')).toBeVisible();
  await expect.poll(found).toContainEqual(expect.stringMatching(/80T.*: 6000$/));
  await buyer.reload();
  await expect(goods).toContainText(/6.000/);
  await buyer.context().close();
});
