import { expect, type Page } from '@playwright/test';
import { fillLogin, linkTo, prove, signIn } from '../account.ts';
import { newCaller, withCompany } from './callers.ts';
import { test } from './probe.ts';
import { heading, openAsNew, PICTURE, stopClock, stored, toasts, whileRunning } from './screen.ts';
import { titleOf } from './statements.ts';

/** Opens the login on a clock that the probe moves, and has the server refuse it. */
async function refusedLogin(page: Page) {
  await page.clock.install();
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, json: { message: 'Слишком много попыток' } }),
  );
  await page.goto('/login');
  await expect(heading(page, 'Вход')).toBeVisible();
  await stopClock(page);
  await fillLogin(page);
  const message = toasts(page).getByText(/^Слишком много/);
  await whileRunning(page, () => message.isVisible()).toBe(true);
  return message;
}

test(titleOf('2.47'), async ({ page }) => {
  const message = await refusedLogin(page);
  await page.clock.runFor(500);
  const box = await message.boundingBox();
  if (!box) throw new Error('No toast is shown.');
  const middle = await toasts(page).evaluate((region) => {
    const { left, right, bottom } = region.getBoundingClientRect();
    return { x: (left + right) / 2, gap: innerHeight - bottom };
  });
  expect(Math.abs(middle.x - 1342 / 2)).toBeLessThan(10);
  expect(middle.gap).toBeLessThan(80);
  expect(box.y).toBeGreaterThan(700);
});

test(titleOf('2.48'), async ({ page }) => {
  const message = await refusedLogin(page);
  await page.clock.runFor(2800);
  await expect(message).toBeVisible();
  await page.clock.runFor(400);
  await expect(message).toBeHidden();
});

test(titleOf('2.49'), async ({ page }) => {
  await openAsNew(page, '/profile');
  const lookOf = async (words: string) => {
    const toast = toasts(page).getByRole('alertdialog').filter({ hasText: words });
    await expect(toast).toBeVisible();
    const look = await toast.evaluate((one) => {
      const icon = one.querySelector('svg');
      return `${getComputedStyle(one).backgroundColor} ${icon && getComputedStyle(icon).color}`;
    });
    await toast.getByRole('button', { name: 'Закрыть' }).click();
    await expect(toast).toHaveCount(0);
    return look;
  };
  await page.getByLabel('Фамилия и имя').fill('Анна');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const success = await lookOf('Профиль сохранён');
  await page.route('**/api/user', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: 'Сервер занят' } })
      : route.continue(),
  );
  await page.getByLabel('Фамилия и имя').fill('Анна Михайлова');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  expect(await lookOf('Сервер занят')).not.toBe(success);
});

test(titleOf('2.50'), async ({ page }) => {
  await page.route('**/api/favorite-suppliers/*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Сервер занят' } }),
  );
  await openAsNew(page, '/suppliers');
  await page
    .getByRole('button', { name: /^Избранное: / })
    .first()
    .click();
  await expect(toasts(page)).toContainText('Сервер занят');
  await page.goto('/profile');
  await page.getByLabel('Фамилия и имя').fill('Анна');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(toasts(page)).toContainText('Профиль сохранён');
});

test(titleOf('2.51'), async ({ page }) => {
  const { company } = await withCompany(page);
  await page.goto(`/companies/${company.id}`);
  await page.getByRole('link', { name: 'Все компании' }).click();
  await expect(page).toHaveURL('/companies');
});

test(titleOf('2.52'), async ({ page }) => {
  const { company } = await withCompany(page);
  await page.goto(`/companies/${company.id}`);
  const day = new Intl.DateTimeFormat('ru', { dateStyle: 'long', timeZone: 'Europe/Moscow' });
  await expect(
    page.getByText(`Зарегистрирована ${day.format(new Date(company.registered_at))}`),
  ).toBeVisible();
});

test(titleOf('2.53'), async ({ page }) => {
  const { company } = await withCompany(page, { name: 'Шины «Ёлка» и Ко' });
  await page.goto(`/companies/${company.id}/employees`);
  await expect(heading(page, 'Шины «Ёлка» и Ко')).toBeVisible();
});

