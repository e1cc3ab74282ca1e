import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { newAccount, prove, signIn } from './account.ts';
import { textOf } from './text.ts';

/** Returns the code of the first product of a list. */
const codeOf = (csv: string) => csv.split('\r\n')[1]?.split(';')[0] ?? '';

/** Returns the price of a product in a list. Other sellers' products may appear and disappear meanwhile. */
function priceOf(csv: string, code: string): string | undefined {
  const [head, ...lines] = csv.split('\r\n').map((line) => line.split(';'));
  return lines.find((line) => line[0] === code)?.[head?.indexOf('Цена, ₽') ?? -1];
}

test('a search becomes a price list of the shop’s own, by links that follow its prices', {
  tag: ['@catalog', '@warehouses'],
}, async ({ page, request }) => {
  const account = await newAccount(page);
  const session = await signIn(page, account);
  const authorization = `${session.token_type} ${session.token}`;
  const made = await page.request.post('/api/companies', {
    headers: { authorization },
    data: { name: 'Шины у дома' },
  });
  expect(made.ok()).toBe(true);
  await page.goto('/tires?season=winter&width=205');
  await page.getByRole('button', { name: 'Экспорт списка' }).click();
  await page.getByRole('link', { name: 'Сделать витрину' }).click();

  await expect(page).toHaveURL(/showcases\/new/);
  await expect(page.getByText('Сезон: Зима')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Что выйдет' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('₽');
  await page.getByRole('button', { name: 'Создать витрину' }).click();
  await expect(page.getByText('Назовите витрину')).toBeVisible();
  await page.getByRole('textbox', { name: 'Название' }).fill('Зима');
  await page.getByRole('button', { name: 'Создать витрину' }).click();
  await prove(page, account);

  const links = page.getByRole('region', { name: 'Ссылки' });
  const csv = await textOf(links.getByRole('link').nth(1), /^http/);
  const yml = await textOf(links.getByRole('link').nth(2), /^http/);
  const fetched = async (url: string) => {
    const answer = await request.get(new URL(url).pathname);
    expect(answer.status()).toBe(200);
    return answer.text();
  };
  const before = await fetched(csv);
  expect(await fetched(yml)).toContain('<yml_catalog');

  // changes are shown at once, but published only when they are saved
  const first = await textOf(rows.nth(1), /₽/);
  await page.getByRole('textbox', { name: 'Полоса 1: Наценка' }).fill('150');
  await page.getByRole('button', { name: 'Удалить полосу 3' }).click();
  await page.getByRole('button', { name: 'Удалить полосу 2' }).click();
  await expect(rows.nth(1)).not.toHaveText(first);
  const code = codeOf(before);
  const price = priceOf(before, code);
  expect(price).toMatch(/^\d+,\d\d$/);
  expect(priceOf(await fetched(csv), code)).toBe(price);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Обновить витрину' }).click();
  await expect(page.getByText('Витрина обновлена')).toBeVisible();
  const raised = priceOf(await fetched(csv), code);
  expect(raised).toMatch(/^\d+,\d\d$/);
  expect(raised).not.toBe(price);

  // the filter is narrowed here and widened in the catalog, and the links stay the same
  await page.getByRole('button', { name: 'Убрать Ширина: 205' }).click();
  await page.getByRole('button', { name: 'Все поставщики' }).click();
  const suppliers = page.getByRole('dialog', { name: 'Чей товар продавать' });
  await suppliers.getByRole('option').first().click();
  await suppliers.getByRole('button', { name: 'Готово' }).click();
  await expect(page.getByRole('button', { name: 'Без 1 поставщика' })).toBeVisible();
  await page.getByRole('button', { name: 'Обновить витрину' }).click();
  await expect(page.getByRole('button', { name: 'Обновить витрину' })).toBeHidden();
  await page.getByRole('link', { name: 'Изменить отбор в каталоге' }).click();
  await expect(page).toHaveURL(/season=winter/);
  await page.goto('/tires?season=summer');
  await page.getByRole('button', { name: 'Экспорт списка' }).click();
  await page.getByRole('link', { name: 'Сделать витрину' }).click();
  await page.getByRole('combobox', { name: 'Что сделать с найденным' }).click();
  await page.getByRole('option', { name: 'Обновить «Зима»' }).click();
  await expect(page.getByText('Сезон: Лето')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Без 1 поставщика' })).toBeVisible();
  await page.getByRole('button', { name: 'Обновить витрину' }).click();
  await prove(page, account);
  await expect(page).toHaveURL(/showcases\/[\w-]+$/);
  await expect(links.getByRole('link').nth(1)).toHaveText(csv);

  await links.getByRole('button', { name: 'Закрыть доступ и выдать новые' }).click();
  await page.getByRole('button', { name: 'Выдать новые', exact: true }).click();
  await expect(links.getByRole('link').nth(1)).not.toHaveText(csv);
  expect((await request.get(new URL(csv).pathname)).status()).toBe(404);

  await page.getByRole('link', { name: 'Все витрины' }).click();
  await expect(page.getByRole('link', { name: 'Зима', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Удалить: Зима' }).click();
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Витрин пока нет' })).toBeVisible();
});
