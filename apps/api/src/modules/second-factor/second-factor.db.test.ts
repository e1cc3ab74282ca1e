import type { SecondFactor, SecondFactorDemanded } from '@org/api-client/schema';
import { waitForSome } from '@org/config/wait-for';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { createPostedApp, linkIn, type PostedApp } from '../../testing/post.ts';
import { createUser, openSession, PASSWORD, type User, visitor } from '../../testing/visitor.ts';
import { codeAt } from './app-codes.ts';

let server: PostedApp;
beforeAll(async () => {
  server = await createPostedApp();
});
afterAll(() => server.close());
let user: User;
let email: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `factor${count}@koleso.ru`;
  user = await createUser(server, { email, verified: true });
});

const FACTOR = '/user/second-factor';
const CALLS = {
  startApp: `${FACTOR}/app`,
  confirmApp: `${FACTOR}/app/confirm`,
  removeApp: `${FACTOR}/app/remove`,
  startPasskey: `${FACTOR}/passkeys/options`,
  addPasskey: `${FACTOR}/passkeys`,
  removePasskey: (id = '') => `${FACTOR}/passkeys/${id}/remove`,
  renewRecoveryCodes: `${FACTOR}/recovery-codes`,
};
const password = { current_password: PASSWORD };
const STEP_MS = 30_000;
const guest = () => visitor(server);
const login = (body = {}) =>
  guest().post('/auth/login', { login: email, password: PASSWORD, ...body });
const stateOf = async (who: User) => (await who.get(FACTOR)).json<SecondFactor>();
const prove = (body: object) => guest().post('/auth/second-factor', body);
/** What a login asks for besides the password. */
async function demanded() {
  const answer = await login();
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).not.toHaveProperty('token');
  return answer.json<SecondFactorDemanded>().second_factor;
}

/** Connects an app. Each call of the returned `code` gives the code of a later moment. */
async function connectApp(who = user) {
  const { secret, uri } = (await who.post(CALLS.startApp, password)).json();
  expect(uri).toContain(`secret=${secret}`);
  const bytes = Secret.fromBase32(secret).bytes;
  let step = -1;
  const code = () => {
    step += 1;
    return codeAt(bytes, Date.now() + Math.min(step, 1) * STEP_MS);
  };
  const answer = await who.post(CALLS.confirmApp, { code: code() });
  expect(answer.statusCode).toBe(200);
  return { code, codes: answer.json<{ recovery_codes: string[] }>().recovery_codes };
}

async function addPasskey(who = user, authenticator = createAuthenticator()) {
  const { token, options } = (await who.post(CALLS.startPasskey, password)).json();
  const passkey = authenticator.create(options);
  const answer = await who.post(CALLS.addPasskey, { token, name: ' Ноутбук ', passkey });
  return { authenticator, answer, sent: { token, name: 'Ещё раз', passkey } };
}

