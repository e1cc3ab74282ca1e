import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleared,
  countFilters,
  formatSearch,
  listPathOf,
  offerFiltersOf,
  parseSearch,
  type Search,
  searchBody,
  withFilters,
  withPlace,
} from './catalog-search.ts';
import { descriptions } from './catalog-sections.ts';

const tyres = descriptions.tyres;
const parse = (query: string) => parseSearch(tyres, new URLSearchParams(query));

describe('reading the address', () => {
  test('fields arrive by the contract’s own names and kinds', () => {
    expect(
      parse('brand=Nokian&brand=Кама&width=205&studded=true&price_max=500000&q=зима&page=3'),
    ).toMatchObject({
      q: 'зима',
      page: 3,
      filters: { brand: ['Nokian', 'Кама'], width: [205], studded: true, price_max: 500000 },
    });
  });

  test('diameters may have a fraction, with a comma or a point', () => {
    expect(parse('diameter=22,5').filters).toEqual({ diameter: [22.5] });
  });

  test.each(['page=0', 'page=-2', 'page=abc', 'page=1.5', ''])(
    '«%s» is the first page',
    (query) => {
      expect(parse(query).page).toBe(1);
    },
  );

  test('empty values are dropped', () => {
    expect(parse('brand=&q=+&width=')).toMatchObject({ q: '', filters: {}, unknown: [] });
  });

  test('what the section does not know stays in the address', () => {
    const search = parse('rim_width=7&width=wide&constructor=x');
    expect(search.filters).toEqual({});
    expect(search.unknown).toEqual([
      ['rim_width', '7'],
      ['width', 'wide'],
      ['constructor', 'x'],
    ]);
    expect(formatSearch(search)).toBe('constructor=x&rim_width=7&width=wide');
  });

  test('a car and a rear size come as objects', () => {
    const search = parse(
      'car.brand=LADA&car.model=Vesta&car.year=2018&rear.width=255&rear.profile=35&rear.diameter=19',
    );
    expect(search.car).toEqual({ brand: 'LADA', model: 'Vesta', year: 2018 });
    expect(search.rear).toEqual({ width: 255, profile: 35, diameter: 19 });
  });
});

describe('changing the search', () => {
  test('a change goes back to the first page', () => {
    expect(withFilters(parse('page=4&brand=Nokian'), { width: [205] })).toMatchObject({
      page: 1,
      filters: { brand: ['Nokian'], width: [205] },
    });
  });

  test('an empty list clears the filter', () => {
    expect(withFilters(parse('brand=Nokian'), { brand: [] }).filters).toEqual({});
  });

  test('clearing keeps the order alone', () => {
    expect(formatSearch(cleared(parse('q=a&brand=b&order_by=quantity__desc&page=3&x=1')))).toBe(
      'order_by=quantity__desc',
    );
  });

  test('the order of the address wins over the buyer’s own', () => {
    expect(searchBody(parse('order_by=quantity__asc'), 'bulk_price__desc').order_by).toBe(
      'quantity__asc',
    );
    expect(searchBody(parse(''), 'bulk_price__desc').order_by).toBe('bulk_price__desc');
  });

  test('a car counts as one filter', () => {
    expect(countFilters(parse('brand=a&brand=b&car.brand=LADA&car.model=Vesta'))).toBe(2);
  });
});

const text = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .map((s) => s.trim())
  .filter((s) => s !== '');
const amount = fc.integer({ min: 0, max: 99999999 });
const searches: fc.Arbitrary<Search> = fc.record({
  q: fc.oneof(fc.constant(''), text),
  filters: fc.record(
    {
      brand: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
      width: fc
        .uniqueArray(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 4 })
        .map((l) => l.sort((a, b) => a - b)),
      diameter: fc
        .uniqueArray(fc.constantFrom(16, 17.5, 22.5), { minLength: 1 })
        .map((l) => l.sort((a, b) => a - b)),
      studded: fc.boolean(),
      price_max: amount,
    },
    { requiredKeys: [] },
  ),
  car: fc.option(fc.record({ brand: text, model: text }), { nil: undefined }),
  rear: fc.option(fc.constant({ width: 255, profile: 35, diameter: 19 }), { nil: undefined }),
  order_by: fc.constantFrom(undefined, 'quantity__asc', 'brand_model__desc'),
  page: fc.integer({ min: 1, max: 1000 }),
  unknown: fc.constant([]),
});

test('an address says exactly what was asked, and says it one way', () => {
  fc.assert(
    fc.property(searches, (search) => {
      const address = formatSearch(search);
      expect(parse(address)).toEqual(search);
      expect(formatSearch(parse(address))).toBe(address);
    }),
  );
});

test('any address can be read', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      expect(() => formatSearch(parse(query))).not.toThrow();
    }),
  );
});

describe('prices with delivery', () => {
  const asked = parse('landed_max=900000&price_min=100&order_by=landed_price__asc');

  test('are asked for with the buyer’s city and his VAT', () => {
    expect(searchBody(withPlace(asked, 'Казань', 'net'), 'quantity__asc')).toEqual({
      landed_max: 900000,
      price_min: 100,
      to: 'Казань',
      landed_by: 'net',
      order_by: 'landed_price__asc',
    });
    expect(offerFiltersOf(withPlace(asked, 'Казань', 'price'))).toEqual({
      landed_max: 900000,
      price_min: 100,
      landed_by: 'gross',
    });
  });

  test('mean nothing without a city, in a link of somebody who has one', () => {
    const body = searchBody(withPlace(asked, '', 'price'), 'quantity__asc');
    expect(body).toEqual({ price_min: 100, order_by: 'min_bulk_price__desc' });
    expect(offerFiltersOf(asked)).toEqual({ price_min: 100 });
  });
});

test.each([
  ['/tires', '/tires'],
  ['/tires/zima', '/tires'],
  ['/disks/skad/litye', '/disks'],
  ['/suppliers/17', '/suppliers/17'],
  ['/', '/'],
])('filters of a list at %s are addressed at %s', (pathname, path) => {
  expect(listPathOf(pathname)).toBe(path);
});
