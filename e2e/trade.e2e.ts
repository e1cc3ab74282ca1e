import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { fillLogin, newAccount, SUPPLIER, signIn } from './account.ts';
import { findGoods, type Goods } from './goods.ts';
import { textOf } from './text.ts';

const header = (page: Page) => page.getByRole('banner');

/** Opens the offers of the supplier’s product and adds some pieces to the cart. */
async function addToCart(page: Page, { company, product, quantity }: Goods) {
  const [width, profile, diameter] = /(\d+)\/(\d+) R(\d+)/.exec(product.title)?.slice(1) ?? [];
  const size = new URLSearchParams({
    supplier_id: company,
    ...(width && profile && diameter && { width, profile, diameter }),
  });
  await page.goto(`/tires?${size}`);
  await page.getByRole('button', { name: new RegExp(`^${escaped(product.title)}: `) }).click();
  const offer = page
    .getByRole('list', { name: `Предложения: ${product.title}` })
    .getByRole('listitem')
    .first();
  await offer.getByRole('textbox', { name: /^Количество/ }).fill(String(quantity));
  await offer.getByRole('button', { name: /^В корзину/ }).click();
  await expect(offer.getByText('В корзине')).toBeVisible();
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('from comparing to an order: two devices, one cart; the supplier confirms a part, the buyer sees it', {
  tag: ['@catalog', '@cart', '@orders', '@requests', '@addresses', '@delivery'],
}, async ({ page, browser }) => {
  const goods = await findGoods(page.request);
  const account = await newAccount(page);
  await page.context().clearCookies();

  // a visitor's cart is kept in the browser, and joins the account's cart at the login
  await addToCart(page, goods);
  await expect(header(page).getByRole('link', { name: /Корзина.*1 позиция/ })).toBeVisible();
  await header(page)
    .getByRole('link', { name: /Корзина/ })
    .click();
  await expect(page).toHaveURL('/login?next=%2Fcart');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/cart');
  const group = page.getByRole('region', { name: goods.supplier });
  const stepper = group.getByRole('textbox', { name: /^Количество/ });
  await expect(stepper).toHaveValue(String(goods.quantity));

  // another device shows the cart and changes it; the first one follows on return to its window
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await signIn(phone, account);
  await phone.goto('/cart');
  const there = phone.getByRole('textbox', { name: /^Количество/ });
  await expect(there).toHaveValue(String(goods.quantity));
  await there.fill(String(goods.quantity * 2));
  await there.blur();
  await expect(phone.getByText(`на `).first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(stepper).toHaveValue(String(goods.quantity * 2), { timeout: 1000 });
  }).toPass();

  // what is taken out can be put back
  await group.getByRole('button', { name: /^Убрать/ }).click();
  await expect(page.getByText('В корзине пусто')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(stepper).toHaveValue(String(goods.quantity * 2));

  // on a wide screen the cart is beside the list, and shows how much of each minimum order is reached
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/tires');
  const dock = page.getByRole('complementary', { name: 'Корзина' });
  await expect(dock.getByRole('link', { name: goods.supplier })).toBeVisible();
  await expect(dock.getByText(/^Мин. заказ .+ набран$/)).toBeVisible();
  await dock.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await page.setViewportSize({ width: 1342, height: 900 });

  // without an address there is no delivery; a new one becomes the default one
  const order = page.getByRole('button', { name: 'Оформить заказ', exact: true });
  await expect(order).toBeDisabled();
  await page.getByRole('button', { name: 'Добавить адрес' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый адрес доставки' });
  await dialog.getByRole('combobox', { name: 'Город' }).click();
  await page.getByRole('combobox', { name: 'Найти город' }).fill('екатеринб');
  await page.getByRole('option', { name: 'Екатеринбург' }).click();
  await dialog.getByLabel('Улица и дом').fill('Монтажников, 24');
  await dialog.getByLabel('Кто примет').fill('Андрей Мельников');
  await dialog.getByLabel('Телефон получателя').fill('3432884107');
  await dialog.getByRole('button', { name: 'Добавить адрес' }).click();
  await expect(dialog).toBeHidden();
  await order.click();
  await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Ждём поставщика' })).toBeVisible();
  const number = (await textOf(page.getByRole('heading', { level: 1 }), /^Заказ /))
    .split(' ')
    .at(-1);

  const seller = await browser.newPage();
  await signIn(seller, SUPPLIER);
  await seller.goto(`/companies/${goods.company}/orders`);
  await seller.getByRole('link', { name: number, exact: true }).click();
  await seller.getByRole('textbox', { name: /^Подтвердить/ }).fill(String(goods.quantity));
  await seller.getByLabel('Комментарий покупателю').fill('Остальное через неделю');
  await seller.getByRole('combobox', { name: /^Почему изменили/ }).click();
  await seller.getByRole('option', { name: 'Товар закончился' }).click();
  await seller.getByRole('button', { name: /^Подтвердить \d/ }).click();
  await expect(seller.getByRole('heading', { name: 'Ждём покупателя' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: /^Поставщик изменил 1/ })).toBeVisible();
  await expect(page.getByText('Остальное через неделю')).toBeVisible();
  await page.getByRole('button', { name: /^Принять, / }).click();
  await expect(page.getByRole('heading', { name: 'Поставщик подтвердил заказ' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Состав заказа' })).toContainText(
    `${goods.quantity} из ${goods.quantity * 2}\u202fшт.`,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Скачать XLSX' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`Заказ ${number}.xlsx`);

  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveURL(/\/requests\/[\w-]{36}$/);
  await expect(page.getByRole('textbox', { name: /^Количество/ })).toHaveValue(
    String(goods.quantity * 2),
  );
  await phone.close();
  await seller.close();
});

/** Finds offers of several products of which 8 pieces can be ordered. */
async function findOffers(request: APIRequestContext, count: number): Promise<string[]> {
  const body = { order_by: 'quantity__desc', quantity_min: 8, per_page: 20 };
  const found = await (await request.post('/api/search_v2/tyres', { data: body })).json();
  const offers: string[] = [];
  for (const { id } of found.data) {
    const data = { quantity_min: 8, per_page: 100 };
    const rests = await (await request.post(`/api/product/${id}/rests`, { data })).json();
    const fit = rests.data.find(
      ({ multiple, min_order }: { multiple: number; min_order: number }) =>
        8 % multiple === 0 && min_order <= 8,
    );
    if (fit) offers.push(fit.id);
    if (offers.length === count) break;
  }
  return offers;
}

/** Finds a product that several suppliers sell in 8 pieces, and the dearest of these offers. */
async function findDearOffer(request: APIRequestContext) {
  const body = { order_by: 'quantity__desc', quantity_min: 8, per_page: 10 };
  const found = await (await request.post('/api/search_v2/tyres', { data: body })).json();
  for (const { id, title } of found.data) {
    const rests = await (
      await request.post(`/api/product/${id}/rests`, { data: { quantity_min: 8, per_page: 100 } })
    ).json();
    const offers = rests.data.filter(
      ({ multiple, min_order }: { multiple: number; min_order: number }) =>
        8 % multiple === 0 && min_order <= 8,
    );
    const dear = offers.at(-1);
    if (offers.length > 1 && dear.bulk_price > offers[0].bulk_price)
      return { offer_id: dear.id as string, title: title as string };
  }
  throw new Error('Everything costs the same everywhere.');
}

test('a cart in two tabs; it becomes a request, and that is taken back', {
  tag: ['@catalog', '@cart', '@orders', '@requests', '@addresses', '@delivery'],
}, async ({ page }) => {
  const dear = await findDearOffer(page.request);
  const { token, token_type } = await signIn(page, await newAccount(page));
  const headers = { authorization: `${token_type} ${token}` };
  const items = (await findOffers(page.request, 3)).map((offer_id) => ({ offer_id, quantity: 8 }));
  await page.request.put('/api/cart', { headers, data: { items } });
  await page.goto('/cart');

  // a change in one tab shows in the other, without a switch to it
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  const inTab = tab.getByRole('textbox', { name: /^Количество/ });
  await expect(inTab).toHaveCount(3);
  await page
    .getByRole('button', { name: /^Убрать/ })
    .first()
    .click();
  await expect(inTab).toHaveCount(2);
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(inTab).toHaveCount(3);
  await tab.close();

  // the dearest way to buy a product can be made cheaper
  await page.request.put('/api/cart', {
    headers,
    data: { items: [{ offer_id: dear.offer_id, quantity: 8 }] },
  });
  await page.reload();
  const total = header(page).getByRole('link', { name: /Корзина/ });
  await expect(page.getByRole('button', { name: `Убрать ${dear.title}` })).toBeVisible();
  const before = await textOf(total, /1\sпозиция/);
  // it becomes a request, and a cart again while the message is there
  const cheaper = page.getByRole('button', { name: 'Собрать дешевле' });
  await cheaper.click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  await expect(total).toHaveText(before);

  // the cheapest plan of the request is chosen, and nothing is left in the cart
  await cheaper.click();
  await expect(page).toHaveURL(/\/requests\/[\w-]{36}$/);
  await expect(page.getByRole('radio', { name: /^Дешевле всего/ })).toBeChecked();
  await expect(total).not.toHaveText(/1\sпозиция/);
});
