import { waitForSome } from '@org/config/wait-for';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../http/http-limits.ts';
import { createCompany } from '../testing/companies.ts';
import { createPostedApp, linkIn, type PostedApp, verificationToken } from '../testing/post.ts';
import { createUser, PASSWORD, visitor } from '../testing/visitor.ts';

const logged: string[] = [];
let server: PostedApp;
beforeAll(async () => {
  server = await createPostedApp({
    logStream: { write: (line) => logged.push(line) },
    limits: {
      guessByLoginAndNetwork: { points: 2, seconds: 60 },
      sendByNetwork: LIMITS.sendByNetwork,
    },
  });
});
afterAll(() => server.close());

const letter = (address: string, word: string) =>
  waitForSome(
    () =>
      server.mail.letters.findLast(
        ({ recipients, text = '' }) => recipients[0] === address && text.includes(word),
      )?.text,
    () => server.mail.letters,
  );
const events = () =>
  logged.map((line) => JSON.parse(line)).filter(({ security }) => security !== undefined);

test('the log of a whole journey holds none of its secrets, and who did what from where', async () => {
  const email = 'journey@koleso.ru';
  const guest = visitor(server);
  const secrets = [PASSWORD, 'Kolesnitsa-2027', 'Neverno-1'];
  const keep = ({ headers, body }: Awaited<ReturnType<typeof guest.get>>) => {
    const { token } = body ? JSON.parse(body) : { token: undefined };
    if (token) secrets.push(token);
    const cookie = /=([\w-]{43});/.exec(String(headers['set-cookie'] ?? ''))?.[1];
    if (cookie) secrets.push(cookie);
    return visitor(server, `Bearer ${token}`);
  };

  const user = keep(await guest.post('/auth/register', { login: email, password: PASSWORD }));
  await user.post('/user/email/verify', { email });
  const verification = verificationToken(await letter(email, '/redirect'));
  expect((await user.get(`/verification/${verification}`)).statusCode).toBe(200);
  expect((await guest.get(`/verification/${verification}?next=${verification}`)).statusCode).toBe(
    401,
  );

  const { id } = await createCompany(user);
  await user.post(`/companies/${id}/employees`, {
    full_name: 'Пётр Ильин',
    email: 'petr@koleso.ru',
    invite: true,
  });
  const invitation =
    linkIn(await letter('petr@koleso.ru', '/invitation')).searchParams.get('token') ?? '';
  expect((await guest.get(`/invitations/${invitation}`)).statusCode).toBe(200);

  await guest.post('/auth/reset-password/reset', { login: email });
  const reset = linkIn(await letter(email, '/reset-password')).searchParams.get('token') ?? '';
  const update = `/auth/reset-password/update/${reset}`;
  keep(await guest.post(update, { login: email, password: 'Kolesnitsa-2027' }));
  await guest.get(update);
  const wrong = () => guest.post('/auth/login', { login: email, password: 'Neverno-1' });
  await wrong();
  keep(await guest.post('/auth/login', { login: email, password: 'Kolesnitsa-2027' }));
  await wrong();
  await wrong();
  await wrong();
  secrets.push(verification, invitation, reset);

  const log = logged.join('');
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  expect(secrets.every((secret) => secret.length >= 9)).toBe(true);

  const { rows } = await server.db.query<{ id: string }>(
    'select id from account where email = $1',
    [email],
  );
  const account = rows[0]?.id;
  const address = '203.0.113.7';
  const expected = (security: string, outcome: string, who: string | null = account ?? null) =>
    expect.objectContaining({ security, outcome, account: who, address });
  expect(events()).toEqual(
    expect.arrayContaining([
      expected('register', 'done'),
      expected('address-confirm', 'done'),
      expected('password-link', 'done', null),
      expected('password-reset', 'done'),
      expected('login', 'refused'),
      expected('login', 'done'),
      expected('login', 'limited', null),
    ]),
  );
});

test('whoever reaches for what is another’s is noted, though it does not exist for them', async () => {
  const [owner, stranger] = [
    await createUser(server, { email: 'owner@koleso.ru' }),
    await createUser(server, { email: 'stranger@koleso.ru' }),
  ];
  const { id } = await createCompany(owner);
  const refused = () =>
    events().filter(({ account, outcome }) => account === stranger.id && outcome === 'refused');
  expect((await stranger.get('/product/999999')).statusCode).toBe(404);
  expect(refused()).toEqual([]);
  expect((await stranger.get(`/companies/${id}`)).statusCode).toBe(404);
  expect(refused()).toMatchObject([{ security: 'getCompany', address: '203.0.113.7' }]);
});

test('what belongs to somebody stays in no cache', async () => {
  const guest = visitor(server);
  const signedUp = await guest.post('/auth/register', {
    login: 'cache@koleso.ru',
    password: PASSWORD,
  });
  const user = visitor(server, `Bearer ${signedUp.json().token}`);
  for (const answer of [
    signedUp,
    await user.get('/user'),
    await user.get('/cart'),
    await user.get('/companies'),
    await user.get('/orders'),
    await guest.get('/user'),
  ])
    expect(answer.headers['cache-control']).toBe('no-store');
});
