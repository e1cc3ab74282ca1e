import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  costOf,
  deliveryOf,
  fulfils,
  NOBODY,
  type PlanOffer,
  type PlanProblem,
  type Quantities,
  type Tariff,
} from './plan.ts';
import { loadHighs } from './plan-thread.ts';
import { findPlan } from './planner.ts';
import { solvePlan } from './solve.ts';

const highs = await loadHighs();
const solve = (problem: PlanProblem, start?: Quantities) => solvePlan(highs, problem, start, 10);

const offer = (changes: Partial<PlanOffer>): PlanOffer => ({
  product: 0,
  supplier: 0,
  bulk_price: 10000,
  vat_rate: 22,
  vat_included: true,
  least: 1,
  most: 100,
  multiple: 1,
  ...changes,
});

/** Returns the least cost, found by trying every quantity of every offer. */
function cheapestByHand(problem: PlanProblem): number | undefined {
  const choices = problem.offers.map(({ least, most, multiple, product }) => {
    const list = [0];
    for (
      let pieces = multiple;
      pieces <= Math.min(most, problem.demands[product]!);
      pieces += multiple
    )
      if (pieces >= least) list.push(pieces);
    return list;
  });
  let best: number | undefined;
  const go = (at: number, chosen: number[], left: readonly number[]) => {
    if (at < choices.length) {
      const { product } = problem.offers[at]!;
      for (const quantity of choices[at]!)
        if (quantity <= left[product]!)
          go(at + 1, [...chosen, quantity], left.with(product, left[product]! - quantity));
      return;
    }
    if (left.some((pieces) => pieces > 0) || !fulfils(problem, chosen)) return;
    const cost = costOf(problem, chosen);
    if (best === undefined || cost < best) best = cost;
  };
  go(0, [], problem.demands);
  return best;
}

const offers = fc
  .record({
    product: fc.nat(2),
    supplier: fc.nat(2),
    bulk_price: fc.integer({ min: 100, max: 99999 }),
    vat_rate: fc.constantFrom(null, 5, 22),
    multiple: fc.constantFrom(1, 1, 2, 4),
    lots: fc.integer({ min: 1, max: 3 }),
    more: fc.nat(4),
  })
  .map(({ multiple, lots, more, ...rest }) =>
    offer({ ...rest, multiple, least: lots * multiple, most: (lots + more) * multiple }),
  );
/** Offers, and a cart that holds some of each. It shows that the demands can be met if minimums allow. */
const cartOf = (maxLength: number) =>
  fc.array(fc.tuple(offers, fc.nat(2)), { minLength: 1, maxLength }).map((lines) => {
    const naive = lines.map(([{ least, most, multiple }, lots]) =>
      lots === 0 ? 0 : Math.min(most, Math.max(least, lots * multiple)),
    );
    const all = lines.map(([one]) => one);
    const demands = [0, 1, 2].map((product) =>
      all.reduce((sum, one, at) => sum + (one.product === product ? naive[at]! : 0), 0),
    );
    return { problem: { demands, minimums: [0, 0, 0], offers: all } as PlanProblem, naive };
  });
const minimums = fc.array(fc.constantFrom(0, 0, 20000, 90000), { minLength: 3, maxLength: 3 });
const suppliersMax = fc.constantFrom(undefined, undefined, 1, 2);
const problems = fc
  .tuple(cartOf(6), minimums, suppliersMax)
  .map(([{ problem }, least, most]) => ({ ...problem, minimums: least, suppliersMax: most }));

