import { waitForSome } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostedApp, linkIn, type PostedApp, verificationToken } from '../../testing/post.ts';
import { createUser, openSession, PASSWORD, visitor } from '../../testing/visitor.ts';

/** Tests attempts to keep access to somebody else's account, or to hold an address before its owner registers it. */
let server: PostedApp;
beforeAll(async () => {
  server = await createPostedApp();
});
afterAll(() => server.close());

const NEW = 'Vladelec-2027';
const as = (token: string) => visitor(server, `Bearer ${token}`);
const login = (name: string, password: string) =>
  visitor(server).post('/auth/login', { login: name, password });
const textTo = (address: string, word: string) =>
  waitForSome(
    () =>
      address.includes('@')
        ? server.mail.letters.findLast(
            ({ recipients, text = '' }) => recipients[0] === address && text.includes(word),
          )?.text
        : server.sms.messages.findLast(({ to, text }) => to === address && text.includes(word))
            ?.text,
    () => [server.mail.letters, server.sms.messages],
  );
/** Sets a new password by the link that is sent to an address. */
async function recover(address: string, password = NEW) {
  expect(
    (await visitor(server).post('/auth/reset-password/reset', { login: address })).statusCode,
  ).toBe(200);
  const token = linkIn(await textTo(address, '/reset-password')).searchParams.get('token');
  return visitor(server).post(`/auth/reset-password/update/${token}`, { login: address, password });
}

describe('an e-mail that somebody registered before its owner', () => {
  /** Registers somebody else's e-mail and confirms the squatter's own phone. */
  async function squat(email: string, phone: string) {
    const answer = await visitor(server).post('/auth/register', {
      login: email,
      password: PASSWORD,
    });
    const squatter = as(answer.json().token);
    await squatter.post('/user/phone/change', { phone: `+${phone}`, current_password: PASSWORD });
    const token = verificationToken(await textTo(phone, '/redirect'));
    expect((await squatter.get(`/verification/${token}`)).statusCode).toBe(200);
    return squatter;
  }

  test('opens to its owner nothing of theirs, and to them nothing of its owner’s', async () => {
    const [email, phone] = ['victim@koleso.ru', '79160010001'];
    const squatter = await squat(email, phone);
    const claimed = (await squatter.get('/user')).json();

    const answer = await recover(email);
    expect(answer.statusCode).toBe(200);
    const mine = (await as(answer.json().token).get('/user')).json();
    expect(mine).toMatchObject({ email, email_verified_at: expect.any(String), phone: null });
    expect(mine.id).not.toBe(claimed.id);

    await textTo(phone, 'неподтверждённый адрес отвязан');

    expect((await squatter.get('/user')).statusCode).toBe(401);
    expect((await login(email, PASSWORD)).statusCode).toBe(401);
    expect((await login(email, NEW)).statusCode).toBe(200);
    for (const back of [() => login(phone, PASSWORD), () => recover(phone, 'Skvotter-2028')]) {
      const theirs = (await as((await back()).json().token).get('/user')).json();
      expect(theirs).toMatchObject({ id: claimed.id, email: null, phone });
    }
  });

  test('opens nothing to its password either, once another address is confirmed', async () => {
    await squat('claimed@koleso.ru', '79160010002');
    const refused = await login('claimed@koleso.ru', PASSWORD);
    expect([refused.statusCode, refused.json().message]).toEqual([
      401,
      'Эта почта не подтверждена: войдите по телефону',
    ]);
    expect((await login('claimed@koleso.ru', 'wrong')).json().message).toBe(
      'Неверный логин или пароль',
    );
  });

  test('comes to its owner’s account when they confirm it there', async () => {
    const squatter = await squat('wanted@koleso.ru', '79160010003');
    const owner = await createUser(server, { phone: '79160010004', verified: true });
    await owner.post('/user/email/change', {
      email: 'wanted@koleso.ru',
      current_password: PASSWORD,
    });
    const token = verificationToken(await textTo('wanted@koleso.ru', '/redirect'));
    expect((await owner.get(`/verification/${token}`)).json().email).toBe('wanted@koleso.ru');
    expect((await squatter.get('/user')).json().email).toBeNull();
  });

  test('opens its account no more to another address that nobody confirmed', async () => {
    const [email, phone] = ['both@koleso.ru', '79160010006'];
    await createUser(server, { email, phone });
    const mine = await recover(email);
    expect((await as(mine.json().token).get('/user')).json()).toMatchObject({ email, phone: null });
    expect((await login(phone, NEW)).statusCode).toBe(401);
  });

  test('leaves an account whose phone has got a new password', async () => {
    const [email, phone] = ['beside-phone@koleso.ru', '79160010077'];
    const user = await createUser(server, { email, phone });
    await server.db.query('update account set phone_verified_at = now() where id = $1', [user.id]);
    const answer = await recover(phone);
    expect((await as(answer.json().token).get('/user')).json()).toMatchObject({
      email: null,
      phone,
    });
    expect((await login(email, NEW)).statusCode).toBe(401);
  });

  test('alone in its account, is confirmed by a new password', async () => {
    const email = 'alone@koleso.ru';
    const answer = await visitor(server).post('/auth/register', {
      login: email,
      password: PASSWORD,
    });
    const mine = await recover(email);
    expect((await as(mine.json().token).get('/user')).json().email_verified_at).not.toBeNull();
    expect((await as(answer.json().token).get('/user')).statusCode).toBe(401);
  });
});

