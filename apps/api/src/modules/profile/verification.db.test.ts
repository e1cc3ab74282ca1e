import { domainToUnicode } from 'node:url';
import { waitForSome } from '@org/config/wait-for';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostedApp, linkIn, type PostedApp, verificationToken } from '../../testing/post.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createUser, PASSWORD, visitor } from '../../testing/visitor.ts';

let server: PostedApp;
beforeAll(async () => {
  server = await createPostedApp();
});
afterAll(() => server.close());

const letterTo = (address: string) =>
  waitForSome(
    () => server.mail.letters.findLast(({ recipients }) => recipients[0] === address),
    () => server.mail.letters,
  );
const messageTo = (phone: string) =>
  waitForSome(
    () => server.sms.messages.findLast(({ to }) => to === phone),
    () => server.sms.messages,
  );

describe('an e-mail', () => {
  test('is confirmed by the link of its letter', async () => {
    const email = 'anna@koleso.ru';
    const user = await createUser(server, { email });
    const answer = await user.post('/user/email/verify', { email: 'Anna@Koleso.ru' });
    expect(answer.statusCode).toBe(200);
    const { sent_at, expires_at } = answer.json();
    expect(answer.json().email).toBe(email);
    expect(Date.parse(expires_at) - Date.parse(sent_at)).toBe(24 * 3600 * 1000);

    const token = verificationToken((await letterTo(email)).text);
    const confirmed = await user.get(`/verification/${token}`);
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json()).toMatchObject({ email, email_verified_at: expect.any(String) });
    expect((await user.get('/user')).json().email_verified_at).not.toBeNull();

    expect((await user.post('/user/email/verify', { email })).statusCode).toBe(409);
    expect((await user.get(`/verification/${token}`)).statusCode).toBe(404);
  });

  test('that is not the account’s own is not confirmed', async () => {
    const user = await createUser(server, { phone: '79160000010' });
    for (const email of ['other@koleso.ru', 'nonsense']) {
      const answer = await user.post('/user/email/verify', { email });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email']]);
    }
  });

  test('is changed once the link to the new one is followed, and the login with it', async () => {
    const user = await createUser(server, { email: 'old@koleso.ru', verified: true });
    await user.post('/user/email/change', { email: 'New@Koleso.ru', current_password: PASSWORD });
    expect((await user.get('/user')).json()).toMatchObject({
      email: 'old@koleso.ru',
      pending_email: 'new@koleso.ru',
    });
    const token = verificationToken((await letterTo('new@koleso.ru')).text);
    expect((await user.get(`/verification/${token}`)).json()).toMatchObject({
      email: 'new@koleso.ru',
      email_verified_at: expect.any(String),
      pending_email: null,
    });
    const login = (name: string) =>
      visitor(server).post('/auth/login', { login: name, password: 'Kolesnica-2026' });
    expect((await login('new@koleso.ru')).statusCode).toBe(200);
    expect((await login('old@koleso.ru')).statusCode).toBe(401);
  });

  test('that the user thought better of is not waited for any more', async () => {
    const user = await createUser(server, { email: 'hesitant@koleso.ru' });
    await user.post('/user/email/change', { email: 'first@koleso.ru', current_password: PASSWORD });
    const first = verificationToken((await letterTo('first@koleso.ru')).text);
    await user.post('/user/email/change', {
      email: 'second@koleso.ru',
      current_password: PASSWORD,
    });
    expect((await user.get('/user')).json().pending_email).toBe('second@koleso.ru');
    expect((await user.get(`/verification/${first}`)).statusCode).toBe(404);
  });

  test('that somebody else has is refused, also when they were faster', async () => {
    await createUser(server, { email: 'taken@koleso.ru' });
    const user = await createUser(server, { email: 'slow@koleso.ru' });
    const taken = await user.post('/user/email/change', {
      email: 'TAKEN@koleso.ru',
      current_password: PASSWORD,
    });
    // the caller does not learn that the address is taken: only its owner does
    expect([taken.statusCode, taken.json().email]).toEqual([200, 'taken@koleso.ru']);
    const foreign = verificationToken((await letterTo('taken@koleso.ru')).text);
    expect((await user.get(`/verification/${foreign}`)).json().message).toContain('другой аккаунт');

    await user.post('/user/email/change', {
      email: 'wanted@koleso.ru',
      current_password: PASSWORD,
    });
    const token = verificationToken((await letterTo('wanted@koleso.ru')).text);
    await createUser(server, { email: 'wanted@koleso.ru' });
    expect((await user.get(`/verification/${token}`)).statusCode).toBe(404);
    expect((await user.get('/user')).json().email).toBe('slow@koleso.ru');
  });

  test.each([
    ['a@b', '79164440001'],
    ['anna@koleso.online', '79164440002'],
    ['a b@koleso.ru', '79164440003'],
    ['anna@koleso.ru\nBcc: all@koleso.ru', '79164440004'],
  ])('«%s» is refused by the stricter check', async (email, phone) => {
    const user = await createUser(server, { phone });
    const answer = await user.post('/user/email/change', { email, current_password: PASSWORD });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['email']]);
  });
});

