import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bid } from './bid.ts';
import { marketOf } from './market.ts';

const bid = (total: number, more: Partial<Bid> = {}): Bid => ({
  ...{ supplier: 'Своя', goods: total, total, day: '2026-11-10', isOld: false },
  ...more,
});

test.each<[string, Bid, Bid[], object]>([
  ['nobody else', bid(400), [], { market_price: null, best_price: null }],
  ['a dearer one', bid(400), [bid(600)], { market_price: 125, best_price: null }],
  [
    'a cheaper one that comes later',
    bid(400),
    [bid(300, { supplier: 'Волга', day: '2026-11-12' }), bid(800)],
    { market_price: 100, best_price: 75, best_supplier: 'Волга', best_days: 2 },
  ],
  [
    'goods for less, but the delivery for more',
    bid(420, { goods: 400 }),
    [bid(440, { goods: 200 })],
    { market_price: 103, best_price: null },
  ],
  [
    'an old one for less',
    bid(400),
    [bid(100, { isOld: true }), bid(440)],
    { market_price: 105, best_price: null },
  ],
  [
    'an old one next to an old one',
    bid(400, { isOld: true }),
    [bid(360, { isOld: true })],
    { market_price: 95, best_price: 90 },
  ],
  ['what costs less than its delivery', bid(900, { goods: 4 }), [bid(100)], { market_price: null }],
])('four pieces, and on the market %s', (_, ownBid, others, market) => {
  expect(marketOf(ownBid, others, 4)).toMatchObject(market);
});

const anyBid = fc.record({
  supplier: fc.constant('Волга'),
  goods: fc.integer({ min: 400, max: 4e9 }),
  delivery: fc.nat(1e7),
  day: fc.constant('2026-11-11'),
  isOld: fc.boolean(),
});
const bidOf = ({
  goods,
  delivery,
  ...rest
}: typeof anyBid extends fc.Arbitrary<infer B> ? B : never) => ({
  ...rest,
  goods,
  total: goods + delivery,
});

test('the best one costs less than was paid and no more than the middle; the order of bids is nothing', () => {
  fc.assert(
    fc.property(
      anyBid,
      fc.array(anyBid),
      fc.integer({ min: 1, max: 400 }),
      (one, rivals, pieces) => {
        const [ownOffer, others] = [bidOf(one), rivals.map(bidOf)];
        const market = marketOf(ownOffer, others, pieces);
        expect(marketOf(ownOffer, others.toReversed(), pieces)).toEqual(market);
        if (market.best_price === null) return;
        expect(market.best_price * pieces).toBeLessThan(ownOffer.goods);
        expect(market.best_price).toBeLessThanOrEqual(market.market_price ?? 0);
      },
    ),
  );
});