describe('a link for a new password', () => {
  const sendTo = async (email: string) => {
    await visitor(server).post('/auth/reset-password/reset', { login: email });
    const token = linkIn(await textTo(email, '/reset-password')).searchParams.get('token');
    return () =>
      visitor(server).post(`/auth/reset-password/update/${token}`, { login: email, password: NEW });
  };

  test('that went to an e-mail which was changed since does not work', async () => {
    const user = await createUser(server, { email: 'old-box@koleso.ru', verified: true });
    const follow = await sendTo('old-box@koleso.ru');
    await user.post('/user/email/change', {
      email: 'new-box@koleso.ru',
      current_password: PASSWORD,
    });
    const token = verificationToken(await textTo('new-box@koleso.ru', '/redirect'));
    expect((await user.get(`/verification/${token}`)).statusCode).toBe(200);
    expect((await follow()).statusCode).toBe(404);
    expect((await login('new-box@koleso.ru', PASSWORD)).statusCode).toBe(200);
  });

  test('does not work after a login, nor after another session was ended', async () => {
    const email = 'found@koleso.ru';
    const user = await createUser(server, { email, verified: true });
    const first = await sendTo(email);
    await login(email, PASSWORD);
    expect((await first()).statusCode).toBe(404);

    server.mail.letters.length = 0;
    const second = await sendTo(email);
    await openSession(server, user.id);
    expect((await user.delete('/user/sessions')).statusCode).toBe(204);
    expect((await second()).statusCode).toBe(404);
  });
});

describe('a stolen session', () => {
  test('changes no address and no password without the current one', async () => {
    const user = await createUser(server, { email: 'stolen@koleso.ru', verified: true });
    for (const [call, body] of [
      ['/user/email/change', { email: 'thief@koleso.ru' }],
      ['/user/phone/change', { phone: '79160010005' }],
      ['/user/password', { password: NEW }],
    ] as const) {
      expect((await user.post(call, body)).statusCode).toBe(422);
      const wrong = await user.post(call, { ...body, current_password: 'wrong' });
      expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([
        422,
        ['current_password'],
      ]);
    }
    expect((await user.get('/user')).json()).toMatchObject({ pending_email: null });
  });

  test('is ended from another, and stays where it is called from', async () => {
    const user = await createUser(server, { email: 'ended@koleso.ru' });
    const thief = visitor(server, await openSession(server, user.id));
    await user.delete('/user/sessions');
    expect((await thief.get('/user')).statusCode).toBe(401);
    expect((await user.get('/user')).statusCode).toBe(200);
  });
});

describe('the owner is told', () => {
  test('of a new address at the old one and at the new one', async () => {
    const user = await createUser(server, { email: 'told-old@koleso.ru', verified: true });
    await user.post('/user/email/change', {
      email: 'told-new@koleso.ru',
      current_password: PASSWORD,
    });
    await user.get(
      `/verification/${verificationToken(await textTo('told-new@koleso.ru', '/redirect'))}`,
    );
    for (const address of ['told-old@koleso.ru', 'told-new@koleso.ru'])
      expect(await textTo(address, 'Почта аккаунта изменена')).toContain(
        'Теперь в аккаунте почта told-new@koleso.ru.',
      );
  });

  test('of a new password', async () => {
    const email = 'told-password@koleso.ru';
    const user = await createUser(server, { email, verified: true });
    await user.post('/user/password', { current_password: PASSWORD, password: NEW });
    await textTo(email, 'Пароль изменён');
  });

  test('of a login in a browser that the account was never used in, and of no other', async () => {
    const email = 'told-device@koleso.ru';
    await createUser(server, { email, verified: true });
    const first = await login(email, PASSWORD);
    expect(await textTo(email, 'Вход с нового устройства')).toContain('Устройство: Test browser.');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    );

    server.mail.letters.length = 0;
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { cookie: `theme=dark; ${cookie.split(';')[0]}` },
      payload: { login: email, password: PASSWORD },
    });
    await login(email, PASSWORD);
    await textTo(email, 'Вход с нового устройства');
    expect(server.mail.letters.filter(({ recipients }) => recipients[0] === email)).toHaveLength(1);
  });

  test('at an address that is confirmed alone', async () => {
    const user = await createUser(server, { email: 'told-nobody@koleso.ru' });
    await user.post('/user/password', { current_password: PASSWORD, password: NEW });
    const other = await createUser(server, { email: 'told-later@koleso.ru', verified: true });
    await other.post('/user/password', { current_password: PASSWORD, password: NEW });
    // this letter was asked for later and has been sent, so the first would have been sent by now
    await textTo('told-later@koleso.ru', 'Пароль изменён');
    expect(
      server.mail.letters.filter(({ recipients }) => recipients[0] === 'told-nobody@koleso.ru'),
    ).toEqual([]);
  });
});
