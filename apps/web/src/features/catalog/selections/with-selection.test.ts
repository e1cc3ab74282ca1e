import { expect, test } from 'vitest';
import { withSelection } from './with-selection.ts';

test('a selection lists what its filter does in the section, and what the address asks besides', () => {
  const filter = { season: ['winter' as const] };
  const search = withSelection('tyres', new URLSearchParams('page=2&brand=Кама'), { filter });
  expect(search).toMatchObject({ page: 2, filters: { season: ['winter'], brand: ['Кама'] } });
  const against = withSelection('tyres', new URLSearchParams('season=summer'), { filter });
  expect(against.filters).toEqual({ season: ['winter'] });
});
