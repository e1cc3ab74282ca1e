import type { BulkMatch, BulkOffer } from '@org/api-client/schema';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seedTrade } from '../../../db/seed/seed.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MULTIPART, multipart } from '../../../testing/upload.ts';
import { createUser, type User } from '../../../testing/visitor.ts';

interface Sample {
  id: string;
  name: string;
  article: string;
  barcode: string | null;
  quantity: number;
}

/** What it costs to get at least so many by one offer. */
function lineCost(
  wanted: number,
  { available, min_order, multiple, bulk_price }: Omit<BulkOffer, 'supplier' | 'city'>,
) {
  const quantity = Math.ceil(Math.max(wanted, min_order) / multiple) * multiple;
  return quantity <= available ? quantity * bulk_price : Number.POSITIVE_INFINITY;
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
  test('finds a product by its article, with the offers that are worth taking', async () => {
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
    const { rows: all } = await server.db.query<Omit<BulkOffer, 'supplier' | 'city'>>(
      `select id::text offer_id, bulk_price, quantity available, min_order, multiple from offer where product_id = $1`,
      [tyre.id],
    );
    const offers = candidate?.offers ?? [];
    const costOf = (quantity: number, among: typeof all) =>
      Math.min(...among.map((offer) => lineCost(quantity, offer)));
    for (let quantity = 1; quantity <= 120; quantity++)
      expect(costOf(quantity, offers)).toBe(costOf(quantity, all));
    expect(offers.length).toBeLessThan(all.length);
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

  test.each([
    ['nothing', ' \n \n', 'Здесь нет ни одной строки'],
    ['too many rows', '205/55 R16\n'.repeat(501), 'Строк 501, а разобрать можно до 500 за раз'],
  ])('refuses %s', async (_, text, message) => {
    const answer = await send(text);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { text: [message] }]);
  });
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
