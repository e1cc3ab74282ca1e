import { type Browser, expect, type Page, test } from '@playwright/test';
import { linkTo, newAccount, newEmail, prove, signIn } from './account.ts';
import { findGoods } from './goods.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** An owner's page at a desk, and an employee's, who has accepted the owner's invitation. */
async function companyOfTwo(page: Page, browser: Browser) {
  const account = await newAccount(page);
  const { token, token_type } = await signIn(page, account);
  const made = await page.request.post('/api/companies', {
    headers: { authorization: `${token_type} ${token}` },
    data: { name: 'Колесница' },
  });
  const { id: company } = await made.json();
  const email = newEmail();
  await page.goto(`/companies/${company}/employees`);
  await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый сотрудник' });
  await dialog.getByLabel('Фамилия и имя').fill('Павел Лужков');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('textbox', { name: /^За заказ/ }).fill('1 000');
  await dialog.getByRole('button', { name: 'Добавить сотрудника' }).click();
  await prove(page, account);
  await expect(page.getByText(/^1.000.₽ за заказ$/)).toBeVisible();
  const path = await linkTo(page.request, email, '/invitation');
  const invitation = new URL(path, 'http://localhost').searchParams.get('token');
  const pavel = await (await browser.newContext(PHONE)).newPage();
  const consents = [{ kind: 'processing', version: '2026-09-01' }];
  const own = { login: email, password: account.password };
  await pavel.request.post('/api/auth/register', { data: { ...own, consents } });
  const session = await signIn(pavel, own);
  const headers = { authorization: `${session.token_type} ${session.token}` };
  const accepted = await pavel.request.post(`/api/invitations/${invitation}`, { headers });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  return { company, owner: page, pavel, headers };
}

test('an order above a limit waits, and is placed once its owner says yes on a page', {
  tag: ['@orders', '@companies'],
}, async ({ page, browser }) => {
  const goods = await findGoods(page.request);
  const { company, owner, pavel, headers } = await companyOfTwo(page, browser);
  await pavel.request.post('/api/addresses', {
    headers,
    data: {
      ...{ label: 'Склад', city: 'Екатеринбург', street: 'Монтажников, 24' },
      ...{ receiver: 'Андрей Мельников', phone: '73432884107' },
      ...{ working_hours: null, is_default: true },
    },
  });
  const items = [{ offer_id: goods.offer, quantity: goods.quantity }];
  await pavel.request.post('/api/cart/items', { headers, data: { items } });
  await pavel.goto('/cart');
  await expect(pavel.getByText(/^Выше лимита на заказ на /)).toBeVisible();
  await pavel.getByRole('button', { name: 'Оформить заказ', exact: true }).click();
  await expect(pavel).toHaveURL(new RegExp(`/companies/${company}/approvals$`));
  await expect(pavel.getByRole('heading', { name: 'Мои просьбы: 1' })).toBeVisible();
  await expect(pavel.getByRole('button', { name: /^Согласовать/ })).toHaveCount(0);

  await owner.getByRole('link', { name: /^Согласования/ }).click();
  await expect(
    owner.getByRole('heading', { name: /^Павел Лужков просит заказать на / }),
  ).toBeVisible();
  await owner.getByRole('button', { name: /^Согласовать / }).click();
  await expect(owner.getByRole('heading', { name: 'Решённые' })).toBeVisible();
  await expect(owner.getByText(/^Согласовано: /)).toBeVisible();

  await pavel.goto('/orders');
  await expect(pavel.getByText(goods.supplier).first()).toBeVisible();
  await pavel.context().close();
});
