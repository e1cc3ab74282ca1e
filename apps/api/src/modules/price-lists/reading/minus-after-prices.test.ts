import { expect, test } from 'vitest';
import { doubtKindsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';
import type { Cells } from '../../../testing/price-lists/workbook.ts';

/** A list with these prices. */
const priced = (...prices: (string | number)[]) =>
  list(
    ['Наименование', 'Цена', 'Остаток'],
    ...prices.map((price): Cells[number] => ['Viatti Strada V-130 205/55 R16 91V', price, 8]),
  );

test.for(['8200.00-', '8 200,00-', '8200,50 -', '8200.00− руб', '8200.00-₽'])(
  'a minus after kopecks, «%s», is no price',
  async (price) => {
    const goods = await summariesOf(priced(4100, price));
    expect(goods).toEqual([
      expect.objectContaining({ price: 4100 }),
      expect.stringMatching(/^Минус после числа/),
    ]);
  },
);

const doubtsOf = async (...prices: (string | number)[]) => {
  const kinds = await doubtKindsOf(priced(...prices));
  return kinds.map((each) => each.includes('from_price'));
};

test.for(['6 100-', '8200-', '8200 -', '8200–', '8.200-'])(
  '«%s» among prices without a dash is asked about',
  async (price) => {
    expect(await doubtsOf(4100, price, 5200, '6 300')).toEqual([false, true, false, false]);
  },
);

test.for([
  ['6 100-', '8200-', '5200-'],
  ['6 100,-', 8200, 5200],
  ['6100=', 8200, 5200],
])('a way of writing no kopecks is none: %s', async (prices) => {
  expect(await doubtsOf(...prices)).toEqual([false, false, false]);
});
