import { describe, expect, test } from 'vitest';
import {
  allocationsOf,
  choiceOf,
  type Line,
  savedRowsOf,
  summaryOf,
  titlesOf,
  toLines,
  withWanted,
} from './lines.ts';
import { goods, match, matched, offer, optionGoods, QUANTITY } from './testing/samples.ts';

const cheap = offer({ offer_id: 'cheap', available: 10, multiple: 4 });
const large = offer({ offer_id: 'large', available: 200, multiple: 6 });

test('a stepper goes as far as all suppliers do, in steps that all who sell can keep', () => {
  const both = goods({ offers: [cheap, large] });
  const allocate = (...offers: (typeof cheap)[]) =>
    offers.map((one) => ({ offer: one, quantity: 8 }));
  const most = { min_order: 4, quantity: 8 + 198 };
  expect(choiceOf(both, allocate(cheap))).toEqual({ ...most, multiple: 4 });
  expect(choiceOf(both, allocate(cheap, large))).toEqual({ ...most, multiple: 2 });
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
      uncounted: 0,
      unknown: 1,
      soldOut: 0,
    });
    const [first] = lines as [Line];
    expect(allocationsOf({ ...first, wanted: 0 })).toEqual([]);
    const soldOut = [{ ...first, goods: goods({ offers: [] }) }];
    expect(summaryOf(soldOut)).toMatchObject({ items: [], soldOut: 1, undecided: 0 });
  });

  test('are several items of the cart where no supplier has enough', () => {
    const several = goods({ offers: [offer(), offer({ offer_id: '90212', available: 16 })] });
    const [line] = lines as [Line];
    const large: Line = { ...line, goods: several, wanted: 60 };
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

describe('a quantity', () => {
  const lineOf = (changes: Partial<typeof matched>) =>
    toLines({ rows: [{ ...matched, ...changes }], skipped: [] }, 0)[0] as Line;

  test('that a row does not say is asked for, and never assumed', () => {
    const asked = lineOf({ quantity: null, questions: [QUANTITY] });
    expect([allocationsOf(asked), summaryOf([asked]).uncounted]).toEqual([[], 1]);
    expect(allocationsOf(withWanted(asked, 4))).toHaveLength(1);
  });

  test('far from the usual waits until it is confirmed', () => {
    const large = lineOf({
      quantity: 40,
      questions: [{ code: 'large_quantity', message: '' }],
    });
    expect(allocationsOf(large)).toEqual([]);
    expect(allocationsOf(withWanted(large, 40))).toHaveLength(1);
    expect(savedRowsOf([large])[0]?.quantity).toBeNull();
  });

  test('of the same offer in two lines is one item of the cart', () =>
    expect(summaryOf([lineOf({}), lineOf({})]).items).toEqual([
      { offer_id: '90211', quantity: 16 },
    ]));
});

test('what is kept of a list is its words with their headings, and what was settled', () => {
  const [first, choice] = toLines(match, 0) as [Line, Line];
  const chosen = { ...choice, productId: '1', goods: optionGoods('1') };
  const headed = { ...first, row: { ...first.row, context: 'Зима' } };
  expect(savedRowsOf([headed, chosen, withWanted(first, 0)])).toEqual([
    { text: 'Зима CO-1 8', product_id: '1842', quantity: 8 },
    { text: '205/55 R16 зима нокиан ххх 4', product_id: '1', quantity: 4 },
  ]);
});
