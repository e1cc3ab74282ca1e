import type { NoticeBrowsers, NoticeChoices } from '@org/api-client/schema';
import { waitFor } from '@org/config/wait-for';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import { createPostedApp, type PostedApp } from '../../testing/post.ts';
import { type PushService, startPushService, vapidOf } from '../../testing/servers/push-service.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';
import { openSession, visitor } from '../../testing/visitor.ts';

let posted: PostedApp;
let server: OrderApp;
let service: PushService;
let buyer: Buyer;
beforeAll(async () => {
  service = await startPushService();
  posted = await createPostedApp({ environment: { PRIVATE_TARGETS: 'on' } });
  server = await createOrderApp({ server: posted });
  const [offer = ''] = server.offers[0];
  await server.setOffer(offer, { quantity: 100, min_order: 1, multiple: 1 });
  await server.db.query('update company set min_order_sum = 0');
});
afterAll(async () => {
  await posted.close();
  await service.close();
});
beforeEach(async () => {
  buyer = await createBuyer(server);
});

type Caller = Pick<Buyer, 'get' | 'put' | 'delete'>;
const turnOn = (who: Caller, { subscription } = service.subscribe()) =>
  who.put('/user/notice-browsers', subscription);
const browsers = async (who: Caller) =>
  (await who.get('/user/notice-browsers')).json<NoticeBrowsers>();
const choose = (who: Caller, channel: string) => who.put('/user/notices/orders', { channel });
/** The buyer in another browser. */
const elsewhere = async () => visitor(server, await openSession(server, buyer.id));
const order = async () => {
  const [made] = await placed(server, buyer, [server.offers[0][0] ?? '', 2]);
  return made?.id ?? '';
};
const letters = async () => {
  const { email } = (await buyer.get('/user')).json<{ email: string }>();
  return posted.mail.letters.filter(({ recipients }) => recipients.includes(email));
};
test('a browser is shown what happened, signed and encrypted for it alone, and no letter comes', async () => {
  const browser = service.subscribe();
  expect((await choose(buyer, 'push')).json().errors.channel).toEqual([
    'Сначала включите уведомления в браузере',
  ]);
  const on = await turnOn(buyer, browser);
  expect(on.json<NoticeBrowsers>().data).toMatchObject([{ current: true }]);
  const chosen = await choose(buyer, 'push');
  expect(chosen.json<NoticeChoices>().channels).toEqual(['email', 'push']);
  const id = await order();
  await waitFor(() => expect(browser.notices).toHaveLength(1));
  const [{ headers, text } = { headers: {}, text: '' }] = browser.notices;
  expect(JSON.parse(text)).toEqual({
    title: expect.stringMatching(/^Заказ \S+ отправлен поставщику$/),
    body: expect.stringMatching(/^Поставщик: .+\. Сумма .+\s₽\.$/),
    path: `/orders/${id}`,
    tag: expect.stringMatching(/^order-event-\d+$/),
  });
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(vapidOf(headers.authorization)).toEqual({
    key: (await browsers(buyer)).key,
    aud: service.origin,
    sub: 'mailto:no-reply@protektor.example',
  });
  expect(await letters()).toEqual([]);
  const { email } = (await buyer.get('/user')).json<{ email: string }>();
  const { rows } = await server.db.query(
    `select from pgboss.job where name = 'order-letter' and data ->> 'to' = $1`,
    [email],
  );
  expect(rows).toEqual([]);
});

test('each browser is told, a silent service is asked again, and one that is gone is forgotten', async () => {
  const [first, second, third] = [service.subscribe(), service.subscribe(), service.subscribe()];
  await turnOn(buyer, first);
  await turnOn(await elsewhere(), second);
  await turnOn(await elsewhere(), third);
  await choose(buyer, 'push');
  first.answer(503);
  third.answer(410);
  await order();
  await waitFor(() => expect(second.notices).toHaveLength(1));
  first.answer(201);
  await waitFor(() => expect(first.notices).toHaveLength(1));
  await waitFor(async () => expect((await browsers(buyer)).data).toHaveLength(2));
  expect(await letters()).toEqual([]);
});

