import { expect } from '@playwright/test';
import { fillLogin, linkTo, newAccount, newEmail, prove, signIn } from '../account.ts';
import { caller, newCaller } from './callers.ts';
import { test as phoneTest } from './phone-page/phone-page.ts';
import { test } from './probe.ts';
import { openAsNew, PICTURE, stored, toasts } from './screen.ts';
import { titleOf } from './statements.ts';

test(titleOf('3.1'), async ({ page }) => {
  const { session } = await newCaller(page);
  expect(Object.keys(session).sort()).toEqual(['expires_at', 'token', 'token_type']);
  expect(session.token_type).toBe('Bearer');
  expect(new Date(session.expires_at).toJSON()).toBe(session.expires_at);
});

test(titleOf('3.2'), async ({ page }) => {
  const answer = page.waitForResponse('**/api/auth/login');
  await page.goto('/login?next=/catalog');
  await fillLogin(page);
  await expect(page).toHaveURL('/catalog');
  const { token, token_type, expires_at } = await (await answer).json();
  expect(await stored(page)).toMatchObject({ token, token_type, expires_at });
});

test(titleOf('3.3'), async ({ page }) => {
  const account = await newAccount(page);
  await page.goto('/login?next=/catalog');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/catalog');
  expect(await stored(page, 'credential')).toEqual({ login: account.login });
});

test(titleOf('3.4'), async ({ page }) => {
  const { post, account } = await newCaller(page);
  await signIn(page, account);
  const email = `${newEmail().split('@')[0]}@koleso.ru`;
  const { password: current_password } = account;
  await post('/user/email/change', { email, current_password });
  await page.goto(await linkTo(page.request, email, '/redirect'));
  await expect(page).toHaveURL('/profile');
  await expect.poll(() => stored(page, 'credential')).toEqual({ login: email });
  // decided otherwise: a phone does not replace an e-mail
  const phone = `7916${String(Date.now()).slice(-7)}`;
  const { body: session } = await post('/auth/login', { login: email, password: account.password });
  await caller(page.request, session).post('/user/phone/change', { phone, current_password });
  await page.goto(await linkTo(page.request, `+${phone}`, '/redirect'));
  await expect(toasts(page)).toContainText('Успешно верифицировано!');
  expect(await stored(page, 'credential')).toEqual({ login: email });
});

test(titleOf('3.5'), async ({ page }) => {
  const { get, headers, post } = await newCaller(page);
  const upload = await page.request.post('/api/files/upload', {
    headers,
    multipart: { file: PICTURE, group: 'avatar' },
  });
  await post('/user/avatar', { avatar: (await upload.json()).id });
  const { body } = await get('/user');
  expect(body).toMatchObject({
    full_name: null,
    email: expect.stringContaining('@'),
    phone: null,
    avatar: expect.stringMatching(/^(https?:\/\/|\/)/),
    email_verified_at: null,
  });
  expect((await page.request.get(body.avatar)).ok()).toBe(true);
});

test(titleOf('3.6'), async ({ page }) => {
  const { headers } = await newCaller(page);
  const upload = await page.request.post('/api/files/upload', {
    headers,
    multipart: { file: PICTURE, group: 'avatar' },
  });
  expect(await upload.json()).toEqual({ id: expect.stringMatching(/^[\w-]{36}$/) });
});

test(titleOf('3.7'), async ({ page }) => {
  const { post, get } = await newCaller(page);
  await post('/companies', { name: 'Колесница' });
  const { body } = await get('/companies');
  expect(body.data[0]).toMatchObject({
    id: expect.any(String),
    name: 'Колесница',
    registered_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
  });
});

test(titleOf('3.8'), async ({ page }) => {
  const { post, get, account } = await newCaller(page);
  const { body: brand } = await post('/companies', { name: 'Колесница' });
  await post('/companies', { name: 'Восток', parent_id: brand.id });
  await signIn(page, account);
  await page.goto(`/companies/${brand.id}/edit`);
  await page.getByRole('button', { name: 'Открепить: Восток' }).click();
  await page.getByRole('button', { name: 'Открепить', exact: true }).click();
  await prove(page, account);
  await expect(page.getByRole('button', { name: 'Открепить: Восток' })).toBeHidden();
  expect((await get(`/companies/${brand.id}`)).body.filials).toEqual([]);
});

test(titleOf('3.18'), async ({ page }) => {
  const { post } = await newCaller(page);
  const { status, body } = await post('/user', { full_name: 5 });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ full_name: [expect.any(String)] });
});

test(titleOf('3.20'), async ({ page }) => {
  // seen from outside: a form that is being sent, its error and its success in passing, and the note of a sent link
  await openAsNew(page, '/profile');
  const { promise, resolve } = Promise.withResolvers<void>();
  let status = 500;
  await page.route('**/api/user', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await promise;
    return status === 500
      ? route.fulfill({ status, json: { message: 'Сервер занят' } })
      : route.continue();
  });
  await page.getByLabel('Фамилия и имя').fill('Анна');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('button', { name: /Сохраня/ })).toBeVisible();
  resolve();
  await expect(toasts(page)).toContainText('Сервер занят');
  status = 200;
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(toasts(page)).toContainText('Профиль сохранён');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/recovery-password');
  await page.getByLabel('E-mail или телефон').fill(newEmail());
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
});

test(titleOf('3.21'), async ({ page, context }) => {
  // decided otherwise: the session is one for all tabs
  await openAsNew(page, '/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByText('Этот сеанс')).toBeVisible();
  const root = await stored(page, 'root');
  expect(JSON.stringify(root)).not.toMatch(/expires_at|token/);
  await page.evaluate(() => localStorage.removeItem('token'));
  await expect(other).toHaveURL(/\/login/);
});

test(titleOf('3.25'), async () => {
  const { getCountries } = await import('@org/phone-input/core');
  const [kazakhstan] = getCountries({
    onlyCountries: ['kz'],
    localization: { kz: 'Казахстан' },
  });
  expect(kazakhstan).toMatchObject({
    name: 'Kazakhstan',
    iso2: 'kz',
    dialCode: '7',
    mask: expect.stringContaining('.'),
    priority: expect.any(Number),
    regions: expect.arrayContaining(['asia']),
    hasAreaCodes: true,
    isMainCode: false,
    localName: 'Казахстан',
  });
});

phoneTest(titleOf('3.26'), async ({ openPhone }) => {
  const { page, field, reported } = await openPhone({ country: 'ru' });
  await field.click();
  await page.keyboard.type('9161234567');
  expect(await reported()).toMatchObject({
    digits: '79161234567',
    country: {
      name: 'Russia',
      dialCode: '7',
      countryCode: 'ru',
      format: '+. (...) ...-..-..',
    },
  });
});