describe('a phone', () => {
  test('is confirmed by the link of its message', async () => {
    const phone = '79160000020';
    const user = await createUser(server, { phone });
    const answer = await user.get('/user/phone/verify');
    expect(answer.json()).toEqual({
      phone,
      sent_at: expect.any(String),
      expires_at: expect.any(String),
      resend_at: expect.any(String),
    });
    const token = verificationToken((await messageTo(phone)).text);
    expect((await user.get(`/verification/${token}`)).json()).toMatchObject({
      phone,
      phone_verified_at: expect.any(String),
    });
    expect((await user.get('/user/phone/verify')).statusCode).toBe(409);
  });

  test('is added and changed, however it is written', async () => {
    const user = await createUser(server, { email: 'phoneless@koleso.ru' });
    expect((await user.get('/user/phone/verify')).statusCode).toBe(409);
    const answer = await user.post('/user/phone/change', {
      phone: '89160000021',
      current_password: PASSWORD,
    });
    expect(answer.json().phone).toBe('79160000021');
    expect((await user.get('/user')).json()).toMatchObject({
      phone: null,
      pending_phone: '79160000021',
    });
    // another message can be asked for
    expect((await user.get('/user/phone/verify')).json()).toMatchObject({ phone: '79160000021' });
    const token = verificationToken((await messageTo('79160000021')).text);
    expect((await user.get(`/verification/${token}`)).json().phone).toBe('79160000021');
  });

  test.each([
    ['email', { email: 'left@koleso.ru' }, 'left@koleso.ru', letterTo],
    ['phone', { phone: '89160000022' }, '79160000022', messageTo],
  ] as const)('that waits is withdrawn: a new %s', async (kind, body, address, sentTo) => {
    const user = await createUser(server, { email: `stays-${kind}@koleso.ru` });
    await user.post(`/user/${kind}/change`, { ...body, current_password: PASSWORD });
    expect((await user.get('/user')).json()[`pending_${kind}`]).toBe(address);
    const token = verificationToken((await sentTo(address)).text);
    const after = await user.delete(`/user/${kind}/change`);
    expect(after.json()).toMatchObject({
      email: `stays-${kind}@koleso.ru`,
      phone: null,
      [`pending_${kind}`]: null,
    });
    expect((await user.get(`/verification/${token}`)).statusCode).toBe(404);
    expect((await user.delete(`/user/${kind}/change`)).statusCode).toBe(200);
  });
});

