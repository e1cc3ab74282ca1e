import { describe, expect, test } from 'vitest';
import type { BulkMatch } from './bulk.ts';
import { choiceOf, type Line, summaryOf, takenOf, titlesOf, toLines } from './lines.ts';
import { candidate, match, offer } from './testing/samples.ts';

const cheap = offer({ offer_id: 'cheap', available: 10, multiple: 4 });
const large = offer({ offer_id: 'large', available: 200, multiple: 6 });

test('a stepper goes as far as all suppliers do, in steps that all who sell can keep', () => {
  const goods = candidate({ offers: [cheap, large] });
  const take = (...offers: (typeof cheap)[]) => offers.map((one) => ({ offer: one, quantity: 8 }));
  const most = { min_order: 4, quantity: 8 + 198 };
  expect(choiceOf(goods, take(cheap))).toEqual({ ...most, multiple: 4 });
  expect(choiceOf(goods, take(cheap, large))).toEqual({ ...most, multiple: 2 });
});

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
    expect(takenOf({ ...first, wanted: 0 })).toEqual([]);
    const soldOut = toLines(
      { rows: [{ ...first.row, candidates: [candidate({ offers: [] })] }] } as BulkMatch,
      0,
    );
    expect(summaryOf(soldOut)).toMatchObject({ items: [], soldOut: 1, undecided: 0 });
  });

  test('are several items of the cart where no supplier has enough', () => {
    const several = candidate({ offers: [offer(), offer({ offer_id: '90212', available: 16 })] });
    const [line] = lines as [Line];
    const large: Line = { ...line, row: { ...line.row, candidates: [several] }, wanted: 60 };
    expect(summaryOf([large])).toMatchObject({
      items: [
        { offer_id: '90211', quantity: 48 },
        { offer_id: '90212', quantity: 12 },
      ],
      pieces: 60,
      total: 60 * 689_000,
    });
    expect([...titlesOf([large]).keys()]).toEqual(['90211', '90212']);
  });
});
