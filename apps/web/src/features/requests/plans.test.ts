import { expect, test } from 'vitest';
import { askOf, choicesOf, withPlan } from './plans.ts';
import type { PurchasePlan, RequestPlan } from './request-calls.ts';
import { type Line, orderedOf, withPick } from './request-lines.ts';
import { goods, linesOf, match, offer, planOf, strategyOf } from './testing/samples.ts';

const lines = linesOf(match);
const [line] = lines as [Line];
const two = goods({
  offers: [
    offer({ available: 40 }),
    offer({ offer_id: '90212', bulk_price: 700_000, multiple: 1, min_order: 1, available: 40 }),
  ],
});
const lineWith = (changes: Partial<Line> = {}): Line => ({ ...line, goods: two, ...changes });

test.each<[string, Line, ReturnType<typeof askOf>]>([
  ['all of its offers', lineWith(), { line_id: '1', quantity: 8, offer_ids: ['90211', '90212'] }],
  [
    'exactly what is wanted, if one offer gives it',
    lineWith({ wanted: 6 }),
    { line_id: '1', quantity: 6, offer_ids: ['90211', '90212'] },
  ],
  [
    'as much as there is',
    lineWith({ wanted: 500 }),
    { line_id: '1', quantity: 80, offer_ids: ['90211', '90212'] },
  ],
  [
    'only the one that was chosen by hand, in its lots',
    withPick(lineWith({ wanted: 6 }), { id: '90211', price: 689_000 }),
    { line_id: '1', quantity: 8, offer_ids: ['90211'], is_chosen: true },
  ],
  [
    'nothing, if it was chosen by hand and is gone',
    withPick(lineWith(), { id: '7', price: 1 }),
    undefined,
  ],
  ['nothing, if it is left out', lineWith({ wanted: 0 }), undefined],
  ['nothing without a product', lines[1] as Line, undefined],
])('a line asks a plan for %s', (_, asking, asked) => expect(askOf(asking)).toEqual(asked));

test('a line is bought as the plan says, unless it has changed since', () => {
  const asked = new Map([['1', JSON.stringify(askOf(lineWith()))]]);
  const plan = strategyOf('cheapest', [], {
    lines: [{ line_id: '1', offers: [{ offer_id: '90212', quantity: 8, max_price: 700_000 }] }],
  });
  const offersOf = (one: Line) => orderedOf(withPlan([one], plan, asked))[0]?.offers;
  expect(offersOf(lineWith())).toMatchObject([{ offer_id: '90212', quantity: 8 }]);
  expect(offersOf(lineWith({ wanted: 12 }))).toMatchObject([{ offer_id: '90211', quantity: 12 }]);
  const left = { ...plan, lines: [], left: [{ line_id: '1', message: 'Нет' }] };
  expect(withPlan([lineWith()], left, asked)).toMatchObject([{ planned: [], left: 'Нет' }]);
});

test('two suppliers are a choice only where the cheapest plan has more', () => {
  const plan = (strategy: RequestPlan['strategy'], suppliers: number) => {
    const [order] = planOf([line]).orders as [PurchasePlan['orders'][number]];
    const orders = Array.from({ length: suppliers }, () => order);
    return strategyOf(strategy, [], { plan: { ...planOf([line]), orders } });
  };
  const named = (suppliers: number) =>
    choicesOf([
      plan('two_suppliers', 2),
      plan('one_supplier', 1),
      plan('cheapest', suppliers),
      plan('quickest', 3),
    ]).map(({ strategy }) => strategy);
  expect(named(2)).toEqual(['cheapest', 'quickest', 'one_supplier']);
  expect(named(3)).toEqual(['cheapest', 'quickest', 'one_supplier', 'two_suppliers']);
});
