import fc from 'fast-check';
import { expect, test } from 'vitest';
import { line, quote } from '../testing/samples.ts';
import { LIST, NONE } from './choice.ts';
import { waysOf } from './ways.ts';

const seller = (name: string) => ({ id: name, name });
const of = (name: string, id: string, landed_price: number | null) =>
  quote({ id, supplier: seller(name), landed_price });
const listed = (name: string, landed_price: number) => ({
  ...line().best!,
  supplier: seller(name),
  landed_price,
});

test('one supplier who has the most lines, two who have them all for less, and what is left out', () => {
  const lines = [
    line({ line_id: 'a', quotes: [of('A', 'a1', 500), of('B', 'a2', 400)], best: null }),
    line({ line_id: 'b', quotes: [of('A', 'b1', 500)], best: listed('C', 300) }),
    line({ line_id: 'c', quotes: [], best: null }),
    line({ line_id: 'd', quotes: [of('A', 'd1', 100)], is_open: false }),
  ];
  const none = { c: NONE, d: NONE };
  expect(waysOf(lines)).toEqual([
    { most: 1, choices: { a: 'a1', b: 'b1', ...none }, suppliers: ['A'], lines: 2 },
    { most: 2, choices: { a: 'a2', b: LIST, ...none }, suppliers: ['B', 'C'], lines: 2 },
  ]);
});

test.each([
  ['lapsed', { state: 'lapsed' as const }],
  ['of fewer pieces', { quantity: 4 }],
  ['of unknown delivery', { landed_price: null }],
  ['of another product', { product: { ...quote().product, id: '99' } }],
])('a quote that is %s is no way', (_, change) => {
  expect(waysOf([line({ quotes: [quote(change)], best: null })])).toEqual([]);
});

/** Lines by number; what each supplier asks for each of them, if he has it. */
const market = fc.array(
  fc.array(fc.option(fc.integer({ min: 1, max: 20 })), { minLength: 3, maxLength: 3 }),
  {
    minLength: 1,
    maxLength: 4,
  },
);

test('no other choice of at most two suppliers buys more lines, or the same for less', () => {
  fc.assert(
    fc.property(market, (prices) => {
      const lines = prices.map((row, at) =>
        line({
          line_id: `${at}`,
          best: null,
          quotes: row.flatMap((price, who) =>
            price === null ? [] : [of(`S${who}`, `${at}-${who}`, price)],
          ),
        }),
      );
      // every choice of every line: a supplier or nobody
      const all = prices.reduce<(number | null)[][]>(
        (heads, row) =>
          heads.flatMap((head) => [...row.map((_, who) => who), null].map((who) => [...head, who])),
        [[]],
      );
      const worth = (choice: readonly (number | null)[]) => {
        const bought = choice.flatMap((who, at) =>
          who === null ? [] : [prices[at]?.[who] ?? null],
        );
        return bought.includes(null)
          ? undefined
          : {
              lines: bought.length,
              cost: bought.reduce<number>((sum, price) => sum + (price ?? 0), 0),
            };
      };
      const bestOf = (most: number) =>
        all
          .filter((choice) => new Set(choice.filter((who) => who !== null)).size <= most)
          .map(worth)
          .filter((one) => one !== undefined)
          .toSorted((a, b) => b.lines - a.lines || a.cost - b.cost)[0]!;
      for (const way of waysOf(lines)) {
        const choice = lines.map(({ line_id }) => {
          const id = way.choices[line_id];
          return id ? Number(id.split('-')[1]) : null;
        });
        expect(worth(choice)).toEqual(bestOf(way.most));
      }
    }),
  );
});
