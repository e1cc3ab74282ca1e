import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount, SUPPLIER, signIn } from './account.ts';
import { findGoods } from './goods.ts';
import { createSupplier } from './new-supplier.ts';
import { textOf } from './text.ts';

const ADDRESS = {
  ...{ label: 'Склад', city: 'Екатеринбург', street: 'Монтажников, 24' },
  ...{ receiver: 'Андрей Мельников', phone: '73432884107' },
  ...{ working_hours: null, is_default: true },
};
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Puts a text of several lines into the field, as a paste does. */
const paste = (page: Page, text: string) =>
  page.getByRole('combobox', { name: 'Поиск' }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** The first question that waits for a supplier is answered at this difference from its prices. */
async function answer(seller: Page, company: string, move: string) {
  await seller.goto(`/companies/${company}/demand/inquiries`);
  await seller
    .getByRole('link', { name: /^Ответить: / })
    .first()
    .click();
  await expect(seller.getByRole('heading', { name: /^Покупатель, Екатеринбург/ })).toBeVisible();
  await seller.getByRole('radio', { name: move }).click();
  await seller.getByRole('button', { name: /^Предложить \d/ }).click();
  await expect(seller.getByText(/^Предложили: /).first()).toBeVisible();
}

test('a message on a phone becomes choices, two suppliers quote, one is taken, the rest is ordered, papers come', {
  tag: ['@requests', '@orders', '@catalog', '@files'],
}, async ({ page, browser }) => {
  test.slow();
  const goods = await findGoods(page.request);
  const found = await page.request.post('/api/search_v2/tyres', {
    data: { quantity_min: 100, order_by: 'quantity__desc', per_page: 5 },
  });
  const { data }: { data: { id: string; article: string }[] } = await found.json();
  const others = data
    .filter(({ id }) => id !== goods.product.id)
    .slice(0, 4)
    .map(({ article }) => `${article} - 40 шт`);
  const rivalPage = await browser.newPage();
  const rival = await createSupplier(rivalPage, goods.product.title);
  const account = await newAccount(page);
  const { token, token_type } = await signIn(page, account);
  const headers = { authorization: `${token_type} ${token}` };
  await page.request.post('/api/addresses', { headers, data: ADDRESS });
  await page.request.put('/api/user/city', { headers, data: { city: 'Екатеринбург' } });

  // five presses on a phone: paste, read, make the request, choose, order
  const phone = await browser.newPage(PHONE);
  await signIn(phone, account);
  await phone.goto('/');
  await expect(phone.getByText('Ничего не ждёт вашего ответа')).toBeVisible();
  await phone.getByRole('combobox', { name: 'Поиск' }).tap();
  await paste(
    phone,
    [
      'Добрый день! Посчитайте, пожалуйста',
      `${goods.product.title} - ${goods.quantity} шт`,
      ...others,
      '205/55 R16 зима 8 шт',
      'Спасибо, ждём счёт',
    ].join('\n'),
  );
  await expect(phone.getByText('Похоже на заявку из 6 строк')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'в наличии' })).toHaveCount(5);
  await phone.getByRole('button', { name: 'Разобрать', exact: true }).tap();
  await phone.getByRole('button', { name: 'Разобрать 8 строк' }).tap();
  await expect(phone).toHaveURL(/\/requests\/[\w-]{36}$/);
  const address = new URL(phone.url()).pathname;
  const region = (name: string) => phone.getByRole('region', { name }).getByRole('listitem');
  await expect(region('Отложены')).toHaveText([/Добрый день/, /Спасибо/]);
  await expect(phone.getByRole('radio', { name: /^Дешевле всего/ })).toBeVisible();
  const [brand = ''] = goods.product.title.split(' ');
  const choice = region('Строки').first().getByText(brand, { exact: true }).last();
  const bar = phone.getByRole('button', { name: /^Заказать \d строк$/ }).last();
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  await expect(bar).toBeVisible();
  // the first choice is seen without scrolling
  await expect.poll(async () => (await topOf(bar)) - (await topOf(choice))).toBeGreaterThan(20);
  await phone.getByRole('button', { name: 'Взять самое дешёвое: 1 строку' }).tap();
  await expect(bar).toHaveText('Заказать 6 строк');
  await expect(bar).toBeEnabled();

  // at a desk, prices are asked for without a name, and two suppliers quote
  await page.goto(address);
  await page.getByRole('link', { name: 'Запросить цены у поставщиков' }).click();
  const ask = page.getByRole('region', { name: 'Запросить цены' });
  await ask.getByText(/^Кого спросить: всех/).click();
  await expect(ask.getByRole('checkbox', { name: goods.supplier, exact: true })).toBeChecked();
  await expect(ask.getByRole('checkbox', { name: rival.name, exact: true })).toBeChecked();
  await ask.getByRole('button', { name: /^Спросить \d/ }).click();
  await expect(page.getByText(/^Ответили 0 из \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Спросить ещё' })).toBeVisible();
  const seller = await browser.newPage();
  await signIn(seller, SUPPLIER);
  await answer(seller, goods.company, '−5 %');
  await answer(rivalPage, rival.id, 'Без уступки');

  await page.reload();
  await expect(page.getByText(/^Ответили 2 из \d/)).toBeVisible();
  const line = page.getByRole('radiogroup', { name: `Что взять: ${goods.product.title}` });
  const lines = page.getByRole('radiogroup', { name: /^Что взять: / });
  await expect(lines).toHaveCount(6);
  for (const one of await lines.all()) {
    await one.getByText('Не брать', { exact: true }).click();
    await expect(one.getByRole('radio', { name: 'Не брать' })).toBeChecked();
  }
  const quoteOf = (name: string) =>
    page.getByRole('radio', { name: new RegExp(`₽( без доставки)? ${name}`) });
  await expect(line.locator('label').filter({ has: quoteOf(rival.name) })).toBeVisible();
  await line
    .locator('label')
    .filter({ has: quoteOf(goods.supplier) })
    .click();
  await page.getByRole('button', { name: 'Заказать 1 строку' }).click();
  const placed = page.getByRole('status').getByRole('link', { name: /^П-/ });
  const number = await textOf(placed, /^П-/);

  // the rest is ordered where the request was made
  await phone.reload();
  await expect(region('Заказаны')).toHaveText([new RegExp(number)]);
  await expect(bar).toHaveText('Заказать 5 строк');
  await bar.tap();
  await expect(phone.getByText('Заказано.')).toBeVisible();
  await expect(region('Заказаны')).toHaveCount(6);

  await seller.reload();
  await expect(seller.getByText('заказано').first()).toBeVisible();
  await seller.goto(`/companies/${goods.company}/orders`);
  await seller.getByRole('link', { name: number, exact: true }).click();
  await seller.getByRole('button', { name: /^Подтвердить \d/ }).click();
  await seller.getByRole('button', { name: 'Выставить счёт' }).click();
  await placed.click();
  await expect(page.getByRole('region', { name: 'Документы' })).toContainText(/Счёт \d/);
});
