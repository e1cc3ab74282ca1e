import { randomUUID } from 'node:crypto';
import type { GoodsOffer, MatchedList, ProductPage } from '@org/api-client/schema';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedTrade } from '../../../seed/seed.ts';
import { atLast } from '../../../testing/at-last.ts';
import { matched, matchedFile } from '../../../testing/matching/matching-app.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MULTIPART, multipart } from '../../../testing/upload.ts';
import { createUser, type User } from '../../../testing/visitor.ts';
import { conditionsOf } from '../filter/filter-conditions.ts';
import { SECTIONS } from '../filter/sections.ts';
import { selectReference } from '../sql/catalog.sql.ts';
import { selectFoundIds } from './matching.sql.ts';

interface Sample {
  id: string;
  name: string;
  article: string;
  barcode: string | null;
  quantity: number;
}

let server: TestApp;
let buyer: User;
let tyre: Sample;
beforeAll(async () => {
  server = await createTestApp();
  await seedTrade(server.db, {
    size: { products: 400, offers: 3000, seed: 1, now: new Date('2026-11-21') },
    log: () => undefined,
  });
  const { rows } = await server.db.query<Sample>(
    `select p.id::text id, b.name || ' ' || m.name || ' ' || p.size || ' ' || p.load_index || p.speed_index as name, p.article, p.barcode,
       l.quantity from product p join listing l on l.product_id = p.id join brand b on b.id = p.brand_id join model m on m.id = p.model_id
     where p.section = 1 and l.offers_count > 1 and p.article is not null and l.max_quantity >= 8 order by p.id limit 1`,
  );
  tyre = rows[0]!;
});
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createUser(server, { email: `${Math.random()}@koleso.ru` });
});

const send = (text: string) => atLast(() => buyer.post('/requests/match', { text }));
const match = (text: string, to?: string) => matched(buyer, { text, ...(to && { to }) });
const firstOf = ({ rows }: MatchedList) => rows[0]!;

describe('a pasted list', () => {
  test('finds a product by its article, with the offers that can be ordered, the cheapest first', async () => {
    const answer = await match(`${tyre.article}\t4`);
    const row = firstOf(answer);
    expect(row).toMatchObject({ row: 1, status: 'matched', quantity: 4 });
    expect(row.reason).toBe('Совпал артикул');
    expect(row.goods).toMatchObject({ product: { id: tyre.id }, quantity: tyre.quantity });
    const { rows: all } = await server.db.query<Partial<GoodsOffer>>(
      `select id::text offer_id, bulk_price, quantity available, min_order, multiple from offer where product_id = $1
       order by bulk_price, id`,
      [tyre.id],
    );
    expect(all.length).toBeGreaterThan(2);
    expect(row.goods?.offers).toMatchObject(all);
    // an offer with less stock than its minimum order can't be ordered
    const first = all[0]?.offer_id;
    await server.db.query('update offer set min_order = quantity + 1 where id = $1', [first]);
    const rest = firstOf(await match(tyre.article)).goods?.offers;
    expect(rest?.map(({ offer_id }) => offer_id)).toEqual(
      all.slice(1).map(({ offer_id }) => offer_id),
    );
    await server.db.query('update offer set min_order = $2 where id = $1', [
      first,
      all[0]?.min_order,
    ]);
  });

  test('understands words, and a number at the end as how many', async () => {
    const row = firstOf(await match(`${tyre.name} 8`));
    expect(row.quantity).toBe(8);
    const meant = [row.goods?.product.id, ...row.options.map(({ product_id }) => product_id)];
    expect(meant).toContain(tyre.id);
    expect(row.understood.tokens.length).toBeGreaterThan(1);
    expect(row.reason).toMatch(/^Совпали: .*бренд/);
  });

  test('leaves a choice where several fit, and keeps aside what nobody understands', async () => {
    const size = /\d+\/\d+ R\d+/.exec(tyre.name)?.[0] ?? '';
    const { rows } = await match(`${size} 4\n\nчто-то непонятное 8`);
    expect(rows.map(({ row, status }) => [row, status])).toEqual([
      [1, expect.stringMatching(/matched|ambiguous/)],
      [3, 'unknown'],
    ]);
    expect(rows[0]?.options.length).toBeLessThanOrEqual(5);
  });

  test('offers the cheapest of those that fit first, with the delivery where a city is known', async () => {
    const size = /\d+\/\d+ R\d+/.exec(tyre.name)?.[0] ?? '';
    const { rows: cities } = await server.db.query<{ name: string }>(
      'select y.name from warehouse h join city y on y.id = h.city_id limit 1',
    );
    for (const to of [undefined, cities[0]?.name]) {
      const body = { q: size, ...(to && { to }), per_page: 5 };
      const order_by = to ? 'landed_price__asc' : 'min_bulk_price__asc';
      const shown = await atLast(() => buyer.post('/search_v2/tyres', { ...body, order_by }));
      const { options } = firstOf(await match(`${size} 4`, to));
      const best = shown.json<ProductPage>().data.map(({ id }) => id);
      expect(best.length).toBeGreaterThan(1);
      expect(options.map(({ product_id }) => product_id)).toEqual(best);
      expect(options.some(({ landed_price }) => landed_price !== null)).toBe(to !== undefined);
    }
  });

  test('is read as a whole like row by row, in few statements', async () => {
    const { rows: goods } = await server.db.query<{ text: string }>(
      `select b.name || ' ' || m.name || ' ' || p.size as text
       from product p join brand b on b.id = p.brand_id join model m on m.id = p.model_id order by p.id`,
    );
    const texts = goods.slice(0, 60).map(
      ({ text }, at) =>
        // some with unknown words, some with less than a size, some with an article, some that name nothing
        [text, `${text} ггг 8`, text.split(' ').slice(-1)[0], tyre.article, 'что-то непонятное 8'][
          at % 5
        ],
    );
    const query = vi.spyOn(server.db, 'query');
    const whole = await match(texts.join('\n'));
    const count = query.mock.calls.length;
    query.mockRestore();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(texts.length / 2);
    const single = [];
    for (const text of texts) single.push(firstOf(await match(text ?? '')));
    // an unusual quantity is noticed only among the other rows
    const alike = ({ questions: _, ...row }: (typeof whole.rows)[number]) => row;
    expect(whole.rows.map(alike)).toEqual(
      single.map((row, at) => ({ ...alike(row), row: at + 1 })),
    );
    expect(new Set(whole.rows.map(({ status }) => status)).size).toBe(3);
  });

  test.each([
    ['nothing', ' \n \n', 'Здесь нет ни одной строки'],
    ['too many rows', '205/55 R16\n'.repeat(501), 'Строк 501, а разобрать можно до 500 за раз'],
  ])('refuses %s', async (_, text, message) => {
    const answer = await send(text);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { text: [message] }]);
  });
});

