import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Destination, LandedTerm } from '../../../../delivery/destination.ts';
import { SECTIONS } from '../../filter/sections.ts';
import { NONE } from '../columns/column.ts';
import { emptyOffers } from '../columns/column-offers.ts';
import { ANY_OFFER } from './offer-test.ts';
import { bestRanks, landedPrices, landedRanks } from './searching-landed.ts';

const term: fc.Arbitrary<LandedTerm> = fc.record({
  basis: fc.constantFrom('order', 'piece', 'weight', 'sum', 'carrier'),
  price: fc.nat(60_000),
  disk_price: fc.constant(null),
  min_cost: fc.constantFrom(0, 0, 30_000),
  free_from: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  vat_rate: fc.constantFrom(22, 10, 0, null),
});
const free: LandedTerm = {
  basis: 'order',
  price: 0,
  disk_price: null,
  min_cost: 0,
  free_from: null,
  vat_rate: 0,
};
const offer = fc.record({
  // close to each other and small, so that rates and rounding decide
  price: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 400_000, max: 600_000 })),
  pieces: fc.integer({ min: 0, max: 8 }),
  vat: fc.constantFrom(0, 1, 14, 15, 20, 21, 44, 45),
  warehouse: fc.nat(3),
  made: fc.constantFrom(NONE, 202_253, 202_610),
});
/** Returns a destination with these terms. The way of an offer does not matter here. */
const to = (terms: readonly LandedTerm[]): Destination => ({
  terms: new Map(terms.entries()),
  fingerprint: () => '',
  wayOf: () => undefined,
});

test.each(['gross', 'net'] as const)(
  'stopping early finds the best offer by %s price of all',
  (by) => {
    fc.assert(
      fc.property(
        fc.array(offer, { minLength: 1, maxLength: 12 }),
        fc.array(fc.oneof({ weight: 2, arbitrary: term }, fc.constant(free)), {
          minLength: 4,
          maxLength: 4,
        }),
        (drawnOffers, terms) => {
          const offers = emptyOffers(1, drawnOffers.length);
          const sorted = drawnOffers.toSorted((a, b) => a.price - b.price);
          offers.count[0] = sorted.length;
          for (const [at, one] of sorted.entries())
            for (const name of ['price', 'pieces', 'vat', 'warehouse', 'made'] as const)
              offers.columns[name][at] = one[name];
          const grams = new Int32Array([9000]);
          const section = { offers, grams, columns: new Map() };
          const since = { winter: 202_500, other: 202_500 };
          const landed = { destination: to(terms), by, pieces: 4, since };
          const priceOf = landedPrices(section, SECTIONS.tyres, landed);
          const rankOf = landedRanks(section, SECTIONS.tyres, landed, undefined, priceOf);
          const all = sorted.map((_, at) => rankOf(0, at));
          const [best] = bestRanks(offers, new Uint32Array([0]), ANY_OFFER, {
            rankOf,
            landedBy: by,
          });
          expect(best).toBe(Math.min(...all));
        },
      ),
      { numRuns: 2000 },
    );
  },
);
