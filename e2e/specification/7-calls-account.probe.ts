import { expect } from '@playwright/test';
import { linkTo, newEmail, SUPPLIER } from '../account.ts';
import { caller, newCaller } from './callers.ts';
import { test } from './probe.ts';
import { openAsNew, PICTURE } from './screen.ts';
import { titleOf } from './statements.ts';

const consents = [{ kind: 'processing', version: '2026-09-01' }];
const password = 'лось везёт восемь дисков';
const newPhone = () => `7916${String(Math.random()).slice(2, 9)}`;
const hoursUntil = (time: string) => (Date.parse(time) - Date.now()) / 3_600_000;

test(titleOf('7.1'), async ({ page }) => {
  const asked = page.waitForRequest('**/api/search_v2/tyres');
  await page.goto('/tires');
  const headers = (await asked).headers();
  expect(headers.accept).toBe('application/json');
  expect(headers['content-type']).toMatch(/^application\/json/);
});

test(titleOf('7.2'), async ({ page }) => {
  const asked = page.waitForRequest('**/api/user');
  const { session } = await openAsNew(page, '/profile');
  expect((await asked).headers().authorization).toBe(`${session.token_type} ${session.token}`);
  const { get } = caller(page.request, { ...session, token: 'other' });
  expect((await get('/user')).status).toBe(401);
});

test(titleOf('7.3'), async ({ request }) => {
  const { post } = caller(request);
  const { status, body } = await post('/auth/register', { login: newEmail(), password, consents });
  expect(status).toBe(200);
  expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now());
  expect((await caller(request, body).get('/user')).status).toBe(200);
});

test(titleOf('7.4'), async ({ request }) => {
  const { post } = caller(request);
  const short = await post('/auth/login', { ...SUPPLIER, remember_me: false });
  const long = await post('/auth/login', { ...SUPPLIER, remember_me: true });
  expect(hoursUntil(short.body.expires_at)).toBeLessThanOrEqual(24);
  expect(hoursUntil(long.body.expires_at)).toBeGreaterThan(29 * 24);
});

test(titleOf('7.5'), async ({ page }) => {
  const { post, account } = await newCaller(page);
  for (const [login, close_page] of [
    [account.login, false],
    [newEmail(), false],
    [newPhone(), true],
  ] as const) {
    const { status, body } = await post('/auth/reset-password/reset', { login });
    expect([status, body.data.close_page]).toEqual([200, close_page]);
  }
});

test(titleOf('7.6'), async ({ page }) => {
  const { post, get, account } = await newCaller(page);
  const { login } = account;
  await post('/auth/reset-password/reset', { login });
  const link = new URL(await linkTo(page.request, login, '/reset-password'), 'http://localhost');
  const path = `/auth/reset-password/update/${link.searchParams.get('token')}`;
  const next = 'другой лось, другие диски';
  const { status, body } = await post(path, { login, password: next });
  expect(status).toBe(200);
  expect((await caller(page.request, body).get('/user')).status).toBe(200);
  expect((await get('/user')).status).toBe(401);
  expect((await post('/auth/login', { login, password: next })).status).toBe(200);
});

test(titleOf('7.7'), async ({ page }) => {
  const { post, get } = await newCaller(page);
  expect((await post('/auth/logout')).status).toBe(204);
  expect((await get('/user')).status).toBe(401);
});

test(titleOf('7.8'), async ({ page }) => {
  const { get, account } = await newCaller(page);
  const { status, body } = await get('/user');
  expect([status, body.email]).toEqual([200, account.login]);
  expect((await caller(page.request).get('/user')).status).toBe(401);
});

test(titleOf('7.9'), async ({ page }) => {
  const { get, post } = await newCaller(page);
  const { status, body } = await post('/user', { full_name: 'Анна Михайлова' });
  expect([status, body.full_name]).toEqual([200, 'Анна Михайлова']);
  expect((await get('/user')).body.full_name).toBe('Анна Михайлова');
  expect((await post('/user', { full_name: 5 })).status).toBe(422);
});

