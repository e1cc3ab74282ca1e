import { FIELD_NAMES } from '@org/trade/fields';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillReference } from '../../seed/seed.ts';
import type { Field } from '../../tables/cells/table-fields.ts';
import { createPriceListApp, type PriceListApp } from '../../testing/price-lists/price-list-app.ts';
import { workbook } from '../../testing/price-lists/workbook.ts';

/** Names of properties that every JavaScript object has. */
const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf'];

let app: PriceListApp;
beforeAll(async () => {
  app = await createPriceListApp();
  await fillReference(app.server.db);
});
afterAll(() => app.server.close());
beforeEach(() => app.changeSupplier());

const FIELDS = Object.keys(FIELD_NAMES) as Field[];
const GOOD: Partial<Record<Field, string>> = {
  bulk_price: '5480',
  quantity: '8',
  brand: 'Cordiant',
};

/** Returns a row of a product with such a name in one cell. */
const goodWith = (field: Field, word: string, at: number) =>
  FIELDS.map((each) => {
    if (each === field) return word;
    return each === 'name' ? `Cordiant Проба ${at} 205/55 R16 91H` : (GOOD[each] ?? '');
  });

test('names of objects in any cell are text like any other', async () => {
  const titles = FIELDS.map((field) => FIELD_NAMES[field]);
  const rows = NAMES.flatMap((word, n) => [
    FIELDS.map(() => word),
    ...FIELDS.map((field, at) => goodWith(field, word, n * FIELDS.length + at)),
  ]);
  const list = await app.apply(workbook({ constructor: [titles, ...rows] }));
  expect([list.status, list.error]).toEqual(['done', null]);
  expect(list.accepted).toBeGreaterThan(FIELDS.length);
  const { server, user } = app;
  for (const rest of ['/report', '/rejected', '/rows', '/changes?kind=created', '/doubts']) {
    const answer = await user.get(app.path(list.id, rest));
    expect([rest, answer.statusCode]).toEqual([rest, 200]);
  }
  for (const q of NAMES) {
    const body = { q, facets: ['brand', 'country', 'homologation'] };
    const found = await server.app.inject({
      method: 'POST',
      url: '/api/search_v2/tyres',
      payload: body,
    });
    expect(found.statusCode, found.body).toBe(200);
  }
});

const goods = [1, 2, 3].map((n) => [
  `Cordiant Проба ${n} 195/65 R15 91H`,
  ...NAMES.map(() => 'да'),
  900 + n,
  4,
]);

test.each<[string, Buffer]>([
  [
    'titles and sheets of a workbook',
    workbook({
      __proto__x: [['Наименование', ...NAMES, 'Цена', 'Остаток'], ...goods],
      toString: [NAMES],
    }),
  ],
  [
    'titles and sheets of an old workbook',
    workbook(
      {
        constructor: [['Наименование', ...NAMES, 'Цена', 'Остаток'], ...goods],
        toString: [NAMES],
      },
      'biff8',
    ),
  ],
  [
    'a feed',
    Buffer.from(`<?xml version="1.0"?><yml_catalog><shop><currencies>${NAMES.map((name) => `<currency id="${name}" rate="2"/>`).join('')}</currencies>
      <categories>${NAMES.map((name) => `<category id="${name}">Шины</category>`).join('')}</categories><offers>${NAMES.map(
        (
          name,
        ) => `<offer id="K-${name}" ${name}="1"><${name}>1</${name}><param name="${name}">да</param>
      <name>Cordiant Проба 195/65 R15 91H</name><vendor>Cordiant</vendor><currencyId>${name}</currencyId><categoryId>${name}</categoryId><price>900</price><count>4</count></offer>`,
      ).join('')}</offers></shop></yml_catalog>`),
  ],
])('names of objects as %s do no harm', async (_what, content) => {
  const { id } = await app.upload(content);
  const list = await app.until(id, 'preview');
  const rejected = await app.user.get(app.path(id, '/rejected'));
  expect([list.status, list.error], rejected.body).toEqual(['preview', null]);
  expect(list.accepted).toBeGreaterThan(0);
});