/** Tariffs whose costs are whole kopecks, because the solver does not round. */
const tariffs = fc.record({
  basis: fc.constantFrom('order', 'piece', 'weight', 'sum', 'carrier'),
  price: fc.nat(40).map((roubles) => roubles * 100),
  disk_price: fc.constantFrom(null, 500, 7000),
  min_cost: fc.constantFrom(0, 0, 20_000),
  free_from: fc.option(fc.integer({ min: 1, max: 300_000 })),
});
/** Carts that can be bought, with two warehouses that charge for their deliveries. */
const delivered = fc
  .tuple(
    cartOf(6),
    suppliersMax,
    fc.array(tariffs, { minLength: 2, maxLength: 2 }),
    fc.array(
      fc.tuple(fc.constantFrom(undefined, 0, 1), fc.constantFrom(5000, 9000), fc.boolean()),
      { minLength: 6, maxLength: 6 },
    ),
  )
  .map(
    ([{ problem }, most, depots, places]): PlanProblem => ({
      ...problem,
      suppliersMax: most,
      depots: depots as Tariff[],
      offers: problem.offers.map((one, at) => {
        const [depot, grams = 0, is_disk = false] = places[at] ?? [];
        return { ...one, bulk_price: Math.ceil(one.bulk_price / 100) * 100, depot, grams, is_disk };
      }),
    }),
  );

describe('the cheapest plan', () => {
  test('counts the deliveries of each warehouse, as trying everything does', () => {
    let charged = 0;
    fc.assert(
      fc.property(delivered, (problem) => {
        const { quantities, proven } = solve(problem);
        const best = cheapestByHand(problem);
        expect(proven).toBe(true);
        expect(quantities && costOf(problem, quantities)).toBe(best);
        if (quantities && deliveryOf(problem, quantities) > 0) charged++;
      }),
      { numRuns: 200 },
    );
    expect(charged).toBeGreaterThan(20);
  });

  test('splits no goods to save less than another delivery costs', () => {
    const problem: PlanProblem = {
      demands: [4, 4],
      minimums: [0, 0],
      offers: [
        offer({ bulk_price: 10_000, depot: 0 }),
        offer({ bulk_price: 9_900, supplier: 1, depot: 1 }),
        offer({ product: 1, bulk_price: 10_000, depot: 0 }),
        offer({ product: 1, bulk_price: 10_500, supplier: 1, depot: 1 }),
      ],
      depots: [
        { basis: 'order', price: 5_000, disk_price: null, min_cost: 0, free_from: null },
        { basis: 'order', price: 5_000, disk_price: null, min_cost: 0, free_from: null },
      ],
    };
    expect(solve(problem).quantities).toEqual([4, 0, 4, 0]);
    expect(solve({ ...problem, depots: undefined }).quantities).toEqual([0, 4, 4, 0]);
    // with the known plan as a start the result is no worse
    expect(solvePlan(highs, problem, [4, 0, 4, 0], 0).quantities).toEqual([4, 0, 4, 0]);
  });

  test('costs what trying everything finds, to the kopeck', () => {
    let solvable = 0;
    fc.assert(
      fc.property(problems, (problem) => {
        const { quantities, proven } = solve(problem);
        const best = cheapestByHand(problem);
        expect(proven).toBe(true);
        expect(quantities && costOf(problem, quantities)).toBe(best);
        if (quantities) expect(fulfils(problem, quantities)).toBe(true);
        if (best) solvable++;
      }),
      { numRuns: 200 },
    );
    expect(solvable).toBeGreaterThan(30);
  });

  test('leaves what can’t be bought, and takes no more from a pool than it has', () => {
    let left = 0;
    let tight = 0;
    fc.assert(
      fc.property(problems, fc.integer({ min: 4, max: 16 }), (problem, pool) => {
        const pooled = problem.offers.map((one, at) => ({ ...one, pool: at < 2 ? 0 : undefined }));
        const leaving = problem.demands.flatMap((quantity, product) =>
          quantity > 0
            ? offer({
                ...{ product, supplier: NOBODY, bulk_price: 10_000_000 },
                ...{ least: quantity, most: quantity, multiple: quantity },
              })
            : [],
        );
        const all = { ...problem, offers: [...pooled, ...leaving], pools: [pool] };
        const { quantities = [], proven } = solve(all);
        const best = cheapestByHand(all);
        expect(proven).toBe(true);
        expect(costOf(all, quantities)).toBe(best);
        if (quantities.slice(pooled.length).some((pieces) => pieces > 0)) left++;
        if (cheapestByHand({ ...all, pools: [1000] }) !== best) tight++;
      }),
      { numRuns: 150 },
    );
    expect(left).toBeGreaterThan(10);
    expect(tight).toBeGreaterThan(5);
  });

  test('never costs more than the cart', () =>
    fc.assert(
      fc.property(cartOf(30), ({ problem, naive }) => {
        const { quantities } = solve(problem, naive);
        expect(costOf(problem, quantities ?? [])).toBeLessThanOrEqual(costOf(problem, naive));
      }),
      { numRuns: 200 },
    ));

  test('is the cart itself where there is no time to look', () => {
    const problem = {
      demands: [4],
      minimums: [0],
      offers: [offer({}), offer({ bulk_price: 9000 })],
    };
    const { quantities } = solvePlan(highs, problem, [4, 0], 0);
    expect(fulfils(problem, quantities ?? [])).toBe(true);
  });

  test('pays more for one product to reach a minimum, where that is cheaper in all', () => {
    // 4 × 100 ₽ at the first supplier need 1000 ₽ there, or 4 × 150 ₽ at the second without a minimum
    const problem: PlanProblem = {
      demands: [4, 4],
      minimums: [100000, 0],
      offers: [
        offer({ bulk_price: 10000 }),
        offer({ bulk_price: 15000, supplier: 1 }),
        offer({ product: 1, bulk_price: 16000 }),
        offer({ product: 1, bulk_price: 15500, supplier: 1 }),
      ],
    };
    const { quantities, proven } = solve(problem);
    expect(quantities).toEqual([4, 0, 4, 0]);
    expect(proven).toBe(true);
    expect(costOf(problem, quantities ?? [])).toBe(104000);
  });

  test('that can’t be is told as proven', () => {
    const scarce = { demands: [4], minimums: [0], offers: [offer({ most: 3 })] };
    expect(solve(scarce)).toEqual({ proven: true, bound: 0 });
    const lots = { demands: [6], minimums: [0], offers: [offer({ multiple: 4, least: 4 })] };
    expect(solve(lots).quantities).toBeUndefined();
    const far = { demands: [4], minimums: [100], offers: [offer({ bulk_price: 1 })] };
    expect(solve(far).quantities).toBeUndefined();
    expect(solve({ ...far, offers: [] })).toEqual({ proven: true, bound: 0 });
  });
});

