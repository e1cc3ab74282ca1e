import type { SecondFactor } from '@org/api-client/schema';
import { waitForSome } from '@org/config/wait-for';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createPostedApp, type PostedApp } from '../../testing/post.ts';
import { addPasskey, confirmApp, startApp } from '../../testing/second-factor.ts';
import { createUser, PASSWORD, type User, visitor } from '../../testing/visitor.ts';

const logged: string[] = [];
let server: PostedApp;
beforeAll(async () => {
  server = await createPostedApp({ logStream: { write: (line) => logged.push(line) } });
});
afterAll(() => server.close());
let user: User;
let email: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `said${count}@koleso.ru`;
  user = await createUser(server, { email, verified: true });
});

const FACTOR = '/user/second-factor';
const password = { current_password: PASSWORD };
const stateOf = async () => (await user.get(FACTOR)).json<SecondFactor>();
const messageOf = (answer: { json(): { message?: string; errors?: object } }) => {
  const { message, errors } = answer.json();
  return errors ?? message;
};
const letter = (subject: string, detail: string) =>
  waitForSome(
    () =>
      server.mail.letters.some(
        ({ recipients, subject: of, text = '' }) =>
          recipients[0] === email && of === subject && text.includes(detail),
      ),
    () => server.mail.letters,
  );
const eventsOf = (who: User) =>
  logged
    .map((line) => JSON.parse(line))
    .filter(({ security, account }) => security !== undefined && account === who.id)
    .map(({ security, outcome }) => `${security} ${outcome}`);

async function connectApp() {
  const code = await startApp(server, user);
  // with a space in the middle, as apps show it
  const shown = (await code()).replace(/...$/, ' $&');
  return { code, answer: await confirmApp(user, shown) };
}

test('the owner reads of each factor that comes and goes, and of new codes', async () => {
  const { answer } = await connectApp();
  expect(answer.json().recovery_codes).toHaveLength(10);
  await letter('Добавлен второй фактор входа', 'Способ: приложение с кодами.');

  const second = await addPasskey(user, { name: ' Ноутбук ' });
  // the recovery codes of the first factor serve all factors
  expect(second.json()).toEqual({ recovery_codes: null });
  await letter('Добавлен второй фактор входа', 'Способ: ключ «Ноутбук».');

  await user.post(`${FACTOR}/recovery-codes`, password);
  await letter('Резервные коды заменены', 'Прежние коды больше не действуют.');
  const id = (await stateOf()).passkeys[0]?.id ?? '';
  await user.post(`${FACTOR}/passkeys/${id}/remove`, password);
  await letter('Второй фактор входа удалён', 'Способ: ключ «Ноутбук».');
  await user.post(`${FACTOR}/app/remove`, password);
  await letter('Второй фактор входа удалён', 'Способ: приложение с кодами.');
  expect(eventsOf(user)).toEqual([
    'factor-add done',
    'factor-add done',
    'recovery-codes done',
    'factor-remove done',
    'factor-remove done',
  ]);
});

test('what is wrong is told at its field, and noted', async () => {
  const { code } = await connectApp();
  const { token } = (
    await visitor(server).post('/auth/login', { login: email, password: PASSWORD })
  ).json().second_factor;
  const prove = (body: object) => visitor(server).post('/auth/second-factor', { token, ...body });
  const passkey = { id: 'x', rawId: 'x', type: 'public-key', response: {} };
  expect(messageOf(await prove({ code: '000000' }))).toEqual({ code: ['Неверный код'] });
  expect(messageOf(await prove({ passkey }))).toEqual({
    passkey: ['Ключ не подошёл. Попробуйте ещё раз'],
  });
  const one = { code: ['Введите код или приложите ключ'] };
  expect(messageOf(await prove({}))).toEqual(one);
  expect(messageOf(await prove({ code: await code(), passkey }))).toEqual(one);
  const right = await code();
  expect((await prove({ code: right.replace(/...$/, ' $& ') })).statusCode).toBe(200);
  expect(messageOf(await prove({ code: await code() }))).toBe(
    'Время на вход вышло. Введите пароль ещё раз',
  );
  expect(eventsOf(user)).toEqual([
    'factor-add done',
    'password done',
    'second-factor refused',
    'second-factor refused',
    'second-factor done',
  ]);
});

