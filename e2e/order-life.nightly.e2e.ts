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

/**
 * Orders the goods, from an empty cart to waiting for the supplier; both pages show the order. Returns its number, and
 * what the checkout said.
 */
async function placeOrder({ buyer, seller, goods, quantity, headers }: Sides) {
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
  const place = buyer.getByRole('button', { name: 'Оформить заказ', exact: true });
  await expect(place).toBeEnabled();
  const checkout = await buyer.getByRole('main').innerText();
  await place.click();
  await expect(buyer.getByRole('heading', { name: 'Ждём поставщика' })).toBeVisible();
  const number = (await textOf(buyer.getByRole('heading', { level: 1 }), /^Заказ /))
    .split(' ')
    .at(-1);
  await seller.goto(`/companies/${goods.company}/orders`);
  await seller.getByRole('link', { name: number ?? '', exact: true }).click();
  await expect(seller.getByRole('heading', { name: /^Заказ / })).toBeVisible();
  return { number: number ?? '', checkout };
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

/** All orders: a grid, or a list where there is no room for it. */
const ordersOf = (page: Page) =>
  page.getByRole('grid', { name: 'Заказы' }).or(page.getByRole('list', { name: 'Заказы' }));

test('a part at another price, taken; a damaged piece, claimed and credited; found again by its number', async ({
  page,
}) => {
  const sides = await twoSides(page, ({ quantity }) => quantity * 2);
  const { buyer, seller, quantity } = sides;
  const { number } = await placeOrder(sides);

  // confirms fewer pieces at a higher price
  await seller.getByRole('textbox', { name: /^Подтвердить/ }).fill(String(quantity / 2));
  await seller.getByRole('textbox', { name: /^Подтвердить/ }).blur();
  const price = seller.getByRole('textbox', { name: /^Цена/ });
  await expect(price).not.toHaveValue('');
  const listed = (await price.inputValue()).replaceAll(/\s/g, '').replace(',', '.');
  await price.fill(String(Number(listed) + 100).replace('.', ','));
  await seller.getByRole('combobox', { name: /^Почему изменили/ }).click();
  await seller.getByRole('option', { name: 'Товар закончился' }).click();
  await seller.getByRole('button', { name: /^Подтвердить \d/ }).click();
  await expect(now(buyer).getByRole('heading', { name: /^Поставщик изменил 1/ })).toBeVisible();
  await now(buyer)
    .getByRole('button', { name: /^Принять, / })
    .click();
  await expect(now(seller).getByRole('heading', { name: 'Выставьте счёт' })).toBeVisible();

  await invoiceAndPay(seller);
  await ship(seller);
  const received = buyer.getByRole('textbox', { name: /^Принять:/ });
  await received.fill(String(quantity / 2 - 1));
  await received.blur();
  await buyer.getByRole('radio', { name: 'Повреждено' }).click();
  await buyer.getByLabel(/Что видно/).fill('Порез боковины');
  await now(buyer)
    .getByRole('button', { name: /^Принять .+ заявить 1/ })
    .click();

  const claims = seller.getByRole('region', { name: 'Претензии' });
  await expect(claims).toContainText('Порез боковины');
  await claims.getByRole('button', { name: 'Принять претензию' }).click();
  await expect(buyer.getByRole('region', { name: 'Претензии' })).toContainText('Принята');
  // the money is returned, and the order is closed
  await seller.getByRole('button', { name: 'Отметить возврат' }).click();
  const dialog = seller.getByRole('dialog', { name: 'Отметить возврат' });
  await dialog.getByRole('button', { name: 'Отметить возврат' }).click();
  await expect(now(buyer).getByRole('heading', { name: 'Заказ закрыт' })).toBeVisible();

  // the order is found by its number in the list, with its total
  await buyer.goto('/orders');
  await buyer.getByRole('searchbox', { name: 'Найти' }).fill(number);
  await buyer.getByRole('searchbox', { name: 'Найти' }).press('Enter');
  await expect(ordersOf(buyer).getByRole('link', { name: number })).toHaveCount(1);
  await expect(buyer.getByText(/^1 заказ, /)).toBeVisible();
  await buyer.close();
});

/** The sums in a text, in kopecks. */
const sumsIn = (text: string) =>
  [...text.matchAll(/(\d[\d\u202f\u00a0]*(?:,\d\d)?)[\u202f\u00a0 ]₽/g)].map(([, sum = '']) =>
    Math.round(Number(sum.replaceAll(/[\u202f\u00a0]/g, '').replace(',', '.')) * 100),
  );

test('one sum from the checkout to the papers, on every screen of both sides, in letters and in files', async ({
  page,
}) => {
  const sides = await twoSides(page, ({ quantity }) => quantity);
  const { buyer, seller, goods, headers } = sides;
  const { number, checkout } = await placeOrder(sides);
  const found = await buyer.request.get(`/api/orders?q=${number}`, { headers });
  const [{ id, payable }] = (await found.json()).data;
  expect(sumsIn(checkout)).toContain(payable);

  const shown = (side: Page) =>
    expect.poll(async () => sumsIn(await side.getByRole('main').innerText())).toContain(payable);
  const both = async (title: RegExp | string) => {
    for (const side of [buyer, seller]) {
      await expect(now(side).getByRole('heading', { name: title })).toBeVisible();
      await shown(side);
    }
  };
  await both(/^(Ждём поставщика|Ответьте на заказ)$/);
  await seller.getByRole('button', { name: /^Подтвердить \d/ }).click();
  await both(/подтвердил|^Выставьте счёт$/);
  await invoiceAndPay(seller);
  const payment = buyer.getByRole('complementary', { name: 'Условия заказа' });
  await expect.poll(async () => sumsIn(await payment.innerText())).toContain(payable);
  await expect(payment).not.toContainText('Осталось');
  await ship(seller);
  await expect(now(buyer).getByRole('heading', { name: /^В пути/ })).toBeVisible();
  await now(buyer)
    .getByRole('button', { name: /^Принять/ })
    .click();
  await both('Заказ закрыт');

  for (const [side, path] of [
    [buyer, '/orders'],
    [seller, `/companies/${goods.company}/orders`],
  ] as const) {
    await side.goto(`${path}?q=${number}`);
    await expect(ordersOf(side)).toContainText(number);
    await shown(side);
  }
  // the account is new: this is all that it has bought
  await buyer.goto('/purchases');
  await shown(buyer);

  await expect
    .poll(async () => {
      const letters = (await (await buyer.request.get('/outbox')).text()).split('<article>');
      return sumsIn(letters.filter((letter) => letter.includes(number)).join(' '));
    })
    .toContain(payable);

  const { documents } = await (await buyer.request.get(`/api/orders/${id}`, { headers })).json();
  expect(documents.map(({ sum }: { sum: number }) => sum)).toEqual([payable, payable]);
  const xml = await buyer.request.get(`/api/orders/${id}/documents/${documents[1].id}?format=xml`, {
    headers,
  });
  const paper = new TextDecoder('windows-1251').decode(await xml.body());
  const [, total] = /<ВсегоОпл [^>]*СтТовУчНалВсего="([\d.]+)"/.exec(paper) ?? [];
  expect(Math.round(Number(total) * 100)).toBe(payable);
  await buyer.close();
});

test('an order on paper is the order alone', async ({ page }) => {
  await signIn(page);
  await page.goto('/orders');
  await ordersOf(page).getByRole('link').first().click();
  const print = page.getByRole('button', { name: 'Печать' });
  await expect(print).toBeVisible();
  const lines = page.getByRole('heading', { name: /^Склад/ }).first();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(lines).toBeVisible();
  // dark words on white paper, whatever the screen's theme
  await expect(lines).toHaveCSS('color', 'rgb(27, 26, 25)');
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), print])
    await expect(part).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Сообщение' })).toBeHidden();
});
