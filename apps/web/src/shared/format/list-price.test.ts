import { expect, test } from 'vitest';
import { formatListPrice } from './list-price.ts';

test.each([
  [{ vat_rate: 22 as const, vat_included: true }, '4\u202f410\u202f₽'],
  [{ vat_rate: 22 as const, vat_included: false }, '4\u202f410\u202f₽ + НДС'],
  [{ vat_rate: 0 as const, vat_included: false }, '4\u202f410\u202f₽'],
  [{ vat_rate: null, vat_included: true }, '4\u202f410\u202f₽'],
])('a list price with %o reads «%s»', (vat, words) =>
  expect(formatListPrice({ bulk_price: 441_000, ...vat })).toBe(words),
);
