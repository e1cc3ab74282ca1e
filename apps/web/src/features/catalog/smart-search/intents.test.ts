import { expect, test, vi } from 'vitest';
import { parseSearch } from '../search/catalog-search.ts';
import { descriptions } from '../search/catalog-sections.ts';
import { suggestions } from '../testing/samples.ts';
import { anywhereIntents, sectionIntents } from './intents.ts';

const { understood } = suggestions;
const supplier = { kind: 'supplier', id: 's1', name: 'Шинный двор', city: null } as const;
const brand = { kind: 'brand', section: 'tyres', brand: 'Nordman', products: 3 } as const;

test('a brand of the list replaces the one that was understood and keeps the rest', () => {
  const onSearch = vi.fn();
  const search = parseSearch(descriptions.tyres, new URLSearchParams('studded=true&page=3'));
  const rest = sectionIntents('tyres', search, onSearch).choose(brand, understood, 'q');
  expect(rest).toBe('q');
  expect(onSearch).toHaveBeenCalledWith(
    expect.objectContaining({
      page: 1,
      filters: expect.objectContaining({ brand: ['Nordman'], width: [205], studded: true }),
    }),
  );
});

test('a supplier of the list narrows to its offers', () => {
  const onSearch = vi.fn();
  const search = parseSearch(descriptions.tyres, new URLSearchParams());
  sectionIntents('tyres', search, onSearch).choose(supplier, understood, 'q');
  expect(onSearch.mock.calls[0]?.[0].filters).toMatchObject({ supplier_id: ['s1'] });
});

test('outside the sections a choice leads to the section that the words speak of', () => {
  const go = vi.fn();
  const intents = anywhereIntents(go);
  intents.choose(supplier, understood, 'q');
  expect(go.mock.calls[0]?.[0]).toBe('tyres');
  // another section interprets the words itself
  intents.choose({ kind: 'section', section: 'moto_tyres', total: 2 }, understood, '120/70');
  expect(go).toHaveBeenLastCalledWith('moto_tyres', expect.objectContaining({ q: '120/70' }));
});