describe('an authenticator app', () => {
  test('counts once its first code has come, and is asked for from then on', async () => {
    await user.post(CALLS.startApp, password);
    expect((await login()).statusCode).toBe(200);
    const { code, codes } = await connectApp();
    expect(codes).toHaveLength(10);
    expect(await stateOf(user)).toMatchObject({
      app_added_at: expect.any(String),
      recovery_codes_left: 10,
    });
    const { token, methods, passkey } = await demanded();
    expect([methods, passkey]).toEqual([['app', 'recovery_code'], null]);
    const answer = await prove({ token, code: code() });
    expect(answer.statusCode).toBe(200);
    const signedIn = visitor(server, `Bearer ${answer.json().token}`);
    expect((await signedIn.get('/user')).statusCode).toBe(200);
  });

  test('gives codes that are taken once, and no login twice', async () => {
    const { code } = await connectApp();
    const [first, second] = [await demanded(), await demanded()];
    const right = code();
    const answers = await Promise.all([
      prove({ token: first.token, code: right }),
      prove({ token: second.token, code: right }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const used = answers[0]?.statusCode === 200 ? first : second;
    expect((await prove({ token: used.token, code: right })).statusCode).toBe(404);
  });

  test('is confirmed by no code of another secret, and connected once', async () => {
    await user.post(CALLS.startApp, password);
    for (const code of ['000000', '12345a', 'ABCDE-FGHJK']) {
      const wrong = await user.post(CALLS.confirmApp, { code });
      expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['code']]);
    }
    await connectApp();
    expect((await user.post(CALLS.startApp, password)).statusCode).toBe(409);
    expect((await user.post(CALLS.confirmApp, { code: '000000' })).statusCode).toBe(409);
  });
});

describe('a passkey', () => {
  test('signs in, in a browser that has it', async () => {
    const { authenticator, answer } = await addPasskey();
    expect([answer.statusCode, answer.json().recovery_codes.length]).toEqual([200, 10]);
    expect((await stateOf(user)).passkeys).toMatchObject([{ name: 'Ноутбук', used_at: null }]);
    const { token, methods, passkey } = await demanded();
    expect(methods).toEqual(['passkey', 'recovery_code']);
    const signed = authenticator.sign(passkey as never);
    expect((await prove({ token, passkey: signed })).statusCode).toBe(200);
    expect((await stateOf(user)).passkeys[0]?.used_at).not.toBeNull();
    // a signature answers only the challenge that was signed
    const again = await demanded();
    expect((await prove({ token: again.token, passkey: signed })).statusCode).toBe(422);
  });

  test('of somebody else, of another site or of a copy is refused', async () => {
    const { authenticator } = await addPasskey();
    const stranger = await createUser(server, { email: `x${email}` });
    const other = (await addPasskey(stranger)).authenticator;
    const { token, passkey } = await demanded();
    const forged = {
      ...other.sign(passkey as never),
      id: authenticator.id,
      rawId: authenticator.id,
    };
    for (const answer of [
      other.sign(passkey as never),
      forged,
      { id: 'x', rawId: 'x', type: 'public-key', response: {} },
    ])
      expect((await prove({ token, passkey: answer })).statusCode).toBe(422);
    const phishing = createAuthenticator({ origin: 'https://protektor.example.evil' });
    const { answer } = await addPasskey(user, phishing);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['passkey']]);
    // the counter of a copied key goes on from where it was copied, so it is too low
    await server.db.query('update passkey set counter = 100 where id = $1', [authenticator.id]);
    expect((await prove({ token, passkey: authenticator.sign(passkey as never) })).statusCode).toBe(
      422,
    );
  });

  test('is added once, by who began it', async () => {
    const { answer, sent } = await addPasskey();
    expect(answer.statusCode).toBe(200);
    expect((await user.post(CALLS.addPasskey, sent)).statusCode).toBe(404);
    const stranger = await createUser(server, { email: `y${email}` });
    const { token } = (await user.post(CALLS.startPasskey, password)).json();
    expect((await stranger.post(CALLS.addPasskey, { ...sent, token })).statusCode).toBe(404);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is typed, and its owner is told', async () => {
    const { codes } = await connectApp();
    const [first = ''] = codes;
    const typed = first.toLowerCase().replace('-', ' ');
    expect((await prove({ token: (await demanded()).token, code: typed })).statusCode).toBe(200);
    const again = await prove({ token: (await demanded()).token, code: first });
    expect(again.statusCode).toBe(422);
    expect((await stateOf(user)).recovery_codes_left).toBe(9);
    const letter = await waitForSome(
      () =>
        server.mail.letters.find(
          ({ subject, recipients }) =>
            subject === 'Вход по резервному коду' && recipients[0] === email,
        ),
      () => server.mail.letters,
    );
    expect(letter.text).toContain('Осталось кодов: 9.');
  });

  test('ends when new ones are made, and none is stored as it is', async () => {
    const { codes } = await connectApp();
    const renewed = (await user.post(CALLS.renewRecoveryCodes, password)).json().recovery_codes;
    const { token } = await demanded();
    expect((await prove({ token, code: codes[0] ?? '' })).statusCode).toBe(422);
    const { rows } = await server.db.query<{ hash: string }>('select hash from recovery_code');
    expect(JSON.stringify(rows)).not.toContain(renewed[0].replace('-', ''));
    expect((await prove({ token, code: renewed[0] })).statusCode).toBe(200);
  });
});

