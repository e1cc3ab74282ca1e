import { expect, test } from 'vitest';
import { listPathOf, withSelection } from './with-selection.ts';

test('a selection lists what its filter does in the section, and what the address asks besides', () => {
  const filter = { season: ['winter' as const] };
  const search = withSelection('tyres', new URLSearchParams('page=2&brand=Кама'), { filter });
  expect(search).toMatchObject({ page: 2, filters: { season: ['winter'], brand: ['Кама'] } });
  const against = withSelection('tyres', new URLSearchParams('season=summer'), { filter });
  expect(against.filters).toEqual({ season: ['winter'] });
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
