import { expect, test } from '@playwright/test';
import { rows } from './goods.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a search on a phone: words, what nobody sells, a price in words, the sheet of filters', {
  tag: ['@catalog'],
}, async ({ page }) => {
  const field = page.getByRole('combobox', { name: 'Поиск' });
  const chips = page.getByRole('toolbar', { name: 'Выбранные фильтры' });
  const found = rows(page);
  const type = async (words: string) => {
    await field.fill(words);
    await field.press('Enter');
  };
  await page.goto('/tires');
  await type('205/55 r16 зима кракозябра');
  await expect(page.getByText('Без слова „кракозябра“.')).toBeVisible();
  await expect(found.first()).toBeVisible();
  await page.getByRole('button', { name: 'Искать со всеми словами' }).click();
  await expect(page.getByRole('list', { name: 'Товары' })).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Убрать слово' }).click();
  await expect(page.getByText('Без слова')).toBeHidden();
  await expect(found.first()).toBeVisible();

  await page.goto('/tires');
  await type('комплект 205/55 r16 до 9 тыс в москве');
  for (const chip of ['205/55 R16', 'до 9 000 ₽', 'Москва', 'от 4 шт.'])
    await expect(chips.getByText(chip).first()).toBeVisible();
  await expect(page).toHaveURL(/price_max=900000/);

  await page.goto('/tires');
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('group', { name: 'Сезон' }).getByRole('button', { name: /Зима/ }).click();
  await expect(page).toHaveURL(/season=winter/);
  await sheet.getByRole('button', { name: /Показать .*модел/ }).click();
  await expect(sheet).toBeHidden();
  await expect(found.first()).toContainText('Зима');
});
