import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Routes } from '../plans/plan-routes.ts';
import type { PlanRow } from '../plans/plan-row.ts';
import { findWays } from './strategies.ts';
import type { Ask, Market, Way } from './ways.ts';

const SUPPLIERS = ['a', 'b', 'c'];

/** What each supplier asks for a line, and how many pieces there are. */
const offer = fc.record({ price: fc.integer({ min: 100, max: 140 }), stock: fc.nat(6) });
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  offers: fc.tuple(offer, offer, offer),
});
const markets = fc.record({
  lines: fc.tuple(line, line),
  deliveries: fc.tuple(fc.nat(60), fc.nat(60), fc.nat(60)),
  minimums: fc.tuple(...SUPPLIERS.map(() => fc.constantFrom(0, 0, 400))),
});
type Small = typeof markets extends fc.Arbitrary<infer Value> ? Value : never;

const rowOf = (at: number, of: number, { lines, minimums }: Small): PlanRow => ({
  ...{ id: `${at}${of}`, product_id: at, supplier_id: SUPPLIERS[of] ?? '', supplier: '' },
  ...{ min_order_sum: minimums[of] ?? 0, bulk_price: lines[at]?.offers[of]?.price ?? 0 },
  ...{ vat_rate: 22, vat_included: true, stock: lines[at]?.offers[of]?.stock ?? 0 },
  ...{ min_order: 1, multiple: 1, delivery_days_max: 3, warehouse_id: SUPPLIERS[of] ?? '' },
  ...{ grams: 9000, is_disk: false, is_winter: true, dot_year: 2026, dot_week: 20 },
});

const asksOf = (small: Small): Ask[] =>
  small.lines.map(({ quantity }, at) => ({
    ...{ line_id: `${at}`, quantity, isChosen: false },
    offers: SUPPLIERS.map((_, of) => rowOf(at, of, small)).filter(({ stock }) => stock > 0),
  }));

const marketOf = ({ deliveries }: Small): Market => ({
  since: { winter: 202_520, other: 202_520 },
  routes: new Map(
    SUPPLIERS.map((id, of) => [
      id,
      {
        ...{ isPriced: true, isClosed: false, daysWith: () => 3, dateAfter: () => '2026-12-01' },
        tariff: { basis: 'order', price: deliveries[of], disk_price: null, min_cost: 0 },
      },
    ]),
  ) as unknown as Routes,
});

/** What it costs to take so many pieces of each supplier for each line; undefined if that can't be ordered. */
function costOf({ lines, deliveries, minimums }: Small, taken: readonly (readonly number[])[]) {
  let cost = 0;
  for (const of of SUPPLIERS.keys()) {
    const pieces = lines.map((_, at) => taken[at]?.[of] ?? 0);
    const goods = lines.reduce(
      (sum, { offers }, at) => sum + (pieces[at] ?? 0) * (offers[of]?.price ?? 0),
      0,
    );
    if (goods === 0) continue;
    if (goods < (minimums[of] ?? 0)) return undefined;
    cost += goods + (deliveries[of] ?? 0);
  }
  return cost;
}

/** Every way to give a line its pieces. */
const splitsOf = ({ quantity, offers }: Small['lines'][number]): number[][] => {
  const found: number[][] = [];
  for (let a = 0; a <= quantity; a++)
    for (let b = 0; a + b <= quantity; b++) {
      const split = [a, b, quantity - a - b];
      if (split.every((pieces, of) => pieces <= (offers[of]?.stock ?? 0))) found.push(split);
    }
  return found;
};

/** The least that both lines cost together at so many suppliers, found by trying everything; undefined if they can't be had. */
function leastOf(small: Small, suppliersMax: number): number | undefined {
  const [first, second] = small.lines.map(splitsOf);
  const costs = (first ?? []).flatMap((one) =>
    (second ?? []).flatMap((other) => {
      const used = SUPPLIERS.filter((_, of) => (one[of] ?? 0) + (other[of] ?? 0) > 0).length;
      return used > suppliersMax ? [] : (costOf(small, [one, other]) ?? []);
    }),
  );
  return costs.length > 0 ? Math.min(...costs) : undefined;
}

const takenBy = ({ taken }: Way, asks: readonly Ask[]) =>
  asks.map((ask) =>
    SUPPLIERS.map((id) =>
      (taken.get(ask) ?? []).reduce(
        (sum, { offer: { supplier_id }, quantity }) => sum + (supplier_id === id ? quantity : 0),
        0,
      ),
    ),
  );

test('a request costs what trying everything finds, with its deliveries, at any, two and one supplier', async () => {
  await fc.assert(
    fc.asyncProperty(markets, async (small) => {
      const asks = asksOf(small);
      const ways = new Map(await findWays(asks, marketOf(small), new AbortController().signal));
      for (const [strategy, most] of [
        ['cheapest', 3],
        ['two_suppliers', 2],
        ['one_supplier', 1],
      ] as const) {
        const least = leastOf(small, most);
        const way = ways.get(strategy);
        if (least === undefined) expect(way?.left).not.toEqual([]);
        else expect(way && costOf(small, takenBy(way, asks))).toBe(least);
      }
    }),
    { numRuns: 40, seed: 46 },
  );
}, 60_000);