describe('a link', () => {
  const linkOf = async (email: string) => {
    const user = await createUser(server, { email });
    await user.post('/user/email/verify', { email });
    return { user, token: verificationToken((await letterTo(email)).text) };
  };

  test('works for its owner alone, and for nobody else any differently than one that is none', async () => {
    const { user, token } = await linkOf('owner@koleso.ru');
    const thief = await createUser(server, { email: 'thief@koleso.ru' });
    const foreign = await thief.get(`/verification/${token}`);
    const none = await thief.get(`/verification/${'A'.repeat(43)}`);
    expect([foreign.statusCode, foreign.body]).toEqual([404, none.body]);
    expect((await visitor(server).get(`/verification/${token}`)).statusCode).toBe(401);
    expect((await thief.get('/user')).json()).toMatchObject({ email_verified_at: null });
    expect((await user.get(`/verification/${token}`)).statusCode).toBe(200);
  });

  test('that is altered, or a day old, does not work', async () => {
    const { user, token } = await linkOf('altered@koleso.ru');
    for (const altered of [`${token}A`, token.slice(1), token.toLowerCase()])
      expect((await user.get(`/verification/${altered}`)).statusCode).toBe(404);
    for (const nonsense of ['short', '%00', `${token}%0d%0aX`])
      expect((await user.get(`/verification/${nonsense}`)).statusCode).toBe(422);
    await server.db.query('update link set expires_at = now() where account_id = $1', [user.id]);
    expect((await user.get(`/verification/${token}`)).statusCode).toBe(404);
  });

  test('for a new password confirms no address', async () => {
    const user = await createUser(server, { email: 'mixed@koleso.ru' });
    await visitor(server).post('/auth/reset-password/reset', { login: 'mixed@koleso.ru' });
    const token = linkIn((await letterTo('mixed@koleso.ru')).text).searchParams.get('token');
    expect((await user.get(`/verification/${token}`)).statusCode).toBe(404);
  });

  test('is used once, however often at once', async () => {
    const { user, token } = await linkOf('eager@koleso.ru');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => user.get(`/verification/${token}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('the letter', () => {
  test('is one to its recipient alone, in Russian, as HTML and as text with the same link', async () => {
    const email = 'letter@koleso.ru';
    const user = await createUser(server, { email });
    await user.post('/user', { full_name: '<script>alert(1)</script>' });
    await user.post('/user/email/verify', { email });
    const { from, to, cc, bcc, subject, html = '', text, recipients } = await letterTo(email);
    expect(from).toMatchObject({ name: 'Протектор', address: 'no-reply@protektor.example' });
    expect([recipients, to?.map(({ address }) => address), cc, bcc]).toEqual([
      [email],
      [email],
      undefined,
      undefined,
    ]);
    expect(subject).toBe('Подтвердите почту');
    expect(html).toMatch(/^<!doctype html><html lang="ru">/);
    expect(html).not.toContain('<script');
    expect(html).toContain(`href="${linkIn(text).href.replaceAll('&', '&amp;')}"`);
  });

  test.each([
    'a,victim@koleso.ru',
    '"victim@koleso.ru,"',
    '<victim>@koleso.ru',
    'a;b@koleso.ru',
    'victim@koleso.ru\nBcc:all@koleso.ru',
    'victim@koleso.ru>',
  ])('is never written to a login like %s', async (login) => {
    for (const [call, body] of [
      ['/auth/register', { login, password: 'Kolesnica-2026' }],
      ['/auth/reset-password/reset', { login }],
    ] as const) {
      const answer = await visitor(server).post(call, body);
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['login']]);
    }
  });

  test.each(["o'neil+shop@koleso.online", 'анна@колесо.рф', 'a%0d%0aBcc@koleso.ru'])(
    'to %s goes there and nowhere else',
    async (login) => {
      await visitor(server).post('/auth/register', { login, password: 'Kolesnica-2026' });
      server.mail.letters.length = 0;
      await visitor(server).post('/auth/reset-password/reset', { login });
      const letter = await waitForSome(
        () => server.mail.letters[0],
        () => server.mail.letters,
      );
      expect(letter.recipients).toHaveLength(1);
      const [address = ''] = letter.recipients;
      expect(domainToUnicode(address.split('@')[1] ?? '')).toBe(login.split('@')[1]);
      expect(address.split('@')[0]).toBe(login.split('@')[0]?.toLowerCase());
      expect(letter.headers.map(({ key }) => key)).not.toContain('bcc');
    },
  );
});

test('what nothing can be sent to is said at once', async () => {
  const smsOnly = await createTestApp({ environment: { SMS_GATEWAY_URL: server.sms.url } });
  const email = 'smsonly@koleso.ru';
  const user = await createUser(smsOnly, { email, phone: '79160000030' });
  expect((await user.post('/user/email/verify', { email })).statusCode).toBe(503);
  expect((await user.get('/user/phone/verify')).statusCode).toBe(200);
  await smsOnly.close();
});