test(titleOf('2.54'), async ({ page }) => {
  const { company, get } = await withCompany(page);
  await page.goto(`/companies/${company.id}`);
  await expect(page.getByRole('button', { name: 'Загрузить логотип' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(PICTURE);
  const picture = page.getByRole('main').locator('header img');
  await expect(picture).toHaveJSProperty('complete', true);
  await page.getByRole('button', { name: 'Удалить фото' }).click();
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Удалить фото' })).toHaveCount(0);
  expect((await get(`/companies/${company.id}`)).body.logo).toBeNull();
});

test(titleOf('2.55'), async ({ page }) => {
  const { company } = await withCompany(page);
  await page.goto(`/companies/${company.id}`);
  await page.getByRole('link', { name: 'Создать филиал бренда' }).click();
  await expect(page).toHaveURL(`/companies/create?parent_id=${company.id}`);
});

test(titleOf('2.56'), async ({ page }) => {
  const { company } = await withCompany(page);
  const tabs = page.getByRole('navigation', { name: 'Разделы компании' });
  await page.goto('/companies/create');
  await expect(heading(page, 'Новая компания')).toBeVisible();
  await expect(tabs.getByRole('link')).toHaveText(['Профиль']);
  await page.goto(`/companies/${company.id}`);
  for (const [name, end] of [
    [/^Профиль/, '/edit'],
    [/^Сотрудники/, '/employees'],
    [/^Остатки/, '/rests'],
    [/^О компании/, ''],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/companies/${company.id}${end}`);
    await expect(tabs.locator('[aria-current=page]')).toHaveText(name);
  }
});

test(titleOf('2.57'), async ({ page }) => {
  const { company, get } = await withCompany(page);
  await page.goto(`/companies/${company.id}/edit`);
  for (const name of ['ВКонтакте', 'Telegram', 'WhatsApp', 'Сайт'])
    await expect(page.getByRole('textbox', { name })).toBeVisible();
  await page.getByRole('textbox', { name: 'Telegram' }).fill('https://t.me/kolesnica');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(toasts(page)).toContainText('Данные компании успешно обновлены');
  const { body } = await get(`/companies/${company.id}`);
  expect(JSON.stringify(body)).toContain('https://t.me/kolesnica');
});

test(titleOf('2.58'), async ({ page }) => {
  const { company, account, get } = await withCompany(page);
  await page.goto(`/companies/${company.id}/edit`);
  await page.getByRole('button', { name: 'Удалить компанию' }).click();
  await page.getByLabel('Чтобы подтвердить, введите название').fill('Колесница');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить компанию' }).click();
  await prove(page, account);
  await expect(page).toHaveURL('/companies');
  expect((await get('/companies')).body.data).toEqual([]);
});

test(titleOf('2.59'), async ({ page }) => {
  const { company } = await withCompany(page);
  await page.goto(`/companies/${company.id}/edit`);
  await page.getByLabel('Описание').fill('Покупаем шины');
  await expect(page.getByText('Есть несохранённые изменения')).toBeVisible();
  await page.getByRole('link', { name: 'Все компании' }).click();
  await page.getByRole('button', { name: 'Остаться' }).click();
  await expect(page.getByLabel('Описание')).toHaveValue('Покупаем шины');
});

/** Asks for a link to the e-mail of a new account; resolves to its address in the application. */
async function askForLink(page: Page) {
  const { post, get, account, session } = await newCaller(page);
  expect((await post('/user/email/verify', { email: account.login })).status).toBe(200);
  await signIn(page, account);
  return {
    account,
    link: await linkTo(page.request, account.login, '/redirect'),
    get,
    post,
    session,
  };
}

test(titleOf('2.60'), async ({ page }) => {
  const { link } = await askForLink(page);
  const asked = page.waitForRequest('**/api/verification/*');
  await page.goto(link);
  const request = await asked;
  expect(request.method()).toBe('GET');
  const { token_type, token } = await stored(page);
  expect(request.headers().authorization).toBe(`${token_type} ${token}`);
  const wish = new URL(link, page.url()).searchParams.get('request') ?? '';
  expect(new URL(wish, page.url()).pathname).toBe(new URL(request.url()).pathname);
});

test(titleOf('2.61'), async ({ page }) => {
  const { link, post, account } = await askForLink(page);
  await page.goto(link);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Подтверждён', { exact: true })).toBeVisible();
  // a phone waits: the page of a verified e-mail is the profile all the same
  const phone = `7916${String(Date.now()).slice(-7)}`;
  const { status } = await post('/user/phone/change', {
    phone,
    current_password: account.password,
  });
  expect(status).toBe(200);
  await page.goto(link);
  await expect(page).toHaveURL('/profile');
});
