import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxQuantityOf, minQuantityOf } from '../../shared/cart/limits.ts';
import type { GoodsOffer } from './request-calls.ts';
import { costOf, limitsOf, piecesOf, split } from './split.ts';
import { offer } from './testing/samples.ts';

const cheap = offer({ offer_id: 'cheap', bulk_price: 500_000, available: 10, multiple: 4 });
const small = offer({
  offer_id: 'small',
  bulk_price: 510_000,
  available: 30,
  multiple: 1,
  min_order: 1,
});
const large = offer({ offer_id: 'large', bulk_price: 600_000, available: 200, multiple: 4 });
const sorted = (offers: GoodsOffer[]) => offers.toSorted((a, b) => a.bulk_price - b.bulk_price);
const partsOf = (offers: GoodsOffer[], wanted: number) =>
  Object.fromEntries(
    split(offers, wanted).map((allocation) => [allocation.offer.offer_id, allocation.quantity]),
  );

test('what a line costs has its VAT, rounded once for all pieces of an offer', () => {
  const onTop = { ...small, bulk_price: 333_333, vat_included: false };
  expect(costOf([{ offer: onTop, quantity: 7 }])).toBe(2_846_664);
  // 5 000 ₽ and 22 % on top are more than 5 100 ₽ with it
  const dear = { ...small, offer_id: 'dear', bulk_price: 500_000, vat_included: false };
  expect(partsOf([dear, small], 4)).toEqual({ small: 4 });
});

describe('with a city', () => {
  const near = { ...small, offer_id: 'near', landed_price: 530_000, standing: 'fresh' as const };
  test.each([
    ['the landed price counts', { landed_price: 540_000, standing: 'fresh' as const }],
    ['an old tyre is not taken', { landed_price: 505_000, standing: 'old' as const }],
    ['an unknown delivery is not taken', { landed_price: null, standing: 'unknown' as const }],
  ])('%s', (_, changes) => {
    const other = { ...small, bulk_price: 500_000, ...changes };
    expect(partsOf([near, other], 4)).toEqual({ near: 4 });
    // nothing else has that many
    expect(partsOf([near, other], 60)).toEqual({ near: 30, small: 30 });
  });
});

describe('of several offers', () => {
  test.each([
    [4, { cheap: 4 }],
    // eight of the cheap ones would cost more than six of the next
    [6, { small: 6 }],
    [30, { small: 30 }],
    // one supplier has that many: all pieces come from it, though two suppliers would be cheaper
    [31, { large: 32 }],
    [201, { cheap: 8, small: 29, large: 164 }],
    [999, { cheap: 8, small: 30, large: 200 }],
  ])('%i pieces come from', (wanted, parts) =>
    expect(partsOf([cheap, small, large], wanted)).toEqual(parts),
  );

  test('the last part comes from one where that is cheaper than the rest of the lots', () => {
    const lot = offer({ offer_id: 'lot', bulk_price: 600_000, available: 40, multiple: 20 });
    const dear = { ...small, bulk_price: 700_000 };
    expect(partsOf([cheap, lot, dear], 52)).toEqual({ cheap: 8, lot: 40, small: 4 });
    expect(partsOf([cheap, lot, dear], 46)).toEqual({ cheap: 8, lot: 40 });
    expect(partsOf([cheap, lot, dear], 41)).toEqual({ cheap: 8, lot: 20, small: 13 });
  });

  test('a minimum that brings too many takes from the dearest what it may', () => {
    const most = offer({ offer_id: 'most', bulk_price: 500_000, available: 48, multiple: 4 });
    const least = offer({ offer_id: 'least', bulk_price: 600_000, available: 40, min_order: 20 });
    expect(partsOf([most, least], 50)).toEqual({ most: 32, least: 20 });
  });

  test('nothing where nobody sells', () => expect(split([], 4)).toEqual([]));
});

const anyOffer = fc
  .record({
    available: fc.integer({ min: 1, max: 60 }),
    multiple: fc.integer({ min: 1, max: 4 }),
    min_order: fc.integer({ min: 1, max: 8 }),
    bulk_price: fc.integer({ min: 1, max: 9 }),
  })
  .map(offer);
const anyOffers = fc.array(anyOffer, { maxLength: 5 }).map(sorted);

test('lots and minimums are kept, and as many are taken as there are', () =>
  fc.assert(
    fc.property(anyOffers, fc.integer({ min: 1, max: 250 }), (offers, wanted) => {
      const takes = split(offers, wanted);
      for (const { offer: one, quantity } of takes) {
        expect(quantity).toBeGreaterThanOrEqual(minQuantityOf(one));
        expect(quantity).toBeLessThanOrEqual(maxQuantityOf(limitsOf(one)));
        expect(quantity % one.multiple).toBe(0);
      }
      const most = offers.reduce((sum, one) => sum + maxQuantityOf(limitsOf(one)), 0);
      if (most >= wanted) expect(piecesOf(takes)).toBeGreaterThanOrEqual(wanted);
      else expect(piecesOf(takes)).toBe(most);
    }),
  ));

test('one supplier is enough wherever one has enough, and the cheapest is taken', () =>
  fc.assert(
    fc.property(anyOffers, fc.integer({ min: 1, max: 60 }), (offers, wanted) => {
      const costs = offers.flatMap((one) => {
        const pieces = Math.ceil(Math.max(wanted, one.min_order) / one.multiple) * one.multiple;
        return pieces <= one.available ? pieces * one.bulk_price : [];
      });
      fc.pre(costs.length > 0);
      const takes = split(offers, wanted);
      expect(takes).toHaveLength(1);
      expect(costOf(takes)).toBe(Math.min(...costs));
    }),
  ));

test('pieces sold one by one cost no more than they must', () =>
  fc.assert(
    fc.property(anyOffers, fc.integer({ min: 1, max: 250 }), (drawn, wanted) => {
      const offers = drawn.map((one) => ({ ...one, multiple: 1, min_order: 1 }));
      const most = Math.max(0, ...offers.map(({ available }) => available));
      fc.pre(wanted > most);
      const prices = offers.flatMap(({ available, bulk_price }) =>
        Array.from({ length: available }, () => bulk_price),
      );
      const cheapest = prices.slice(0, wanted).reduce((sum, price) => sum + price, 0);
      expect(costOf(split(offers, wanted))).toBe(cheapest);
    }),
  ));
