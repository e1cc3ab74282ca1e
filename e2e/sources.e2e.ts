import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { newAccount, prove, signIn } from './account.ts';
import { newModel } from './goods.ts';

/** Returns a price list with `count` tyres of a model. */
const priceList = (model: string, count: number) =>
  [
    'Код;Номенклатура;Производитель;Опт;Остаток',
    ...Array.from(
      { length: count },
      (_, at) =>
        `S-${at};Cordiant ${model} ${175 + (at % 6) * 10}/65 R15 ${80 + at}T;Cordiant;${4000 + at};${4 + at}`,
    ),
  ].join('\r\n');

/** Starts a supplier's own server, which serves its price list. */
async function startSupplier() {
  let list = '';
  const server = createServer((_request, response) => response.writeHead(200).end(list));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/price.csv`,
    serve: (next: string) => {
      list = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Opens the sources of a new company that nobody else belongs to. */
async function openSources(page: Page) {
  const account = await newAccount(page);
  const { token, token_type } = await signIn(page, account);
  const headers = { authorization: `${token_type} ${token}` };
  const data = { name: `Колесница ${account.login.slice(4, 10)}`, city: 'Самара' };
  const made = await page.request.post('/api/companies', { headers, data });
  const company = await made.json();
  await page.goto(`/companies/${company.id}/rests`);
  await page
    .getByRole('navigation', { name: 'Остатки' })
    .getByRole('link', { name: 'Источники' })
    .click();
  return { company, account };
}

test('a supplier gives an address, buyers find what lies there, and a list that shrinks stays away', {
  tag: ['@price-lists'],
}, async ({ page, browser }) => {
  test.slow();
  const model = newModel('Snow Trek');
  const supplier = await startSupplier();
  supplier.serve(priceList(model, 30));
  const { company, account } = await openSources(page);
  await page.getByRole('button', { name: 'Добавить источник' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый источник прайс-листа' });
  await dialog.getByLabel('Название').fill('Зима');
  await dialog.getByLabel('Адрес файла').fill(supplier.url);
  await dialog.getByRole('button', { name: 'Добавить источник' }).click();
  await prove(page, account);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Работает')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Журнал и настройки: Зима' }).click();
  const log = page.getByRole('list', { name: 'Журнал: Зима' });
  await expect(log.getByText('+30')).toBeVisible();

  const buyer = await browser.newPage();
  // other users find the products as soon as the search knows them
  const found = async () => {
    const answer = await buyer.request.post('/api/search_v2/tyres', {
      data: { supplier_id: [company.id], per_page: 5 },
    });
    return (await answer.json()).meta.total;
  };
  await expect.poll(found).toBe(30);
  await buyer.close();

  supplier.serve(priceList(model, 8));
  await page.getByRole('button', { name: 'Проверить сейчас' }).click();
  await expect(page.getByText('Прайс-лист не применён')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/С продажи уйдёт 22 из 30/).first()).toBeVisible();
  // the other pages of the company show it too, with a link to the rows
  await page.getByRole('link', { name: 'Товары', exact: true }).click();
  await expect(page.getByText('Источник «Зима»: остановлен.')).toBeVisible();
  await page.getByRole('link', { name: 'Открыть источники' }).click();
  await page.getByRole('link', { name: 'Проверить строки' }).click();
  await expect(page).toHaveURL(/\/rests\/imports\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { name: 'price.csv' })).toBeVisible();
  supplier.close();
});
