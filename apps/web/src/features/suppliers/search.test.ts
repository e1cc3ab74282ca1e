import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatSuppliers,
  isNarrowed,
  NO_SEARCH,
  ORDERS,
  type Order,
  parseSuppliers,
} from './supplier-search.ts';

const parse = (query: string) => parseSuppliers(new URLSearchParams(query));

const text = fc
  .string({ minLength: 1, maxLength: 12 })
  .map((value) => value.trim())
  .filter((value) => value !== '');
const texts = fc.uniqueArray(text, { maxLength: 4 });

test('an address says exactly what was asked, and says it one way', () => {
  const search = fc.record({
    q: fc.oneof(fc.constant(''), text),
    city: texts,
    section: texts,
    brand: texts,
    favorite: fc.boolean(),
    favorites_first: fc.boolean(),
    order_by: fc.constantFrom(...(Object.keys(ORDERS) as Order[])),
    page: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(search, (asked) => {
      const address = formatSuppliers(asked);
      expect(parse(address)).toEqual(asked);
      expect(formatSuppliers(parse(address))).toBe(address);
    }),
  );
});

test('nothing asked is an empty address', () => expect(formatSuppliers(NO_SEARCH)).toBe(''));

test('nonsense counts as not said', () =>
  expect(parse('page=-1&order_by=price&favorite=1&city=&q=%20')).toEqual(NO_SEARCH));

test('orders do not narrow, filters do', () => {
  expect(isNarrowed(parse('order_by=name__asc&favorites_first=true&page=2'))).toBe(false);
  for (const query of ['q=a', 'city=a', 'section=tyres', 'brand=a', 'favorite=true'])
    expect(isNarrowed(parse(query)), query).toBe(true);
});
