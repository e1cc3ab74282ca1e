import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount, signIn } from './account.ts';
import { findGoods } from './goods.ts';

/** No page of this test has more Tab stops than this. */
const MAX_STOPS = 400;

/**
 * Presses Tab until `group` has the focus, then the left arrow until `wanted` has it, as somebody without a mouse does.
 */
async function tabTo(
  page: Page,
  wanted: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  group: Locator = wanted,
) {
  await expect(wanted).toBeEnabled();
  const isIn = (place: Locator) =>
    place.evaluate((element) => element.contains(document.activeElement));
  for (let stops = 0; stops < MAX_STOPS && !(await isIn(group)); stops++)
    await page.keyboard.press(key);
  for (let steps = 0; steps < MAX_STOPS && !(await isIn(wanted)); steps++)
    await page.keyboard.press('ArrowLeft');
  await expect(wanted).toBeFocused();
  // the user must also see where the focus is
  await expect(wanted).toBeInViewport();
}

test('a day without a mouse: words, a filter, an offer, the cart, the order', {
  tag: ['@catalog', '@cart', '@orders'],
}, async ({ page }) => {
  // hundreds of presses, each awaited
  test.slow();
  const { company, supplier, product, quantity } = await findGoods(page.request);
  const { token, token_type } = await signIn(page, await newAccount(page));
  const address = await page.request.post('/api/addresses', {
    headers: { authorization: `${token_type} ${token}` },
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
  const size = /\d+\/\d+ R\d+/.exec(product.title)?.[0] ?? '';
  const { season } = product as unknown as { season: 'winter' | 'summer' | 'all_season' };

  await page.goto(`/tires?supplier_id=${company}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused();
  await page.keyboard.type(size);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/width=/);

  const names = { winter: 'Зима', summer: 'Лето', all_season: 'Всесезон' };
  const seasons = page.getByRole('group', { name: 'Сезон' });
  const tile = seasons.getByRole('button', { name: names[season] });
  // the three buttons are one Tab stop; arrow keys go from one to another
  await tabTo(page, tile, 'Shift+Tab', tile.locator('..'));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(new RegExp(`season=${season}`));

  const row = page.getByRole('button', { name: `${product.title}: ` });
  await tabTo(page, row);
  await page.keyboard.press('Enter');
  const offer = page
    .getByRole('list', { name: `Предложения: ${product.title}` })
    .getByRole('listitem')
    .filter({ hasText: supplier })
    .first();
  await tabTo(page, offer.getByRole('textbox', { name: /^Количество/ }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(String(quantity));
  await tabTo(page, offer.getByRole('button', { name: /^В корзину/ }));
  await page.keyboard.press('Enter');
  await expect(offer.getByText('В корзине')).toBeVisible();

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /Корзина/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await tabTo(page, page.getByRole('button', { name: 'Оформить заказ', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Ждём поставщика' })).toBeVisible();

  // the way back, and a field for a message, which Tab reaches
  await tabTo(page, page.getByRole('textbox', { name: 'Сообщение' }));
  await page.keyboard.type('Позвоните за час');
  await tabTo(page, page.getByRole('button', { name: 'Отправить' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Сообщения' })).toContainText('Позвоните за час');
  await tabTo(page, page.getByRole('link', { name: 'Мои заказы' }).first(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/orders');

  // any place by the first letters of its name
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog', { name: 'Команды' })).toBeVisible();
  await page.keyboard.type('Избр');
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/favorite-suppliers');
});
