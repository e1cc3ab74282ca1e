import { expect, test } from '@playwright/test';
import { newAccount, SUPPLIER, signIn } from './account.ts';
import { findGoods } from './goods.ts';
import { textOf } from './text.ts';

const ADDRESS = {
  ...{ label: 'Склад', city: 'Екатеринбург', street: 'Монтажников, 24' },
  ...{ receiver: 'Андрей Мельников', phone: '73432884107' },
  ...{ working_hours: null, is_default: true },
};

test('prices of a request are asked for without a name, quoted in two presses, and ordered', {
  tag: ['@requests', '@orders'],
}, async ({ page, browser }) => {
  const goods = await findGoods(page.request);
  const { token, token_type } = await signIn(page, await newAccount(page));
  const headers = { authorization: `${token_type} ${token}` };
  await page.request.post('/api/addresses', { headers, data: ADDRESS });
  await page.request.put('/api/user/city', { headers, data: { city: 'Екатеринбург' } });
  const made = await page.request.post('/api/requests', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { text: `${goods.product.title} - ${goods.quantity} шт`, company_id: null },
  });
  const { id } = await made.json();

  await page.goto(`/requests/${id}`);
  await page.getByRole('link', { name: 'Запросить цены у поставщиков' }).click();
  const ask = page.getByRole('region', { name: 'Запросить цены' });
  await expect(ask.getByRole('checkbox', { name: goods.supplier, exact: true })).toBeChecked();
  await ask.getByRole('button', { name: /^Спросить \d/ }).click();
  await expect(page.getByText(/^Ответили 0 из \d/)).toBeVisible();
  await expect(ask).toBeHidden();
  await expect(page.getByRole('button', { name: 'Спросить ещё' })).toBeVisible();

  const seller = await browser.newPage();
  await signIn(seller, SUPPLIER);
  await seller.goto(`/companies/${goods.company}/demand/inquiries`);
  await seller
    .getByRole('link', { name: /^Ответить: / })
    .first()
    .click();
  await expect(seller.getByRole('heading', { name: /^Покупатель, Екатеринбург/ })).toBeVisible();
  await seller.getByRole('radio', { name: '−5 %' }).click();
  await seller.getByRole('button', { name: 'Предложить 1 строку' }).click();
  await expect(seller.getByText(/^Предложили: /)).toBeVisible();

  await page.reload();
  const quote = page.getByRole('radio', {
    name: new RegExp(`₽( без доставки)? ${goods.supplier}`),
  });
  await page.locator('label').filter({ has: quote }).click();
  await page.getByRole('button', { name: 'Заказать 1 строку' }).click();
  const placed = page.getByRole('status').getByRole('link', { name: /^П-/ });
  await expect(placed).toBeVisible();
  await expect(page.getByText(/заказано/).first()).toBeVisible();
  const number = await textOf(placed, /^П-/);

  await seller.reload();
  await expect(seller.getByText('заказано')).toBeVisible();
  await seller.goto(`/companies/${goods.company}/orders`);
  await expect(seller.getByRole('link', { name: number, exact: true })).toBeVisible();
});