test('many searches at once find what each finds alone', async () => {
  const reference = await selectReference(server.db);
  const questions = [15, 16, 17, 99].map((diameter) =>
    conditionsOf(
      SECTIONS.tyres,
      {
        attributes: { diameter: [diameter] },
        offers: {},
        words: [],
        ids: undefined,
        car: undefined,
        rear: undefined,
      },
      reference,
      undefined,
    ),
  );
  const alone = [];
  for (const question of questions)
    alone.push(...(await selectFoundIds(server.db, [question], 30)));
  expect(await selectFoundIds(server.db, questions, 30)).toEqual(alone);
  expect(alone[1]?.ids.length).toBe(30);
  expect(alone[3]?.total).toBe(0);
});

describe('a file', () => {
  const upload = (content: Buffer, name: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/requests/upload',
      headers: {
        authorization: buyer.authorization,
        'content-type': MULTIPART,
        'idempotency-key': randomUUID(),
      },
      payload: multipart([['file', content, name]]),
    });

  test.each(['xlsx', 'csv', 'windows-1251'])('is read as %s', async (kind) => {
    const rows = [
      ['Артикул', 'Количество'],
      [tyre.article, 4],
    ];
    const csv = rows.map((row) => row.join(';')).join('\r\n');
    const content =
      kind === 'xlsx'
        ? await writeXlsx({ sheets: [{ name: 'Заказ', rows }] })
        : kind === 'csv'
          ? csv
          : Buffer.from(
              [...csv].map((letter) => {
                const code = letter.charCodeAt(0);
                return code < 128 ? code : code - 0x410 + 0xc0;
              }),
            );
    const answer = await matchedFile(server, Buffer.from(content));
    expect(answer.rows).toMatchObject([
      { row: 2, status: 'matched', quantity: 4, goods: { product: { id: tyre.id } } },
    ]);
  });

  test('that is no table is refused', async () => {
    const answer = await upload(Buffer.from([0x89, 0x50, 0, 1, 2]), 'a.png');
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      expect.stringMatching(/XLSX, XLS, CSV/),
    ]);
    const broken = await upload(Buffer.from('PK\x03\x04broken'), 'a.xlsx');
    expect(broken.statusCode).toBe(415);
    const empty = await upload(Buffer.from(''), 'a.csv');
    expect([empty.statusCode, empty.json().errors]).toEqual([422, { file: ['Файл пуст'] }]);
  });
});

test('500 rows that may mean several things each answer in less than a megabyte', async () => {
  const { rows } = await server.db.query<{ size: string }>(
    `select size from product where section = 1 group by size having count(*) > 2 order by size`,
  );
  const text = Array.from(
    { length: 500 },
    (_, at) => `шины ${rows[at % rows.length]?.size} легковые в наличии 4 шт`,
  ).join('\n');
  const answer = await send(text);
  const ambiguous = answer.json<MatchedList>().rows.filter(({ status }) => status === 'ambiguous');
  expect(ambiguous.length).toBeGreaterThan(450);
  expect(answer.body.length).toBeLessThan(1_000_000);
  expect(Buffer.byteLength(answer.body)).toBeLessThan(1_000_000);
});

test('the offers of one of the options come when it is looked at', async () => {
  const answer = await buyer.get(`/requests/goods?product_id=${tyre.id}`);
  expect(answer.json()).toMatchObject({ product: { id: tyre.id }, quantity: tyre.quantity });
  expect((await buyer.get('/requests/goods?product_id=999999999')).statusCode).toBe(404);
});
