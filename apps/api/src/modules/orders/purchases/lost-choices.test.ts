import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bid, NoBid } from './bid.ts';
import { lostChoices, type RivalOffer } from './lost-choices.ts';

const bid = (total: number, more: Partial<Bid> = {}): Bid => ({
  ...{ supplier: 'Волга', goods: total, total, day: '2026-11-10', isOld: false },
  ...more,
});
/** An offer whose delivery costs the same whatever its price. */
const offer = (supplier_id: string, at: Bid | NoBid): RivalOffer => ({
  supplier_id,
  goods: typeof at === 'object' ? at.goods : 500,
  bid: (cut) =>
    typeof at === 'object'
      ? { ...at, total: at.total - at.goods + (at.goods * (100 - cut)) / 100 }
      : at,
});
const ownBid = bid(1000);
const another = offer('b', bid(5000));

test.each<[string, (Bid | NoBid)[], object]>([
  ['had too few pieces', ['short'], { reason: 'short', percent: null, sum: 500, gap: 0 }],
  ['sells other lots', ['lots', 'unknown'], { reason: 'lots', percent: null }],
  ['says nothing of the delivery', ['unknown'], { reason: 'unknown', percent: null }],
  ['has old tyres alone', [bid(900, { isOld: true })], { reason: 'old', percent: null, gap: -100 }],
  ['is dearer by half a percent', [bid(1005)], { reason: 'dearer', percent: 1, gap: 5, days: 0 }],
  ['is dearer by four percent', [bid(1040)], { reason: 'dearer', percent: 5, gap: 40 }],
  ['is dearer by a quarter', [bid(1250)], { reason: 'dearer', percent: null, gap: 250 }],
  [
    'is dearer by the delivery alone',
    [bid(1005, { goods: 200 })],
    { reason: 'dearer', percent: 3, sum: 200 },
  ],
  [
    'is dearer, and later too',
    [bid(1005, { day: '2026-11-13' })],
    { reason: 'dearer', percent: null, days: 3 },
  ],
  ['asks the same', [bid(1000)], { reason: 'dearer', percent: 1, gap: 0 }],
  ['asks the same for two days more', [bid(1000, { day: '2026-11-12' })], { reason: 'later' }],
  ['comes two days later', [bid(990, { day: '2026-11-12' })], { reason: 'later', days: 2 }],
  ['comes a day later for less', [bid(990, { day: '2026-11-11' })], { reason: 'other', days: 1 }],
  [
    'has a fresh one beside an old one',
    [bid(900, { isOld: true }), bid(1005)],
    { reason: 'dearer' },
  ],
  ['has one that is on sale', ['short', bid(1005)], { reason: 'dearer', percent: 1 }],
])('who %s', (_, bids, loss) => {
  const lost = lostChoices(ownBid, [...bids.map((one) => offer('a', one)), another]);
  expect(lost[0]).toMatchObject({ supplier_id: 'a', ...loss });
});

test('of two suppliers nobody learns anything: it would tell who was chosen', () => {
  expect(lostChoices(ownBid, [offer('a', bid(1005)), offer('a', bid(1010))])).toEqual([]);
});

const market = fc.array(
  fc.record({ goods: fc.integer({ min: 10_000, max: 12_000 }), delivery: fc.nat(800) }),
  { minLength: 4, maxLength: 8 },
);

test('what a cut would have brought is what it brings when the same lines are ordered again', () => {
  fc.assert(
    fc.property(
      fc.array(market, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(1, 2, 3, 5),
      (lines, cut) => {
        const totalOf = (
          { goods, delivery }: { goods: number; delivery: number },
          percent: number,
        ) => (goods * (100 - percent)) / 100 + delivery;
        /** Which supplier the cheapest offer is of; the first one cuts its prices. */
        const chosen = (line: (typeof lines)[number], percent: number) => {
          const totals = line.map((one, at) => totalOf(one, at === 0 ? percent : 0));
          const least = Math.min(...totals.slice(1));
          // of equals the one that was there before
          return (totals[0] ?? 0) < least ? 0 : totals.indexOf(least, 1);
        };
        const before = lines.filter((line) => chosen(line, 0) !== 0);
        const won = before.filter((line) => chosen(line, cut) === 0).length;
        const counted = before.filter((line) => {
          const at = chosen(line, 0);
          const bids = line.map((one) => bid(totalOf(one, 0), { goods: one.goods }));
          const others = bids.flatMap((one, index) =>
            index === at ? [] : [offer(`${index}`, one)],
          );
          const loss = lostChoices(bids[at] ?? ownBid, others).find(
            ({ supplier_id }) => supplier_id === '0',
          );
          return loss?.percent != null && loss.percent <= cut;
        }).length;
        expect(counted).toBe(won);
      },
    ),
    { examples: [[[Array(4).fill({ goods: 10_000, delivery: 0 })], 1]] },
  );
});
