import { describe, expect, test } from 'vitest';
import {
  allocationsOf,
  choiceOf,
  decisionsOf,
  doubtOf,
  type Line,
  orderedOf,
  summaryOf,
  withPick,
  withWanted,
} from './request-lines.ts';
import { goods, linesOf, match, matched, offer, optionGoods, QUANTITY } from './testing/samples.ts';

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

describe('lines of a request', () => {
  const lines = linesOf(match);

  test('are decided where nothing leaves a doubt', () =>
    expect(lines.map(({ id, productId, wanted }) => [id, productId, wanted])).toEqual([
      ['1', '1842', 8],
      ['2', null, 4],
      ['4', null, 4],
    ]));

  test('are counted by what they wait for', () => {
    expect(summaryOf(lines)).toEqual({
      pieces: 8,
      undecided: 1,
      uncounted: 0,
      unknown: 1,
      soldOut: 0,
      changed: 0,
      left: 0,
    });
    const [first] = lines as [Line];
    expect(allocationsOf({ ...first, wanted: 0 })).toEqual([]);
    const soldOut = [{ ...first, goods: goods({ offers: [] }) }];
    expect(summaryOf(soldOut)).toMatchObject({ pieces: 0, soldOut: 1, undecided: 0 });
  });

  test('come from several suppliers where none has enough', () => {
    const several = goods({ offers: [offer(), offer({ offer_id: '90212', available: 16 })] });
    const [line] = lines as [Line];
    const large: Line = { ...line, goods: several, wanted: 60 };
    expect(orderedOf([large])[0]?.offers).toMatchObject([
      { offer_id: '90211', quantity: 48 },
      { offer_id: '90212', quantity: 12 },
    ]);
  });
});

describe('a quantity', () => {
  const lineOf = (changes: Partial<typeof matched>) =>
    linesOf({ rows: [{ ...matched, ...changes }], skipped: [] })[0] as Line;

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
    expect(decisionsOf([large])[0]?.quantity).toBeNull();
  });
});

test('what is kept of lines is what was decided, with the pieces that are ordered already', () => {
  const [first, choice] = linesOf(match) as [Line, Line];
  const chosen = { ...choice, productId: '1', goods: optionGoods('1') };
  expect(decisionsOf([{ ...first, ordered: 4 }, chosen, withWanted(first, 0)])).toEqual([
    { id: '1', product_id: '1842', quantity: 12, offer: null },
    { id: '2', product_id: '1', quantity: 4, offer: null },
    { id: '1', product_id: '1842', quantity: 0, offer: null },
  ]);
});

test('what is ordered of lines names their offers and prices, without those that wait', () => {
  const offers = [{ offer_id: '90211', quantity: 8, max_price: 689_000 }];
  expect(orderedOf(linesOf(match))).toEqual([{ line_id: '1', offers }]);
});

describe('an offer that was chosen by hand', () => {
  const [line] = linesOf(match) as [Line];
  const two = goods({ offers: [offer(), offer({ offer_id: '90212', bulk_price: 700_000 })] });
  const picked = (price: number, id = '90212'): Line =>
    withPick({ ...line, goods: two }, { id, price });

  test('is taken, whatever a plan says', () =>
    expect(
      orderedOf([{ ...picked(700_000), planned: [{ offer_id: '90211', quantity: 8 }] }])[0]?.offers,
    ).toEqual([{ offer_id: '90212', quantity: 8, max_price: 700_000 }]));

  test.each([
    ['cheaper by now', picked(710_000), undefined],
    ['dearer by now', picked(690_000), 'offer_dearer'],
    ['gone', picked(700_000, '90213'), 'offer_gone'],
  ])('that is %s', (_, line, doubt) => {
    expect(doubtOf(line)).toBe(doubt);
    expect(orderedOf([line]).length).toBe(doubt ? 0 : 1);
    expect(summaryOf([line]).changed).toBe(doubt ? 1 : 0);
  });
});

test('a plan of the whole decides where nobody has', () => {
  const [line] = linesOf(match) as [Line];
  const two = goods({ offers: [offer(), offer({ offer_id: '90212', bulk_price: 700_000 })] });
  const choice = { ...line, goods: two };
  const planned = [{ offer_id: '90212', quantity: 8 }];
  expect(orderedOf([{ ...choice, planned }])[0]?.offers).toMatchObject(planned);
  const left = { ...choice, planned: [], left: 'Нет у «Шинторга»' };
  expect([orderedOf([left]), summaryOf([left]).left]).toEqual([[], 1]);
});
