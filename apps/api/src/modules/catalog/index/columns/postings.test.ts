import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countOffers, countPosted, type ProductTotals } from '../searching/counting.ts';
import { ANY_OFFER, choiceOf } from '../searching/offer-test.ts';
import { setOf } from './bitset.ts';
import { emptyOffers, OFFER_COLUMNS, type OfferColumns, putOffers } from './column-offers.ts';
import { createPostings, postOffers } from './postings.ts';

const PRODUCTS = 40;
const SUPPLIERS = 4;
const offer = fc.record({
  supplier: fc.nat(SUPPLIERS - 1),
  price: fc.integer({ min: 1, max: 9 }),
  quantity: fc.integer({ min: 1, max: 9 }),
});
const offersOfProduct = fc.array(offer, { maxLength: 5 });

const columnsOf = (offers: readonly Partial<Record<string, number>>[]): OfferColumns =>
  Object.fromEntries(
    OFFER_COLUMNS.map((name) => [name, Int32Array.from(offers, (one) => one[name] ?? 0)]),
  ) as OfferColumns;

/** Returns the totals sorted by product, in whatever order they were found. */
const byProduct = ({ products, ...sums }: ProductTotals) =>
  [...products]
    .map((product, at) => [product, ...Object.values(sums).map((column) => column[at])])
    .sort(([a], [b]) => a! - b!);

test('the offers of one supplier are the same by its posting as by all offers, after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(offersOfProduct, { minLength: PRODUCTS, maxLength: PRODUCTS }),
      fc.array(fc.tuple(fc.nat(PRODUCTS - 1), offersOfProduct), { maxLength: 20 }),
      fc.uniqueArray(fc.nat(PRODUCTS - 1)),
      fc.nat(SUPPLIERS),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (first, changes, chosen, supplier, leastQuantity, isPosted) => {
        const offers = emptyOffers(PRODUCTS, 1000);
        const put = (product: number, rows: (typeof first)[number]) => {
          const sorted = rows.toSorted((a, b) => a.price - b.price);
          putOffers(offers, product, columnsOf(sorted), 0, sorted.length);
        };
        for (const [product, rows] of first.entries()) put(product, rows);
        const postings = createPostings(offers, isPosted ? postOffers(offers) : undefined);
        const rest = { ...ANY_OFFER, leastQuantity };
        const test = { ...rest, suppliers: choiceOf([supplier]) };
        postings.of('supplier', [supplier]);
        for (const [product, rows] of changes) {
          put(product, rows);
          postings.change(product);
        }
        const posting = postings.of('supplier', [supplier])!;
        const posted = countPosted(offers, posting, setOf(PRODUCTS, chosen), test, rest);
        expect(byProduct(posted)).toEqual(
          byProduct(countOffers(offers, Uint32Array.from(chosen), test)),
        );
      },
    ),
  );
});

test('there is no posting of several suppliers', () => {
  const postings = createPostings(emptyOffers(1, 1));
  expect(postings.of('supplier', [1, 2])).toBeUndefined();
  expect(postings.of('city', undefined)).toBeUndefined();
});
