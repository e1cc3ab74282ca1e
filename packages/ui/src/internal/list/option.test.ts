import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOptions, type Option, pinnedFirst, typeAhead, withoutRepeats } from './option.ts';
import { fold } from './text-match.ts';

const option = (label: string): Option => ({ value: label, label });
const cities = ['Артёмовский', 'Брянск', 'Котовск', 'Омск', 'Орёл', 'Томск'].map(option);
const labels = (options: readonly Option[]) => options.map(({ label }) => label);

const anyOptions = fc
  .uniqueArray(fc.string({ unit: fc.constantFrom(...'абвёей '), minLength: 1, maxLength: 6 }))
  .map((all) => all.map(option));

test('the filter keeps exactly the options that contain the query', () => {
  fc.assert(
    fc.property(
      anyOptions,
      fc.string({ unit: fc.constantFrom(...'абвёЕЙ'), maxLength: 3 }),
      (all, query) => {
        const kept = new Set(filterOptions(all, query));
        for (const one of all) expect(kept.has(one)).toBe(fold(one.label).includes(fold(query)));
      },
    ),
  );
});

test('what begins with the query comes first, the order is kept otherwise', () => {
  expect(labels(filterOptions(cities, 'о'))).toEqual([
    'Омск',
    'Орёл',
    'Артёмовский',
    'Котовск',
    'Томск',
  ]);
});

test('a blank query costs nothing: the same list comes back', () => {
  expect(filterOptions(cities, ' ')).toBe(cities);
});

test('pinned options lead and no option is lost or doubled', () => {
  fc.assert(
    fc.property(anyOptions, fc.nat(), (all, seed) => {
      const pinned = all.filter((_, index) => (seed >> (index % 30)) % 2 === 1);
      const result = pinnedFirst(all, pinned);
      expect(result.slice(0, pinned.length)).toEqual(pinned);
      expect(new Set(result)).toEqual(new Set(all));
      expect(result).toHaveLength(all.length);
    }),
  );
});

test('a letter typed again goes to the next option that begins with it, and round', () => {
  expect(typeAhead(cities, 'о', -1)).toBe(3);
  expect(typeAhead(cities, 'оо', 3)).toBe(4);
  expect(typeAhead(cities, 'ооо', 4)).toBe(3);
});

test('several letters stay on the option that still fits', () => {
  expect(typeAhead(cities, 'ор', 4)).toBe(4);
  expect(typeAhead(cities, 'орел', 0)).toBe(4);
  expect(typeAhead(cities, 'я', 0)).toBe(-1);
});

test('type-ahead passes over what cannot be chosen', () => {
  const options = [option('Омск'), { ...option('Орёл'), isDisabled: true }, option('Обь')];
  expect(typeAhead(options, 'о', 0)).toBe(2);
});

test('an option that comes again on a shifted page is left out; without one the list stays the same', () => {
  expect(withoutRepeats(cities)).toBe(cities);
  const shifted = [...cities.slice(0, 4), ...cities.slice(3)];
  expect(labels(withoutRepeats(shifted))).toEqual(labels(cities));
});
