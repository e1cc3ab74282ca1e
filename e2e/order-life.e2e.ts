import { expect, type Page, test } from '@playwright/test';
import { newAccount, SUPPLIER, signIn } from './account.ts';
import { findGoods, type Goods } from './goods.ts';
import { textOf } from './text.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Opens the page of a buyer on a phone and the page of the supplier at a desk, and finds goods to order. */
async function twoSides(page: Page, quantityOf: (goods: Goods) => number) {
  const goods = await findGoods(page.request);
  const account = await newAccount(page);
  await page.context().clearCookies();
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const buyer = await browser.newPage(PHONE);
  const { token, token_type } = await signIn(buyer, account);
  const headers = { authorization: `${token_type} ${token}` };
  const address = await buyer.request.post('/api/addresses', {
    headers,
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
  expect(address.ok(), await address.text()).toBe(true);
  await signIn(page, SUPPLIER);
  return { buyer, seller: page, goods, quantity: quantityOf(goods), headers };
}

/** Orders the goods, from an empty cart to waiting for the supplier; both pages show the order. Returns its number. */
async function placeOrder({ buyer, seller, goods, quantity, headers }: Sides): Promise<string> {
  await buyer.goto('/cart');
  await expect(buyer.getByText('В корзине пусто')).toBeVisible();
  const added = await buyer.request.post('/api/cart/items', {
    headers,
    data: { items: [{ offer_id: goods.offer, quantity }] },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await buyer.reload();
  await expect(buyer.getByRole('region', { name: goods.supplier })).toBeVisible();
  await buyer.getByRole('button', { name: 'К оформлению' }).click();
  await buyer.getByRole('button', { name: 'Оформить заказ', exact: true }).click();
  await expect(buyer.getByRole('heading', { name: 'Ждём поставщика' })).toBeVisible();
  const number = (await textOf(buyer.getByRole('heading', { level: 1 }), /^Заказ /))
    .split(' ')
    .at(-1);
  await seller.goto(`/companies/${goods.company}/orders`);
  await seller.getByRole('link', { name: number ?? '', exact: true }).click();
  await expect(seller.getByRole('heading', { name: /^Заказ / })).toBeVisible();
  return number ?? '';
}
type Sides = Awaited<ReturnType<typeof twoSides>>;

const now = (page: Page) => page.getByRole('region', { name: 'Что сейчас' });

async function invoiceAndPay(seller: Page) {
  await seller.getByRole('button', { name: 'Выставить счёт' }).click();
  await seller.getByRole('button', { name: 'Отметить оплату' }).click();
  const dialog = seller.getByRole('dialog', { name: 'Отметить оплату' });
  await dialog.getByLabel(/Номер платёжного поручения/).fill('512');
  await dialog.getByRole('button', { name: 'Отметить оплату' }).click();
  await expect(dialog).toBeHidden();
}

async function ship(seller: Page) {
  await seller.getByLabel(/Номер накладной/).fill('26-0012');
  await seller.getByRole('button', { name: /^Отгрузить \d/ }).click();
}

/** Downloads a document of the order. */
async function paper(page: Page, name: RegExp): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'Документы' }).getByRole('button', { name }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

test('from an empty cart to received goods: a phone and a desk side by side, no page reloaded', {
  tag: ['@orders', '@cart', '@files'],
}, async ({ page }) => {
  const sides = await twoSides(page, ({ quantity }) => quantity);
  const { buyer, seller } = sides;
  await placeOrder(sides);

  await seller.getByRole('button', { name: /^Подтвердить \d/ }).click();
  await expect(now(buyer).getByRole('heading', { name: /подтвердил/ })).toBeVisible();

  // what one side writes the other side reads
  await buyer.getByRole('textbox', { name: 'Сообщение' }).fill('Позвоните за час');
  await buyer.getByRole('button', { name: 'Отправить' }).click();
  await expect(seller.getByRole('region', { name: 'Сообщения' })).toContainText('Позвоните за час');

  await invoiceAndPay(seller);
  await expect(buyer.getByRole('region', { name: 'Документы' })).toContainText(/Счёт \d/);
  expect((await paper(buyer, /^Счёт .+, PDF$/)).subarray(0, 5).toString()).toBe('%PDF-');

  await ship(seller);
  await expect(now(buyer).getByRole('heading', { name: /^В пути/ })).toBeVisible();
  await now(buyer)
    .getByRole('button', { name: /^Принять/ })
    .click();
  await expect(now(buyer).getByRole('heading', { name: 'Заказ закрыт' })).toBeVisible();
  await expect(now(seller).getByRole('heading', { name: 'Заказ закрыт' })).toBeVisible();
  expect((await paper(seller, /^(УПД|ТОРГ-12) .+, PDF$/)).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await paper(seller, /^(УПД|ТОРГ-12) .+, XML$/)).subarray(0, 5).toString()).toBe('<?xml');
  await buyer.close();
});