describe('the second factor', () => {
  test('is changed by nobody who does not know the password', async () => {
    await connectApp();
    await addPasskey();
    const id = (await stateOf(user)).passkeys[0]?.id;
    const calls = [
      CALLS.startApp,
      CALLS.removeApp,
      CALLS.startPasskey,
      CALLS.removePasskey(id),
      CALLS.renewRecoveryCodes,
    ];
    for (const call of calls) {
      const wrong = await user.post(call, { current_password: 'wrong' });
      expect([call, wrong.statusCode]).toEqual([call, 422]);
    }
    const stranger = await createUser(server, { email: `z${email}` });
    expect((await stranger.post(CALLS.removePasskey(id), password)).statusCode).toBe(404);
  });

  test('is asked for after a new password by a link, too', async () => {
    const { code } = await connectApp();
    await guest().post('/auth/reset-password/reset', { login: email });
    const letter = await waitForSome(
      () =>
        server.mail.letters.findLast(
          ({ recipients, text = '' }) =>
            recipients[0] === email && text.includes('/reset-password'),
        ),
      () => server.mail.letters,
    );
    const token = linkIn(letter.text).searchParams.get('token');
    const answer = await guest().post(`/auth/reset-password/update/${token}`, {
      login: email,
      password: 'Kolesnitsa-2027',
    });
    expect(answer.statusCode).toBe(202);
    const { second_factor } = answer.json<SecondFactorDemanded>();
    expect((await prove({ token: second_factor.token, code: code() })).statusCode).toBe(200);
  });

  test('ends other sessions with its first, and a login that waits with a new password', async () => {
    const elsewhere = visitor(server, await openSession(server, user.id));
    const { code } = await connectApp();
    expect((await elsewhere.get('/user')).statusCode).toBe(401);
    expect((await user.get('/user')).statusCode).toBe(200);
    const { token } = await demanded();
    await user.post('/user/password', { ...password, password: 'Kolesnitsa-2028' });
    expect((await prove({ token, code: code() })).statusCode).toBe(404);
  });

  test('that somebody added before the address was confirmed goes with a new password', async () => {
    const squatter = await createUser(server, { email: `early${count}@koleso.ru` });
    await connectApp(squatter);
    await addPasskey(squatter);
    email = `early${count}@koleso.ru`;
    await guest().post('/auth/reset-password/reset', { login: email });
    const letter = await waitForSome(
      () => server.mail.letters.findLast(({ recipients }) => recipients[0] === email),
      () => server.mail.letters,
    );
    const token = linkIn(letter.text).searchParams.get('token');
    const answer = await guest().post(`/auth/reset-password/update/${token}`, {
      login: email,
      password: 'Kolesnitsa-2027',
    });
    expect(answer.statusCode).toBe(200);
  });

  test('is removed with its codes, one after another', async () => {
    await connectApp();
    await addPasskey();
    const id = (await stateOf(user)).passkeys[0]?.id;
    expect((await user.post(CALLS.removeApp, password)).statusCode).toBe(204);
    expect((await stateOf(user)).recovery_codes_left).toBe(10);
    expect((await user.post(CALLS.removePasskey(id), password)).statusCode).toBe(204);
    expect(await stateOf(user)).toMatchObject({
      app_added_at: null,
      passkeys: [],
      recovery_codes_left: 0,
    });
    expect((await login()).statusCode).toBe(200);
  });
});
