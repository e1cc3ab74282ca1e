import type { BulkMatch, BulkOffer } from '@org/api-client/schema';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedTrade } from '../../../db/seed/seed.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MULTIPART, multipart } from '../../../testing/upload.ts';
import { createUser, type User } from '../../../testing/visitor.ts';
import { conditionsOf } from '../conditions.ts';
import { selectReference } from '../queries.ts';
import { SECTIONS } from '../sections.ts';
import { selectFoundIds } from './queries.ts';

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
}, 120_000);
afterAll(() => server.close());
beforeEach(async () => {
  buyer = await createUser(server, { email: `${Math.random()}@koleso.ru` });
});

const send = (text: string) => buyer.post('/bulk-order/match', { text });
const match = async (text: string) => (await send(text)).json<BulkMatch>();
const firstOf = ({ rows }: BulkMatch) => rows[0]!;

describe('a pasted list', () => {
  test('finds a product by its article, with the offers that can be ordered, the cheapest first', async () => {
    const answer = await match(`${tyre.article}\t4`);
    expect(answer).toMatchObject({ matched: 1, ambiguous: 0, unknown: 0 });
    const row = firstOf(answer);
    expect(row).toMatchObject({ row: 1, status: 'matched', quantity: 4 });
    const [candidate] = row.candidates;
    expect(candidate).toMatchObject({
      product: { id: tyre.id },
      reason: 'Совпал артикул',
      quantity: tyre.quantity,
    });
    const { rows: all } = await server.db.query<Partial<BulkOffer>>(
      `select id::text offer_id, bulk_price, quantity available, min_order, multiple from offer where product_id = $1
       order by bulk_price, id`,
      [tyre.id],
    );
    expect(all.length).toBeGreaterThan(2);
    expect(candidate?.offers).toMatchObject(all);
    // a lot that the stock does not fill can't be ordered
    const first = all[0]?.offer_id;
    await server.db.query('update offer set min_order = quantity + 1 where id = $1', [first]);
    const rest = firstOf(await match(tyre.article)).candidates[0]?.offers;
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
    expect(row.candidates.map(({ product }) => product.id)).toContain(tyre.id);
    expect(row.understood.tokens.map(({ field }) => field)).toContain('brand');
    expect(row.candidates[0]?.reason).toMatch(/^Совпали: /);
  });

  test('leaves a choice where several fit, and keeps aside what nobody understands', async () => {
    const size = /\d+\/\d+ R\d+/.exec(tyre.name)?.[0] ?? '';
    const { rows, ambiguous, unknown } = await match(
      `${size}\n\nчто-то непонятное\nПозиция;Кол-во`,
    );
    expect(rows.map(({ row, status }) => [row, status])).toEqual([
      [1, expect.stringMatching(/matched|ambiguous/)],
      [3, 'unknown'],
      [4, 'unknown'],
    ]);
    expect(rows[0]?.candidates.length).toBeLessThanOrEqual(5);
    expect(ambiguous).toBeLessThanOrEqual(1);
    expect(unknown).toBe(2);
  });

  test('is read as a whole like row by row, in few statements', async () => {
    const { rows: goods } = await server.db.query<{ text: string }>(
      `select b.name || ' ' || m.name || ' ' || p.size as text
       from product p join brand b on b.id = p.brand_id join model m on m.id = p.model_id order by p.id`,
    );
    const texts = goods.slice(0, 60).map(
      ({ text }, at) =>
        // some in words that nobody knows, some in less than a size, some by an article, some in nothing
        [text, `${text} ггг 8`, text.split(' ').slice(-1)[0], tyre.article, 'что-то непонятное'][
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
    expect(whole.rows).toEqual(single.map((row, at) => ({ ...row, row: at + 1 })));
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
      url: '/api/bulk-order/upload',
      headers: { authorization: buyer.authorization, 'content-type': MULTIPART },
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
    const answer = await upload(Buffer.from(content), `order.${kind}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<BulkMatch>().rows).toMatchObject([
      { row: 1, status: 'unknown' },
      { row: 2, status: 'matched', quantity: 4, candidates: [{ product: { id: tyre.id } }] },
    ]);
  });

  test('that is no table is refused', async () => {
    const answer = await upload(Buffer.from([0x89, 0x50, 0, 1, 2]), 'a.png');
    expect([answer.statusCode, answer.json().message]).toEqual([
      415,
      'Это не таблица. Подойдёт файл XLSX, XLS или CSV',
    ]);
    const broken = await upload(Buffer.from('PK broken'), 'a.xlsx');
    expect(broken.statusCode).toBe(415);
  });
});