test('50 lines of 40 suppliers are answered within two seconds, other work goes on', async () => {
  const luck = fc.sample(fc.integer({ min: 0, max: 999 }), { seed: 7, numRuns: 4000 });
  const all = Array.from({ length: 2000 }, (_, at) =>
    offer({
      product: at % 50,
      supplier: Math.floor(at / 50),
      bulk_price: 500000 + (at % 50) * 10000 + luck[at]! * 100,
      multiple: luck[at + 2000]! % 3 === 0 ? 4 : 1,
      least: luck[at + 2000]! % 3 === 0 ? 4 : 1,
      most: 8 + 4 * (luck[at]! % 10),
    }),
  );
  const problem: PlanProblem = {
    demands: Array.from({ length: 50 }, (_, at) => 4 * (1 + (at % 6))),
    minimums: Array.from({ length: 40 }, (_, at) => [0, 2000000, 5000000, 10000000][at % 4]!),
    offers: all,
  };
  let ticks = 0;
  const clock = setInterval(() => ticks++, 20);
  const { quantities, bound } = await findPlan(problem);
  clearInterval(clock);
  expect(fulfils(problem, quantities ?? [])).toBe(true);
  expect(bound).toBeLessThanOrEqual(costOf(problem, quantities ?? []));
  expect(ticks).toBeGreaterThan(3);
});
