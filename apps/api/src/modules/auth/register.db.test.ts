import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitor } from '../../testing/visitor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const register = (body: object, remoteAddress?: string) =>
  visitor(server, undefined, remoteAddress).post('/auth/register', {
    password: 'Kolesnica-2026',
    ...body,
  });
const profileOf = async (body: object) => {
  const answer = await register(body);
  expect(answer.statusCode).toBe(200);
  return (await visitor(server, `Bearer ${answer.json().token}`).get('/user')).json();
};

describe('registration', () => {
  test('by e-mail signs in, with an address that is still to be confirmed', async () => {
    expect(await profileOf({ login: 'Boris@Koleso.RU' })).toMatchObject({
      email: 'boris@koleso.ru',
      email_verified_at: null,
      phone: null,
      full_name: null,
      avatar: null,
    });
  });

  test('by phone too, however it is written', async () => {
    expect(await profileOf({ login: '8 (921) 555-44-33' })).toMatchObject({
      email: null,
      phone: '79215554433',
      phone_verified_at: null,
    });
    const again = await register({ login: '+7 921 555 44 33' });
    expect(again.statusCode).toBe(422);
  });

  test('with a login that somebody has is refused at its field, in any case of its letters', async () => {
    await register({ login: 'taken@koleso.ru' });
    const answer = await register({ login: 'TAKEN@koleso.ru', password: 'Another-2026' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['login']]);
  });

  test('of one login twice at once makes one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => register({ login: 'twice@koleso.ru' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422]);
  });

  test.each([
    ['too short', 'Prot-26'],
    ['too long', 'x'.repeat(129)],
    ['the login', 'rules@koleso.ru'],
    ['the login in other letters', 'RULES@koleso.ru'],
  ])('wants a password that is not %s', async (_what, password) => {
    const answer = await register({ login: 'rules@koleso.ru', password });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['password']]);
  });

  test('stores no password', async () => {
    await register({ login: 'secret@koleso.ru', password: 'Очень тайный пароль' });
    const { rows } = await server.db.query<object>('select * from account');
    expect(JSON.stringify(rows)).not.toContain('тайный');
  });
});

describe('consents', () => {
  const consents = [
    { kind: 'processing', version: '2026-09-01' },
    { kind: 'marketing', version: '2026-10-15' },
  ];

  test('are recorded with the text’s version, the time and the address', async () => {
    const answer = await register({ login: 'consent@koleso.ru', consents }, '::ffff:198.51.100.4');
    const user = visitor(server, `Bearer ${answer.json().token}`);
    expect((await user.get('/user/consents')).json().data).toEqual([
      { kind: 'marketing', version: '2026-10-15', given: true, at: expect.any(String) },
      { kind: 'processing', version: '2026-09-01', given: true, at: expect.any(String) },
    ]);
    const { rows } = await server.db.query<{ ip: string; isNow: boolean }>(
      `select host(ip) ip, at > now() - interval '1 minute' "isNow" from consent join account on account.id = account_id
       where email = 'consent@koleso.ru'`,
    );
    expect(rows).toEqual(Array(2).fill({ ip: '198.51.100.4', isNow: true }));
  });

  test('are taken back and given again, and every word stays on record', async () => {
    const { token } = (await register({ login: 'withdraw@koleso.ru', consents })).json();
    const user = visitor(server, `Bearer ${token}`);
    for (const given of [false, true, false]) {
      const answer = await user.put('/user/consents/marketing', { version: '2026-11-01', given });
      expect(answer.json()).toMatchObject({ kind: 'marketing', version: '2026-11-01', given });
    }
    expect((await user.get('/user/consents')).json().data).toMatchObject([
      { kind: 'marketing', version: '2026-11-01', given: false },
      { kind: 'processing', given: true },
    ]);
    const { rows } = await server.db.query<{ given: boolean }>(
      `select given from consent join account on account.id = account_id
       where email = 'withdraw@koleso.ru' and kind = 'marketing' order by consent.id`,
    );
    expect(rows.map(({ given }) => given)).toEqual([true, false, true, false]);
  });

  test.each([
    [{ kind: 'processing', version: '2026-02-30' }],
    [{ kind: 'processing', version: 'latest' }],
    [{ kind: 'cookies', version: '2026-09-01' }],
    [{ kind: 'processing' }],
  ])('that make no sense are refused: %o', async (consent) => {
    const answer = await register({ login: 'nonsense@koleso.ru', consents: [consent] });
    expect(answer.statusCode).toBe(422);
    const { rows } = await server.db.query(
      `select from account where email = 'nonsense@koleso.ru'`,
    );
    expect(rows).toHaveLength(0);
  });
});
