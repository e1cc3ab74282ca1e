import { expect, test } from 'vitest';
import type { CartItem } from '../../shared/cart/cart-lines.ts';
import { movesOf } from './checkout-rules.ts';

test('a cart is dearer by what its sum has grown, with the VAT that comes on top', () => {
  const item = {
    ...{ bulk_price: 100_000, price_added: 90_000, quantity: 4, vat_rate: 22, vat_included: false },
    sum: 488_000,
  } as CartItem;
  expect(movesOf([item])).toEqual({ rises: 1, falls: 0, difference: 488_000 - 439_200 });
});
