import { FILTER_FIELDS } from '@org/trade/filters';
import { expect, test } from 'vitest';
import { descriptions } from '../search/catalog-sections.ts';
import { fieldsOf } from './filter-values.ts';

test('every attribute has its place among the filters of some section', () => {
  const shown = Object.values(descriptions).flatMap(({ rail }) => rail.flatMap(fieldsOf));
  expect(shown).toEqual(expect.arrayContaining(Object.keys(FILTER_FIELDS)));
});
