import { expect, test } from 'vitest';
import { vatOf } from '../../../shared/format/list-price.ts';
import { dearerBy } from './dearer-by.ts';
import { leftOf, lotOf } from './offer-words.ts';

const THIN = '\u202f';

test.each([
  [{ vat_rate: 22, vat_included: true }, `НДС 22${THIN}%`],
  [{ vat_rate: 20, vat_included: false }, `+ НДС 20${THIN}%`],
  [{ vat_rate: 0, vat_included: true }, `НДС 0${THIN}%`],
  [{ vat_rate: null, vat_included: true }, 'без НДС'],
] as const)('VAT %o reads «%s»', (offer, words) => expect(vatOf(offer)).toBe(words));

test('«at least» is said, not hidden', () => {
  expect(leftOf({ quantity: 20, quantity_is_minimum: true })).toBe(`>20${THIN}шт.`);
  expect(leftOf({ quantity: 3, quantity_is_minimum: false })).toBe(`3${THIN}шт.`);
});

test('lots are told only where single pieces are not sold', () => {
  expect(lotOf({ min_order: 4, multiple: 4 })).toBe('кратно 4');
  expect(lotOf({ min_order: 8, multiple: 4 })).toBe(`от 8${THIN}шт., кратно 4`);
  expect(lotOf({ min_order: 1, multiple: 1 })).toBe('');
});

test('the difference is from the best price', () => {
  expect(dearerBy(10500, 10000)).toBeCloseTo(0.05);
  expect(dearerBy(10000, 10000)).toBe(0);
});