test('who has no browser any more is written a letter: gone at the push service, signed out, or before it was sent', async () => {
  const session = await elsewhere();
  const gone = service.subscribe();
  await turnOn(session, gone);
  await choose(buyer, 'push');
  gone.answer(404);
  await order();
  await waitFor(async () => expect(await letters()).toHaveLength(1));
  expect(await browsers(buyer)).toMatchObject({ data: [] });

  const ended = service.subscribe();
  await turnOn(session, ended);
  const out = await server.app.inject({
    method: 'DELETE',
    url: '/api/user/sessions',
    headers: { authorization: buyer.authorization },
  });
  expect(out.statusCode).toBe(204);
  expect((await buyer.get('/user/notices')).json<NoticeChoices>().channels).toEqual(['email']);
  await order();
  await waitFor(async () => expect(await letters()).toHaveLength(2));
  expect(ended.notices).toEqual([]);
});

test('a session that has ended by itself is no browser', async () => {
  await turnOn(buyer);
  await choose(buyer, 'push');
  const other = await elsewhere();
  expect((await browsers(other)).data).toMatchObject([{ current: false }]);
  const set = (what: string) =>
    server.db.query(
      `update session s set ${what} from push_subscription b where b.session_id = s.id and s.account_id = $1`,
      [buyer.id],
    );
  await set('expires_at = now()');
  expect((await browsers(other)).data).toEqual([]);
  await set(`expires_at = now() + interval '1 hour', seen_at = now() - interval '8 days'`);
  expect((await browsers(other)).data).toEqual([]);
  await set('seen_at = now()');
  expect((await browsers(other)).data).toHaveLength(1);
});

test('another who signs in in the same browser takes it over; nobody takes what he has no secret of', async () => {
  const browser = service.subscribe();
  await turnOn(buyer, browser);
  const next = await createBuyer(server);
  const { endpoint, keys } = browser.subscription;
  const forged = { endpoint, keys: { ...keys, auth: 'A'.repeat(22) } };
  await turnOn(next);
  expect((await next.put('/user/notice-browsers', forged)).statusCode).toBe(422);
  // the refused call took the browser of neither
  expect((await browsers(next)).data).toHaveLength(1);
  expect((await browsers(buyer)).data).toHaveLength(1);
  await turnOn(next, browser);
  expect((await browsers(buyer)).data).toEqual([]);
  const [mine] = (await browsers(next)).data;
  // another account's browser is not found
  expect((await buyer.delete(`/user/notice-browsers/${mine?.id}`)).statusCode).toBe(404);
  expect((await next.delete(`/user/notice-browsers/${mine?.id}`)).statusCode).toBe(204);
  expect((await next.delete(`/user/notice-browsers/${mine?.id}`)).statusCode).toBe(404);
  // a session has one browser: a new subscription replaces the former one
  await turnOn(next);
  await turnOn(next);
  expect((await browsers(next)).data).toHaveLength(1);
});

test('only public addresses with https are kept and called, and only keys that can be', async () => {
  const strict = await createTestApp({ db: server.db });
  const who = visitor(strict, buyer.authorization);
  const { keys } = service.subscribe().subscription;
  const put = async (endpoint: string, p256dh = keys.p256dh) =>
    (await who.put('/user/notice-browsers', { endpoint, keys: { ...keys, p256dh } })).statusCode;
  for (const endpoint of [
    'http://updates.push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]:3000/1',
    'https://10.0.0.5/1',
    'https://169.254.169.254/latest',
    'https://a:b@updates.push.example/1',
    'ftp://updates.push.example/1',
    'сюда',
  ])
    expect([endpoint, await put(endpoint)]).toEqual([endpoint, 422]);
  expect(await put('https://updates.push.example/1', 'A'.repeat(87))).toBe(422);
  expect(await put('https://updates.push.example/1')).toBe(200);
  await strict.close();
});

test('with another key of the server a browser has to be turned on anew', async () => {
  await turnOn(buyer);
  await choose(buyer, 'push');
  const other = await createTestApp({ db: server.db });
  const who = visitor(other, buyer.authorization);
  expect(await browsers(who)).toMatchObject({ key: expect.any(String), data: [] });
  await other.close();

  const none = await createTestApp({
    db: server.db,
    environment: { DATABASE_URL: 'postgres://db/trade' },
  });
  const without = visitor(none, buyer.authorization);
  expect(await browsers(without)).toEqual({ key: null, data: [] });
  expect((await turnOn(without)).statusCode).toBe(409);
  await none.close();
});
