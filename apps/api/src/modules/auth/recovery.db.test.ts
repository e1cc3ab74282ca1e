import { waitForSome } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostedApp, linkIn, type PostedApp } from '../../testing/post.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createUser, openSession, PASSWORD, visitor } from '../../testing/visitor.ts';

let server: PostedApp;
beforeAll(async () => {
  server = await createPostedApp();
});
afterAll(() => server.close());

const NEW_PASSWORD = 'Protektor-2027';
const request = (login: string) => visitor(server).post('/auth/reset-password/reset', { login });
const update = (token: string, login: string, password = NEW_PASSWORD) =>
  visitor(server).post(`/auth/reset-password/update/${token}`, { login, password });
const login = async (name: string, password: string) =>
  (await visitor(server).post('/auth/login', { login: name, password })).statusCode;

const letterTo = (address: string) =>
  waitForSome(
    () => server.mail.letters.findLast(({ recipients }) => recipients[0] === address),
    () => server.mail.letters,
  );
const tokenFor = async (address: string) => {
  expect((await request(address)).statusCode).toBe(200);
  const { pathname, searchParams } = linkIn((await letterTo(address)).text);
  expect([pathname, searchParams.get('login')]).toEqual(['/reset-password', address]);
  return searchParams.get('token') ?? '';
};

describe('a forgotten password', () => {
  test('is set anew by the link of a letter, once, and everybody else is signed out', async () => {
    const email = 'forgot@koleso.ru';
    const user = await createUser(server, { email });
    const elsewhere = visitor(server, await openSession(server, user.id));
    const token = await tokenFor(email);

    const answer = await update(token, email);
    expect(answer.statusCode).toBe(200);
    const here = visitor(server, `Bearer ${answer.json().token}`);
    expect((await here.get('/user')).json().email).toBe(email);
    expect((await elsewhere.get('/user')).statusCode).toBe(401);
    expect(await login(email, PASSWORD)).toBe(401);
    expect(await login(email, NEW_PASSWORD)).toBe(200);

    const again = await update(token, email, 'Protektor-2028');
    expect(again.statusCode).toBe(404);
    expect(await login(email, NEW_PASSWORD)).toBe(200);
  });

  test('goes to a phone as a message, and the page is told to close', async () => {
    const phone = '79165550011';
    await createUser(server, { phone });
    const answer = await request('+7 (916) 555-00-11');
    expect(answer.json().data).toMatchObject({ close_page: true });
    const message = await waitForSome(
      () => server.sms.messages.find(({ to }) => to === phone),
      () => server.sms.messages,
    );
    expect(message.authorization).toBe(`Basic ${Buffer.from('user:p@ss').toString('base64')}`);
    const token = linkIn(message.text).searchParams.get('token') ?? '';
    expect((await update(token, '8 916 555 00 11')).statusCode).toBe(200);
    expect(await login(phone, NEW_PASSWORD)).toBe(200);
  });

  test('is answered the same where there is nobody, who gets nothing', async () => {
    await createUser(server, { email: 'somebody@koleso.ru' });
    const [nobody, somebody] = [
      await request('nobody@koleso.ru'),
      await request('somebody@koleso.ru'),
    ];
    expect(nobody.statusCode).toBe(200);
    expect(nobody.body).toBe(somebody.body);
    expect(nobody.json().data.close_page).toBe(false);
    // this letter was asked for later and has been sent, so the first would have been sent by now
    await letterTo('somebody@koleso.ru');
    expect(server.mail.letters.flatMap(({ recipients }) => recipients)).not.toContain(
      'nobody@koleso.ru',
    );
  });

  test('is not set by another login, a bad password or a link that is no such link', async () => {
    const email = 'careful@koleso.ru';
    await createUser(server, { email });
    const token = await tokenFor(email);

    const foreign = await update(token, 'somebody@koleso.ru');
    expect([foreign.statusCode, Object.keys(foreign.json().errors)]).toEqual([422, ['login']]);
    for (const password of ['short', email]) {
      const bad = await update(token, email, password);
      expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([422, ['password']]);
    }
    const swapped = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    for (const tampered of [swapped, `${token}A`, token.slice(0, -1)])
      expect((await update(tampered, email)).statusCode).toBe(404);
    expect((await update('..%2f..%2fetc', email)).statusCode).toBe(422);

    // none of these attempts has used up the link
    expect((await update(token, email)).statusCode).toBe(200);
  });

  test('is not set by a link that is a day old, or older than another new password', async () => {
    const email = 'late@koleso.ru';
    const user = await createUser(server, { email });
    const token = await tokenFor(email);
    await server.db.query(`update link set expires_at = now() where account_id = $1`, [user.id]);
    expect((await update(token, email)).statusCode).toBe(404);

    server.mail.letters.length = 0;
    const fresh = await tokenFor(email);
    const changed = await user.post('/user/password', {
      current_password: PASSWORD,
      password: 'Protektor-2030',
    });
    expect(changed.statusCode).toBe(200);
    expect((await update(fresh, email)).statusCode).toBe(404);
  });

  test('cannot be set twice at once', async () => {
    const email = 'race@koleso.ru';
    await createUser(server, { email });
    const token = await tokenFor(email);
    const answers = await Promise.all(
      ['Race-2026-a', 'Race-2026-b', 'Race-2026-c'].map((password) =>
        update(token, email, password),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });

  test('of a kind that nothing can be sent to is refused, whoever asks', async () => {
    const mailOnly = await createTestApp({ environment: { SMTP_URL: server.mail.url } });
    const ask = (name: string) =>
      visitor(mailOnly).post('/auth/reset-password/reset', { login: name });
    expect((await ask('79160000000')).statusCode).toBe(503);
    expect((await ask('nobody@koleso.ru')).statusCode).toBe(200);
    await mailOnly.close();
  });
});

describe('a new password of one’s own accord', () => {
  test('wants the current one, ends every session and opens one', async () => {
    const email = 'change@koleso.ru';
    const user = await createUser(server, { email, phone: '79165550022' });
    const elsewhere = visitor(server, await openSession(server, user.id));

    const wrong = await user.post('/user/password', {
      current_password: 'wrong',
      password: NEW_PASSWORD,
    });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([
      422,
      ['current_password'],
    ]);
    for (const password of [email, 'CHANGE@koleso.ru', '+7 916 555-00-22', 'short']) {
      const bad = await user.post('/user/password', { current_password: PASSWORD, password });
      expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([422, ['password']]);
    }
    expect((await elsewhere.get('/user')).statusCode).toBe(200);

    const answer = await user.post('/user/password', {
      current_password: PASSWORD,
      password: NEW_PASSWORD,
    });
    expect(answer.statusCode).toBe(200);
    for (const old of [user, elsewhere]) expect((await old.get('/user')).statusCode).toBe(401);
    const here = visitor(server, `Bearer ${answer.json().token}`);
    expect((await here.get('/user/sessions')).json().data).toHaveLength(1);
    expect(await login(email, NEW_PASSWORD)).toBe(200);
  });
});
