import { randomUUID } from 'node:crypto';
import type { CompanyEvent } from '@org/api-client/schema';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../db/db.ts';
import type { WatchMessage } from '../../../jobs/job-data.ts';
import type { Letter, Post } from '../../../post/post-message.ts';
import type { BrowserNotice } from '../../../push/push.ts';
import { createCompany } from '../../../testing/companies.ts';
import { createUser } from '../../../testing/visitor.ts';
import { moscowDayAfter } from '../../../trade/moscow.ts';
import { createWatchScene, type WatchScene } from './testing/watch-scene.ts';
import { sendWatchMessage, tellWatches } from './told/told-watches.jobs.ts';

let scene: WatchScene;
let product: string;
let offer: string;
const pushKey = { publicKey: 'ours', privateKey: '' };
beforeAll(async () => {
  scene = await createWatchScene();
  [[offer = ''] = []] = scene.server.offers;
  const { rows } = await scene.server.db.query<{ product: string }>(
    'select product_id::text product from offer where id = $1::bigint',
    [offer],
  );
  product = rows[0]?.product ?? '';
  await scene.server.db.query('delete from offer where product_id = $1 and id <> $2::bigint', [
    product,
    offer,
  ]);
});
afterAll(() => scene.server.close());
beforeEach(async () => {
  sent.length = 0;
  await scene.server.db.exec('delete from watch; delete from watch_letter; delete from event');
  await scene.server.setOffer(offer, { bulk_price: 100_000, quantity: 0 });
});

const sent: { channel: string; text: string }[] = [];
const post: Post = {
  email: async ({ text }: Letter) => void sent.push({ channel: 'email', text }),
  phone: async ({ text }) => void sent.push({ channel: 'phone', text }),
};
/** Runs the job, and sends what it has queued. */
async function tell() {
  const { db, config } = scene.server;
  const messages = new Map<string, WatchMessage>();
  const jobs = {
    addAll: async (_db: Db, _name: string, all: { data: WatchMessage; id: string }[]) => {
      for (const { data, id } of all) messages.set(id, data);
    },
  };
  const push = async (_to: unknown, { body }: BrowserNotice) => {
    sent.push({ channel: 'push', text: body });
    return true;
  };
  const context = { db, config, pushKey };
  await tellWatches({ ...context, jobs: jobs as never }, new AbortController().signal);
  for (const message of messages.values())
    await sendWatchMessage({ ...context, post, push }, message);
  return messages.size;
}
const waiting = { wish: {}, quantity: 4 };
const inStock = (quantity: number, bulk_price = 100_000) =>
  scene.server.setOffer(offer, { quantity, bulk_price });
const aDayLater = () =>
  scene.server.db.exec(`update watch_letter set sent_at = sent_at - interval '25 hours';
    update watch set told_at = told_at - interval '25 hours', news_at = news_at - interval '25 hours', lost_at = lost_at - interval '25 hours'`);

test('what comes is told once, and again only when it is better or was gone', async () => {
  await scene.watch([{ ...waiting, product_id: product, price: 130_000 }]);
  expect(await tell()).toBe(0);
  // too few, then too dear with delivery
  await inStock(3);
  expect(await tell()).toBe(0);
  await inStock(40, 120_000);
  expect(await tell()).toBe(0);
  await inStock(40, 100_000);
  expect(await tell()).toBe(1);
  expect(sent).toMatchObject([{ channel: 'email' }]);
  expect(sent[0]?.text.replaceAll(/\s+/g, ' ')).toMatch(
    /4 шт\.?: 1 200 ₽ за штуку с доставкой, будет/,
  );
  expect(await tell()).toBe(0);
  await aDayLater();
  await inStock(40, 99_500);
  expect(await tell()).toBe(0);
  await inStock(40, 90_000);
  expect(await tell()).toBe(1);
  await aDayLater();
  // gone and back between two looks, then for an hour
  await inStock(0);
  await tell();
  await inStock(40, 90_000);
  expect(await tell()).toBe(0);
  await inStock(0);
  await tell();
  await aDayLater();
  await inStock(40, 90_000);
  expect(await tell()).toBe(1);
});

test('what is there already is no news, but what it becomes is', async () => {
  await inStock(40);
  const { request } = await scene.watch([{ ...waiting, product_id: product }]);
  expect(await scene.watched(request)).toMatchObject([
    { met: { product: { id: product }, offer_id: offer, price: 120_000 } },
  ]);
  expect(await tell()).toBe(0);
  await inStock(40, 80_000);
  expect(await tell()).toBe(1);
});

