import { expect, test } from 'vitest';
import { pickReplacements } from './instead.ts';

const offer = (offer_id: string, stock: number, lot = 1, product_id = 1) => ({
  offer_id,
  product_id,
  stock,
  min_order: lot,
  multiple: lot,
});

test('the best offer first, and the next ones as far as each goes', () => {
  const offers = [offer('a', 3), offer('b', 100, 4), offer('c', 2), offer('d', 9, 1, 2)];
  expect(pickReplacements([{ product_id: 1, pieces: 8 }], offers)).toEqual({
    items: [
      { offer_id: 'a', quantity: 3 },
      { offer_id: 'b', quantity: 4 },
      { offer_id: 'c', quantity: 1 },
    ],
    left: 0,
  });
});

test('never more than is missing, and what nobody has is told', () => {
  const missing = [
    { product_id: 1, pieces: 3 },
    { product_id: 3, pieces: 2 },
  ];
  expect(pickReplacements(missing, [offer('a', 100, 4)])).toEqual({ items: [], left: 5 });
});
