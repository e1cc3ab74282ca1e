import type { NewsItem, NewsPage } from '@org/api-client/schema';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { openPostgres } from '../../db/postgres.ts';
import { createOrderApp, type OrderApp, placed } from '../../testing/order-app.ts';
import {
  type EventStream,
  openStream,
  type StreamEvent,
} from '../../testing/servers/event-stream.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { type Buyer, createBuyer } from '../../testing/trade-app.ts';
import { createUser, openSession } from '../../testing/visitor.ts';

let server: OrderApp;
let buyer: Buyer;
let id: string;
const streams: EventStream[] = [];
beforeAll(async () => {
  server = await createOrderApp();
  buyer = await createBuyer(server);
  await server.db.query('update company set min_order_sum = 0');
  const [offer = ''] = server.offers[0];
  await server.setOffer(offer, { quantity: 100, min_order: 1, multiple: 1 });
  const [order] = await placed(server, buyer, [offer, 4]);
  id = order?.id ?? '';
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});
afterAll(() => server.close());

const open = async (authorization: string, lastEventId?: string, at = server.app) => {
  const stream = await openStream({ app: at }, '/news/live', authorization, lastEventId);
  streams.push(stream);
  return stream;
};
const itemsOf = ({ data }: StreamEvent) => (data as { items?: NewsItem[] })?.items ?? [];
const says = (text: string) => (event: StreamEvent) =>
  itemsOf(event).some((item) => item.text === text);
const write = (text: string) => server.seller.post(`/orders/${id}/messages`, { text });

describe('news', () => {
  test('are of others, with how many are unread; reading them is seen', async () => {
    const { data, unread } = (await server.seller.get('/news')).json<NewsPage>();
    expect(data).toMatchObject([
      { kind: 'placed', side: 'supplier', order: { id }, is_read: false },
    ]);
    expect(unread).toBe(1);
    expect((await buyer.get('/news')).json<NewsPage>()).toMatchObject({ data: [], unread: 0 });
    expect((await server.seller.post('/news/read', { order_id: id })).json()).toEqual({
      unread: 0,
    });
    const stranger = await createUser(server, { email: 'stranger@koleso.ru' });
    expect((await stranger.get('/news')).json<NewsPage>().data).toEqual([]);
  });

  test('come at once to whoever listens, and only to those whom they concern', async () => {
    const stranger = await createUser(server, { email: 'other@koleso.ru' });
    const [mine, theirs] = [await open(buyer.authorization), await open(stranger.authorization)];
    await mine.until(({ event }) => event === 'news');
    await theirs.until(({ event }) => event === 'news');
    await write('Выехали');
    expect(itemsOf(await mine.until(says('Выехали')))).toMatchObject([
      { kind: 'message', side: 'buyer', order: { id }, text: 'Выехали' },
    ]);
    expect(theirs.events.flatMap(itemsOf)).toEqual([]);
    expect((await open('Bearer nonsense')).status).toBe(401);
  });

  test('that came while nobody listened come after it, by the id of the last event', async () => {
    const before = await open(buyer.authorization);
    const { id: last } = await before.until(({ event }) => event === 'news');
    before.close();
    await write('Пока вас не было');
    const after = await open(buyer.authorization, last);
    await after.until(says('Пока вас не было'));
    const fresh = await open(buyer.authorization);
    const first = await fresh.until(({ event }) => event === 'news');
    expect(itemsOf(first)).toEqual([]);
  });

  test('of a transaction that ends after later ones are not missed', async () => {
    const stream = await open(buyer.authorization);
    await stream.until(({ event }) => event === 'news');
    let commit = () => {};
    const committed = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const early = server.db.transaction(async (tx) => {
      await tx.query(
        `insert into order_message (id, order_id, side, text) values (gen_random_uuid(), $1, 'supplier', 'Раньше начато')`,
        [id],
      );
      begun();
      await committed;
    });
    await hasBegun;
    // written and read while the first transaction is still open, if the database can do both at once
    const isBoth = inject('database').driver === 'postgres';
    if (isBoth) {
      await write('Позже начато');
      await stream.until(says('Позже начато'));
    }
    commit();
    await early;
    await stream.until(says('Раньше начато'));
  });

  test('end with the session', async () => {
    const authorization = await openSession(server, buyer.id);
    const stream = await open(authorization);
    await stream.until(({ event }) => event === 'news');
    await server.db.query(
      `delete from session where account_id = $1 and expires_at = (select max(expires_at) from session where account_id = $1)`,
      [buyer.id],
    );
    await stream.ended;
    expect(stream.events.at(-1)?.event).toBe('end');
  });
});

/** Opens the test's own database with a second pool. */
async function openPostgresOf(
  work: (db: Awaited<ReturnType<typeof openPostgres>>) => Promise<void>,
) {
  const { rows } = await server.db.query<{ name: string }>('select current_database() as name');
  const database = inject('database');
  if (database.driver !== 'postgres') return;
  const url = new URL(database.url);
  url.pathname = `/${rows[0]?.name}`;
  const other = await openPostgres(url.href, { maxConnections: 2 });
  await work(other).finally(() => other.close());
}

test.runIf(inject('database').driver === 'postgres')(
  'a message through one process is seen through another within a second',
  async () => {
    await openPostgresOf(async (other) => {
      const second = await createTestApp({ db: other });
      const stream = await open(buyer.authorization, undefined, second.app);
      await stream.until(({ event }) => event === 'news');
      const sent = performance.now();
      await write('Через другой сервер');
      await stream.until(says('Через другой сервер'));
      expect(performance.now() - sent).toBeLessThan(1000);
      stream.close();
      await second.close();
    });
  },
);

describe('messages', () => {
  test('are read by both sides, with their files, and by nobody else', async () => {
    const form = Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="file"; filename="порез.png"\r\n\r\nPNG\r\n--b--\r\n',
    );
    const upload = (name: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/orders/${id}/files`,
        headers: {
          authorization: buyer.authorization,
          'content-type': 'multipart/form-data; boundary=b',
        },
        payload: Buffer.from(form.toString().replace('порез.png', name)),
      });
    const file = (await upload('порез.png')).json();
    expect((await upload('virus.exe')).statusCode).toBe(415);
    const message = await buyer.post(`/orders/${id}/messages`, {
      text: ' Вот ',
      file_ids: [file.id],
    });
    expect(message.json().data.at(-1)).toMatchObject({
      side: 'buyer',
      is_own: true,
      text: 'Вот',
      files: [{ name: 'порез.png', bytes: 3 }],
    });
    const read = (await server.seller.get(`/orders/${id}/messages`)).json().data.at(-1);
    expect(read).toMatchObject({ is_own: false, text: 'Вот' });
    const bytes = await server.seller.get(`/orders/${id}/files/${file.id}`);
    expect(bytes.rawPayload.toString()).toBe('PNG');
    expect(bytes.headers['content-disposition']).toMatch(/^attachment/);
    // nobody can send another's file, and a message can't be blank
    const stolen = await server.seller.post(`/orders/${id}/messages`, {
      text: 'Моё',
      file_ids: [file.id],
    });
    expect(stolen.json().errors).toHaveProperty('file_ids');
    expect((await buyer.post(`/orders/${id}/messages`, { text: ' ' })).statusCode).toBe(422);
    const stranger = await createUser(server, { email: 'third@koleso.ru' });
    expect((await stranger.get(`/orders/${id}/messages`)).statusCode).toBe(404);
    expect((await stranger.get(`/orders/${id}/files/${file.id}`)).statusCode).toBe(404);
  });
});