test('an account gets one letter a day of all its lines, and browsers hear at once', async () => {
  const { db } = scene.server;
  await scene.watch([{ ...waiting, product_id: product }]);
  await scene.watch([{ ...waiting, product_id: product, quantity: 8 }]);
  await inStock(4);
  expect(await tell()).toBe(1);
  await inStock(8);
  expect(await tell()).toBe(0);
  await aDayLater();
  await db.exec('update watch set news_at = now() where quantity = 8');
  expect(await tell()).toBe(1);
  expect(sent.at(-1)?.text).toContain('8 шт');
  await db.query(
    `insert into notice_choice (account_id, kind, channel) values ($1, 'watches', 'push')`,
    [scene.buyer.id],
  );
  await db.query(
    `insert into push_subscription (session_id, endpoint, p256dh, auth, server_key)
     select id, 'https://push.example/1', 'a', 'b', $2 from session where account_id = $1 limit 1`,
    [scene.buyer.id, pushKey.publicKey],
  );
  await inStock(8, 50_000);
  expect(await tell()).toBe(1);
  expect(sent.at(-1)?.channel).toBe('push');
  await inStock(8, 40_000);
  expect(await tell()).toBe(1);
});

test('programs of the request’s company hear of it, and nobody of what is closed or lost', async () => {
  const { id: company } = await createCompany(scene.buyer);
  const { request } = await scene.watch([{ ...waiting, product_id: product }], company);
  await inStock(40);
  await tell();
  const events = async () =>
    (await scene.buyer.get(`/companies/${company}/events?after=0`))
      .json<{ data: CompanyEvent[] }>()
      .data.filter(({ type }) => type === 'request.met');
  expect(await events()).toMatchObject([{ subject: request, data: { status: 'met' } }]);
  await aDayLater();
  await scene.server.db.query('update goods_request set is_closed = true where id = $1', [request]);
  await inStock(40, 50_000);
  expect(await tell()).toBe(0);
  expect(await events()).toHaveLength(1);
  expect(await scene.watched(request)).toEqual([]);
});

test('changeWatches begins, changes and stops what listWatches shows; others stay', async () => {
  const { request, lines } = await scene.watch([
    { ...waiting, product_id: product },
    { ...waiting, wish: { brand: ['Michelin'] }, quantity: 8 },
  ]);
  const [first, second] = lines;
  const stopped = await scene.change(request, {
    to: scene.city,
    lines: [{ line_id: first, wanted: null }],
  });
  expect(stopped.json().data).toMatchObject([{ line_id: second, quantity: 8, to: scene.city }]);
  const day = moscowDayAfter(new Date(), 9);
  const changed = await scene.change(request, {
    to: scene.city,
    lines: [
      { line_id: first, wanted: { price: null, quantity: 2, day } },
      { line_id: second, wanted: { price: 700_000, quantity: 8, day: null } },
    ],
  });
  expect(
    changed
      .json()
      .data.map(({ line_id }: { line_id: string }) => line_id)
      .sort(),
  ).toEqual([...lines].sort());
  expect(await scene.watched(request)).toHaveLength(2);
  const stranger = await createUser(scene.server, { email: `${randomUUID()}@koleso.ru` });
  expect(await scene.watched(request, stranger)).toEqual([]);
  expect(
    (await scene.change(request, { to: null, lines: [{ line_id: first, wanted: null }] }, stranger))
      .statusCode,
  ).toBe(404);
});

test('who can’t wait for something is told why', async () => {
  const { request, lines } = await scene.newRequest([{ ...waiting, product_id: product }, waiting]);
  const [line, unread] = lines;
  const wanted = { price: null, quantity: 4, day: null };
  const refused = async (change: object, to: string | null = scene.city) =>
    (await scene.change(request, { to, lines: [change] })).json().errors;
  expect(await refused({ line_id: unread, wanted })).toEqual({
    'lines.0.line_id': ['Эту строку не поняли: следить не за чем. Выберите товар'],
  });
  expect(await refused({ line_id: randomUUID(), wanted })).toEqual({
    'lines.0.line_id': ['Такой строки нет, или её уже заказали'],
  });
  const past = { line_id: line, wanted: { ...wanted, day: '2020-01-01' } };
  expect(await refused(past)).toEqual({
    'lines.0.wanted.day': ['От сегодняшнего дня, не дальше 366 дней'],
  });
  expect(await refused(past, null)).toHaveProperty('to');
  expect(await refused({ line_id: line, wanted }, 'Нигде')).toHaveProperty('to');
});
