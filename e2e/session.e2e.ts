import { expect, type Page, test } from '@playwright/test';
import { BUYER, fillLogin, newAccount, pathOf, register, signIn } from './account.ts';
import { rows } from './goods.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const profile = (page: Page) => page.getByRole('heading', { level: 1, name: 'Мой профиль' });
const loginPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Вход' });

test('a page that needs a session is shown after the login, with its query', {
  tag: ['@auth'],
}, async ({ page }) => {
  await page.goto('/profile?tab=a%20b&x=1');
  await expect(loginPage(page)).toBeVisible();
  await fillLogin(page);
  await expect(profile(page)).toBeVisible();
  expect(pathOf(page)).toBe('/profile?tab=a%20b&x=1');
});

const offersOf = (page: Page) => rows(page).getByRole('button', { name: /предложени/ });

/** A new account that has its city, as one that was chosen on another device. */
async function withCity(page: Page) {
  const { account, session } = await register(page);
  const answer = await page.request.put('/api/user/city', {
    data: { city: 'Казань' },
    headers: { authorization: `${session.token_type} ${session.token}` },
  });
  expect(answer.ok()).toBe(true);
  return account;
}

/** Has a computer that is slow, and an account whose answer comes later than the list. */
async function onSlowMachine(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let answer = () => {};
  const isPressed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user', async (route) => {
    if (new URL(page.url()).pathname === '/tires') await isPressed;
    await route.continue();
  });
  return answer;
}

test('the page after a login asks for the prices of the account’s city at once, and only for them', {
  tag: ['@auth', '@catalog'],
}, async ({ page }) => {
  const account = await withCity(page);
  const answer = await onSlowMachine(page);
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search_v2/tyres')) asked.push(request.postDataJSON().to);
  });
  await page.goto('/login?next=/tires');
  await fillLogin(page, account);
  await offersOf(page).nth(1).click();
  await expect(offersOf(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  const user = page.waitForResponse('**/api/user');
  answer();
  await user;
  await expect(page.getByRole('button', { name: /Казань/ }).first()).toBeVisible();
  await expect(offersOf(page).nth(1)).toHaveAttribute('aria-expanded', 'true');
  expect(new Set(asked)).toEqual(new Set(['Казань']));
});

test('what is pressed before the account’s city comes stays open', {
  tag: ['@auth', '@catalog'],
}, async ({ page }) => {
  await signIn(page, await withCity(page));
  const answer = await onSlowMachine(page);
  // few enough to be one page in any order
  await page.goto('/tires?width=205&profile=55&diameter=16&brand=Nokian+Tyres');
  const pressed = await offersOf(page).nth(1).getAttribute('aria-label');
  await offersOf(page).nth(1).click();
  const listed = page.waitForResponse(
    (response) =>
      response.url().includes('/api/search_v2/tyres') &&
      response.request().postDataJSON().to === 'Казань',
  );
  answer();
  await listed;
  await expect(page.getByRole('button', { name: /Казань/ }).first()).toBeVisible();
  const same = rows(page).getByRole('button', { name: pressed ?? '', exact: true });
  await expect(same).toHaveAttribute('aria-expanded', 'true');
});

test('an expired session ends within a second, also while a form is open', {
  tag: ['@auth'],
}, async ({ page }) => {
  await page.clock.install();
  const { expires_at } = await signIn(page, await newAccount(page));
  // requests still under way when the clock jumps would be aborted
  const cart = page.waitForResponse('**/api/cart');
  await page.goto('/profile?from=letter');
  await cart;
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  await page.getByLabel('Фамилия и имя').fill('Не сохранено');
  await page.clock.pauseAt(Date.parse(expires_at) - 1500);
  await page.clock.runFor(900);
  await expect(profile(page)).toBeVisible();
  await page.clock.runFor(1700);
  await expect(loginPage(page)).toBeVisible();
  expect(pathOf(page)).toBe('/login?next=%2Fprofile%3Ffrom%3Dletter');
  expect(await stored(page)).toBeNull();
  await expect(page.getByText('Сеанс закончился. Войдите снова')).toBeVisible();
});

test('logging out ends the session in every tab', { tag: ['@auth'] }, async ({ page, context }) => {
  const account = await newAccount(page);
  await page.goto('/login?next=/profile');
  await fillLogin(page, account);
  await expect(profile(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(profile(other)).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Профиль' })
    .getByRole('button', { name: 'Выйти' })
    .click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await stored(other)).toBeNull();
  await expect(page.getByLabel('E-mail или телефон')).toHaveValue('');

  // a login in one tab is a login in the other, too
  await fillLogin(page, account);
  await expect(other).toHaveURL('/');
});

test('a 401 ends the session, gives up what is under way, and leaves nothing behind', {
  tag: ['@auth'],
}, async ({ page }) => {
  const account = await newAccount(page);
  const { token } = await signIn(page, account);
  // the last request that the page makes by itself
  const cart = page.waitForResponse('**/api/cart');
  await page.goto('/profile');
  await cart;
  await expect(page.getByText('Этот сеанс')).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/auth/logout', { headers });
  const givenUp: string[] = [];
  page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).pathname));
  await page.route('**/api/user/consents/**', () => undefined);
  await page.getByText('Согласен получать письма о ценах и новинках').click();
  await page.getByLabel('Фамилия и имя').fill('Анна');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(loginPage(page)).toBeVisible();
  await expect.poll(() => givenUp).toContain('/api/user/consents/marketing');

  await fillLogin(page);
  await expect(page.getByText(BUYER.login)).toBeVisible();
  await expect(page.getByText(account.login)).toBeHidden();
});

test('offline is said, what was typed stays, and it goes through when the line is back', {
  tag: ['@auth'],
}, async ({ page, context }) => {
  await signIn(page, await newAccount(page));
  await page.goto('/profile');
  await page.getByLabel('Фамилия и имя').fill('Анна Михайлова');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('form', { name: 'Имя' }).getByRole('alert')).toContainText(
    'Нет связи',
  );
  await expect(page.getByLabel('Фамилия и имя')).toHaveValue('Анна Михайлова');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Профиль сохранён')).toBeVisible();
});
