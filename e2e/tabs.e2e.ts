import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { newAccount, SUPPLIER } from './account.ts';
import { findGoods } from './goods.ts';

const LIVE = '/api/news/live';

/** Counts the streams that pages of a browser have open, and says which page has one. */
function watchStreams(context: BrowserContext) {
  const open = new Map<object, Page>();
  context.on('request', (request) => {
    if (request.url().endsWith(LIVE)) open.set(request, request.frame().page());
  });
  context.on('requestfailed', (request) => open.delete(request));
  context.on('requestfinished', (request) => open.delete(request));
  const holders = () => [...open.values()].filter((page) => !page.isClosed());
  return holders;
}

/** Gives a buyer news: an order that the supplier confirms. Resolves to the order's number. */
async function newsFor(page: Page, token: string): Promise<string> {
  const { request } = page;
  const goods = await findGoods(request);
  const headers = { authorization: `Bearer ${token}` };
  const added = await request.post('/api/cart/items', {
    headers,
    data: { items: [{ offer_id: goods.offer, quantity: goods.quantity }] },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const cart = await (await request.get('/api/cart', { headers })).json();
  const [{ supplier, shipments, total }] = cart.suppliers;
  const made = await request.post('/api/orders', {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: {
      supplier_ids: [supplier.id],
      expected_goods: total,
      expected_delivery: shipments.reduce(
        (sum: number, { cost }: { cost?: number | null }) => sum + (cost ?? 0),
        0,
      ),
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const [{ id, number }] = (await made.json()).data;
  const login = await (await request.post('/api/auth/login', { data: SUPPLIER })).json();
  const confirmed = await request.post(`/api/orders/${id}/confirm`, {
    headers: { authorization: `Bearer ${login.token}` },
    data: {},
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  return number;
}

test('eight tabs of one browser share one stream of news, and all of them work', {
  tag: ['@news'],
}, async ({ context, page }) => {
  const account = await newAccount(page);
  const login = await page.request.post('/api/auth/login', { data: account });
  const session = await login.json();
  await page.request.post('/api/addresses', {
    headers: { authorization: `Bearer ${session.token}` },
    data: {
      label: 'Склад',
      city: 'Екатеринбург',
      street: 'Монтажников, 24',
      receiver: 'Андрей Мельников',
      phone: '73432884107',
      working_hours: null,
      is_default: true,
    },
  });
  await context.addInitScript((stored) => {
    if (localStorage.getItem('token') === null) localStorage.setItem('token', stored);
  }, JSON.stringify(session));
  const holders = watchStreams(context);
  const tabs = [page];
  await page.goto('/orders');
  for (let tab = 1; tab < 8; tab++) {
    const another = await context.newPage();
    await another.goto('/orders');
    tabs.push(another);
  }
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible();
  await expect.poll(() => holders().length).toBe(1);

  const first = await newsFor(page, session.token);
  for (const tab of tabs) await expect(tab.getByRole('link', { name: first })).toBeVisible();

  const [holder] = holders();
  await holder?.close();
  const left = tabs.filter((tab) => !tab.isClosed());
  expect(left).toHaveLength(7);
  await expect.poll(() => holders().length).toBe(1);
  const [taker] = left;
  if (!taker) throw new Error('No tab is left.');
  const second = await newsFor(taker, session.token);
  for (const tab of left) await expect(tab.getByRole('link', { name: second })).toBeVisible();
});
