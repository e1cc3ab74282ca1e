import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BulkMatch } from './bulk.ts';
import { choiceOf, type Line, summaryOf, takenOf, takeOf, toLines } from './lines.ts';
import { candidate, match, offer } from './testing/samples.ts';

const cheap = offer({ offer_id: 'cheap', bulk_price: 500_000, available: 10, multiple: 4 });
const small = offer({
  offer_id: 'small',
  bulk_price: 510_000,
  available: 30,
  multiple: 1,
  min_order: 1,
});
const large = offer({ offer_id: 'large', bulk_price: 600_000, available: 200, multiple: 4 });
const goods = candidate({ offers: [cheap, small, large] });

describe('what is taken', () => {
  test.each([
    [4, 'cheap', 4],
    // eight of the cheap ones would cost more than six of the next
    [6, 'small', 6],
    [30, 'small', 30],
    [31, 'large', 32],
    [999, 'large', 200],
  ])('of %i wanted', (wanted, offer_id, quantity) =>
    expect(takeOf(goods, wanted)).toMatchObject({ offer: { offer_id }, quantity }),
  );

  test('nothing where nobody sells', () =>
    expect(takeOf(candidate({ offers: [] }), 4)).toBeUndefined());

  test('never more than the supplier has, always in full multiples, enough wherever somebody has enough', () => {
    const anyOffer = fc
      .record({
        available: fc.integer({ min: 1, max: 60 }),
        multiple: fc.integer({ min: 1, max: 4 }),
        min_order: fc.integer({ min: 1, max: 8 }),
        bulk_price: fc.integer({ min: 1, max: 9 }),
      })
      .filter(
        ({ available, multiple, min_order }) =>
          Math.floor(available / multiple) * multiple >= Math.ceil(min_order / multiple) * multiple,
      )
      .map(offer);
    fc.assert(
      fc.property(
        fc.array(anyOffer, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 80 }),
        (offers, wanted) => {
          const take = takeOf(candidate({ offers }), wanted);
          if (!take) throw new Error('somebody sells');
          expect(take.quantity).toBeLessThanOrEqual(take.offer.available);
          expect(take.quantity).toBeGreaterThanOrEqual(take.offer.min_order);
          expect(take.quantity % take.offer.multiple).toBe(0);
          const costs = offers.flatMap(({ available, min_order, multiple, bulk_price }) => {
            const pieces = Math.ceil(Math.max(wanted, min_order) / multiple) * multiple;
            return pieces <= available ? pieces * bulk_price : [];
          });
          if (costs.length > 0)
            expect(take.quantity * take.offer.bulk_price).toBe(Math.min(...costs));
          else expect(take.quantity).toBeLessThan(wanted);
        },
      ),
    );
  });
});

test('a stepper goes as far as any supplier does', () =>
  expect(choiceOf(goods, { offer: cheap, quantity: 4 })).toEqual({
    multiple: 4,
    min_order: 1,
    quantity: 200,
  }));

describe('lines of a list', () => {
  const lines = toLines(match, 10);

  test('are decided where nothing leaves a doubt', () =>
    expect(lines.map(({ id, productId, wanted }) => [id, productId, wanted])).toEqual([
      [10, '1842', 8],
      [11, null, 4],
      [12, null, 4],
    ]));

  test('are counted by what they wait for', () => {
    expect(summaryOf(lines)).toEqual({
      items: [{ offer_id: '90211', quantity: 8 }],
      pieces: 8,
      total: 8 * 689_000,
      undecided: 1,
      unknown: 1,
      soldOut: 0,
    });
    const [first] = lines as [Line];
    expect(takenOf({ ...first, wanted: 0 })).toBeUndefined();
    const soldOut = toLines(
      { rows: [{ ...first.row, candidates: [candidate({ offers: [] })] }] } as BulkMatch,
      0,
    );
    expect(summaryOf(soldOut)).toMatchObject({ items: [], soldOut: 1, undecided: 0 });
  });
});