/** Uploads a picture as multipart; resolves to the answer. */
async function upload(
  caller: Awaited<ReturnType<typeof newCaller>>,
  page: { request: Parameters<typeof newCaller>[0]['request'] },
) {
  const answer = await page.request.post('/api/files/upload', {
    headers: caller.headers,
    multipart: { file: PICTURE, group: 'avatar' },
  });
  return { status: answer.status(), body: await answer.json() };
}

test(titleOf('7.10'), async ({ page }) => {
  const own = await newCaller(page);
  const { body: file } = await upload(own, page);
  const { status, body } = await own.post('/user/avatar', { avatar: file.id });
  expect(status).toBe(200);
  expect((await page.request.get(body.avatar)).headers()['content-type']).toMatch(/^image\//);
  const { body: stranger } = await upload(await newCaller(page), page);
  expect((await own.post('/user/avatar', { avatar: stranger.id })).status).toBe(422);
});

test(titleOf('7.11'), async ({ page }) => {
  const own = await newCaller(page);
  const { body: file } = await upload(own, page);
  await own.post('/user/avatar', { avatar: file.id });
  const { status, body } = await own.remove('/user/avatar');
  expect([status, body.avatar]).toEqual([200, null]);
});

test(titleOf('7.12'), async ({ page }) => {
  const { post, account } = await newCaller(page);
  const { login } = account;
  const session = (await post('/auth/login', account)).body;
  await post('/user/email/verify', { email: login });
  const link = new URL(await linkTo(page.request, login, '/redirect'), 'http://localhost');
  const wish = new URL(link.searchParams.get('request') ?? '', 'http://localhost');
  const answer = await page.request.get(wish.pathname, {
    headers: { authorization: `Bearer ${session.token}`, accept: 'application/json' },
  });
  const body = await answer.json();
  expect([answer.status(), body.email]).toEqual([200, login]);
  expect(body.email_verified_at).not.toBeNull();
});

test(titleOf('7.13'), async ({ page }) => {
  const { post, account } = await newCaller(page);
  const { status, body } = await post('/user/email/verify', { email: account.login });
  expect([status, body.email]).toEqual([200, account.login]);
  await linkTo(page.request, account.login, '/redirect');
});

test(titleOf('7.14'), async ({ page }) => {
  const { get, post, account } = await newCaller(page);
  const email = `${newEmail().split('@')[0]}@koleso.ru`;
  const { password: current_password } = account;
  expect((await post('/user/email/change', { email, current_password })).status).toBe(200);
  expect((await get('/user')).body).toMatchObject({ email: account.login, pending_email: email });
  await linkTo(page.request, email, '/redirect');
});

test(titleOf('7.15'), async ({ page }) => {
  const { get, post } = await newCaller(page);
  expect((await get('/user/phone/verify')).status).toBe(409);
  const phone = newPhone();
  await post('/auth/register', { login: phone, password, consents });
  const { body: session } = await post('/auth/login', { login: phone, password });
  const { status, body } = await caller(page.request, session).get('/user/phone/verify');
  expect([status, body.phone]).toEqual([200, phone]);
  await linkTo(page.request, `+${phone}`, '/redirect');
});

test(titleOf('7.16'), async ({ page }) => {
  const { get, post, account } = await newCaller(page);
  const { password: current_password } = account;
  const phone = newPhone();
  expect((await post('/user/phone/change', { phone, current_password })).status).toBe(200);
  expect((await get('/user')).body.pending_phone).toBe(phone);
  await linkTo(page.request, `+${phone}`, '/redirect');
  const short = await post('/user/phone/change', { phone: '+7 (916) 111', current_password });
  expect(short.status).toBe(422);
});

test(titleOf('7.17'), async ({ page }) => {
  const own = await newCaller(page);
  const { status, body } = await upload(own, page);
  expect(status).toBe(200);
  expect(body.id).toMatch(/^[\w-]{36}$/);
});
