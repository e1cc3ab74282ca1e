import { describe, expect, test } from 'vitest';
import type { Routes } from '../plans/plan-routes.ts';
import type { PlanRow } from '../plans/plan-row.ts';
import { whyLeft } from './strategies.ts';
import {
  type Ask,
  asksOf,
  candidatesOf,
  gathered,
  type Market,
  pose,
  startOf,
  type Way,
} from './ways.ts';

const row = (id: string, changes: Partial<PlanRow> = {}): PlanRow => ({
  ...{ id, product_id: 1, supplier_id: id, supplier: id, min_order_sum: 0, bulk_price: 100_000 },
  ...{ vat_rate: 22, vat_included: true, stock: 8, min_order: 1, multiple: 1 },
  ...{ delivery_days_max: 3, warehouse_id: 'known', grams: 9000, is_disk: false, is_winter: true },
  ...{ dot_year: 2026, dot_week: 20, ...changes },
});
const fresh = row('fresh');
const old = row('old', { dot_year: 2020, delivery_days_max: 0 });
const unknown = row('unknown', { warehouse_id: 'unknown' });
const route = (isPriced: boolean, isClosed = false, isAway = false) => ({
  ...{ isPriced, isClosed, isAway, daysWith: () => 0, dateAfter: () => '2026-12-01' as const },
});
const routes = new Map([
  ['known', route(true)],
  ['unknown', route(false)],
  ['closed', route(false, true)],
  ['away', route(false, false, true)],
]) as unknown as Routes;
const market: Market = { routes, since: { winter: 202_520, other: 202_520 } };
const ask = (quantity: number, changes: Partial<Ask> = {}): Ask => ({
  ...{ line_id: 'a', quantity, isChosen: false, offers: [unknown, old, fresh], ...changes },
});
const ids = (offers: readonly PlanRow[]) => offers.map(({ id }) => id);

test.each<[string, Ask, boolean, string[]]>([
  ['new goods alone, if they are enough', ask(8), false, ['fresh']],
  ['old ones too, if they are not', ask(12), false, ['old', 'fresh']],
  ['then those whose delivery nobody knows', ask(20), false, ['unknown', 'old', 'fresh']],
  ['all, where new ones were in vain', ask(8), true, ['unknown', 'old', 'fresh']],
  [
    'what was chosen by hand, whatever it is',
    ask(8, { isChosen: true, offers: [old] }),
    false,
    ['old'],
  ],
])('a line is bought from %s', (_, asked, isOpen, from) =>
  expect(ids(candidatesOf(asked, market, isOpen))).toEqual(from),
);

test('an earlier day does not make older goods good enough, and what was chosen by hand may be late', () => {
  const columnsOf = (asked: Ask) =>
    pose([asked], market, { daysMax: 1 }, { open: new Set(), mayLeave: false }).columns.length;
  expect([columnsOf(ask(8)), columnsOf(ask(8, { isChosen: true, offers: [fresh] }))]).toEqual([
    0, 1,
  ]);
});

test('what does not get here, is gone or sold out is in no plan', () => {
  const sold = [fresh, row('far', { warehouse_id: 'closed' }), row('out', { stock: 0 })];
  const lines = [
    { line_id: 'a', quantity: 4, offer_ids: ['fresh', 'far', 'out', 'gone', 'fresh'] },
  ];
  expect(asksOf(lines, sold, routes, null).map(({ offers }) => ids(offers))).toEqual([['fresh']]);
});

describe('a line that is left says why:', () => {
  const nothing = { taken: new Map(), left: [], proven: true } as unknown as Way;
  const lines = [{ line_id: 'a', quantity: 4, offer_ids: ['near', 'far'] }];
  const why = (sold: PlanRow[], by: string | null) => {
    const [one] = asksOf(lines, sold, routes, by);
    return one && whyLeft(one, nothing, nothing);
  };
  test.each([
    [
      'nobody delivers there who has it',
      [row('far', { warehouse_id: 'closed', supplier: 'Шинный двор' })],
      null,
      'Сюда этого никто не возит: у «Шинный двор» доставки сюда нет',
    ],
    [
      'only some of it is brought there',
      [row('near', { stock: 2 }), row('far', { warehouse_id: 'closed', supplier: 'Шинный двор' })],
      null,
      'Сюда возят только 2 шт.: у «Шинный двор» доставки сюда нет',
    ],
    [
      'all of it would be late',
      [row('near', { supplier: 'Колесо' })],
      '2026-11-30',
      'К 30 ноября не привезут: не раньше 1 декабря, «Колесо»',
    ],
    [
      'it has to be fetched in another city, whatever the day',
      [row('near', { warehouse_id: 'away', supplier: 'Колесо' })],
      '2026-12-01',
      'К 1 декабря не привезут: можно лишь забрать самим, «Колесо»',
    ],
    ['nobody has it', [], null, 'Этого сейчас не купить: товара нет, или его сюда не возят'],
  ] as const)('%s', (_, sold, by, message) => expect(why([...sold], by)).toBe(message));
});

describe('a plan', () => {
  const offers = [row('a'), row('b'), row('c', { bulk_price: 110_000 })];
  const asks = [ask(8, { offers }), ask(4, { line_id: 'b', offers: offers.slice(1, 2) })];
  const none = { open: new Set<Ask>(), mayLeave: true };

  test('begins with the supplier of most lines', () =>
    expect(startOf(pose(asks, market, {}, none))).toEqual([0, 8, 0, 4, 0, 0]));

  test.each([
    ['takes one offer in place of two that cost as much', [4, 4, 0], [8, 0, 0]],
    ['stays as it is where one offer gives all', [0, 0, 8], [0, 0, 8]],
  ])('%s', (_, before, after) => {
    const posed = pose([ask(8, { offers })], market, {}, { ...none, mayLeave: false });
    expect(gathered(posed, before)).toEqual(after);
  });

  test('stays split where all of one offer costs more', () => {
    const few = [row('a', { stock: 4 }), row('c', { bulk_price: 110_000 })];
    const posed = pose([ask(8, { offers: few })], market, {}, { ...none, mayLeave: false });
    expect(gathered(posed, [4, 4])).toEqual([4, 4]);
  });
});