test('what can’t be added says why', async () => {
  expect(messageOf(await user.post(`${FACTOR}/recovery-codes`, password))).toBe(
    'Сначала добавьте ключ или приложение',
  );
  expect(messageOf(await confirmApp(user, '000000'))).toBe('Начните подключение заново');
  await startApp(server, user);
  expect(messageOf(await confirmApp(user, '000000'))).toEqual({
    code: ['Неверный код. Проверьте время на телефоне'],
  });
  expect(messageOf(await addPasskey(user, { name: '  ' }))).toEqual({ name: ['Назовите ключ'] });
  const foreign = createAuthenticator({ origin: 'https://protektor.example.evil' });
  expect(messageOf(await addPasskey(user, { authenticator: foreign }))).toEqual({
    passkey: ['Ключ не подошёл. Попробуйте ещё раз'],
  });
  await connectApp();
  expect(messageOf(await user.post(`${FACTOR}/app`, password))).toBe(
    'Приложение уже подключено. Сначала отключите его',
  );
  expect((await user.post(`${FACTOR}/passkeys/none/remove`, password)).statusCode).toBe(404);
});

test('a passkey is added once, and of twenty none more', async () => {
  const authenticator = createAuthenticator();
  expect((await addPasskey(user, { authenticator })).statusCode).toBe(200);
  expect(messageOf(await addPasskey(user, { authenticator }))).toBe('Этот ключ уже добавлен');
  await server.db.query(
    `insert into passkey (id, account_id, name, public_key, counter, transports)
     select id || n, account_id, name, public_key, counter, transports from passkey, generate_series(1, 18) n
     where account_id = $1`,
    [user.id],
  );
  expect((await addPasskey(user)).statusCode).toBe(200);
  expect(messageOf(await addPasskey(user))).toBe('Ключей уже 20. Сначала удалите ненужный');
  expect((await stateOf()).passkeys).toHaveLength(20);
});

test('of several passkeys each signs in, and a browser is asked for all of them', async () => {
  const [first, second] = [createAuthenticator(), createAuthenticator()];
  for (const authenticator of [first, second])
    expect((await addPasskey(user, { authenticator })).statusCode).toBe(200);
  for (const authenticator of [second, first]) {
    const login = { login: email, password: PASSWORD };
    const { second_factor } = (await visitor(server).post('/auth/login', login)).json();
    expect(second_factor.passkey).toMatchObject({
      rpId: 'protektor.example',
      userVerification: 'preferred',
      allowCredentials: [{ id: first.id }, { id: second.id }],
    });
    const passkey = authenticator.sign(second_factor.passkey);
    const body = { token: second_factor.token, passkey };
    expect((await visitor(server).post('/auth/second-factor', body)).statusCode).toBe(200);
  }
});

test('a new passkey is asked for in the name of the site and of the account', async () => {
  const authenticator = createAuthenticator();
  await addPasskey(user, { authenticator });
  const { options } = (await user.post(`${FACTOR}/passkeys/options`, password)).json();
  expect(options).toMatchObject({
    rp: { name: 'Протектор', id: 'protektor.example' },
    user: { name: email },
    excludeCredentials: [{ id: authenticator.id }],
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
});

test('a recovery code that two send at once lets one of them in', async () => {
  const { answer } = await connectApp();
  const [code] = answer.json<{ recovery_codes: string[] }>().recovery_codes;
  const login = () => visitor(server).post('/auth/login', { login: email, password: PASSWORD });
  const tokens = [await login(), await login()].map((one) => one.json().second_factor.token);
  const answers = await Promise.all(
    tokens.map((token) => visitor(server).post('/auth/second-factor', { token, code })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect((await stateOf()).recovery_codes_left).toBe(9);
});
