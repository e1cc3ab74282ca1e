import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseQueries } from '../benchmark/score-queries.ts';
import { indexNames } from './models/model-names.ts';
import { marketNames } from './packaged-names.ts';
import { understand } from './query/understand.ts';

// A market with 390 brands: each is near to some word that means something else.
const market = indexNames(marketNames());

/** A maker's own sub-brand, and what is a brand to one and a word to another. */
const EITHER = new Set(['Replica', 'Nordman', 'Ikon', 'Ikon Tyres (Nokian Tyres)']);

test('with all brands of the trade on sale, no query of the table is for another brand', () => {
  const cases = parseQueries(
    readFileSync(new URL('../benchmark/cases/queries.txt', import.meta.url), 'utf8'),
  );
  const wrong = cases.flatMap(({ section, q, filter }) => {
    const { brand = [], brand_not = [] } = understand(q, section, market).filter;
    const meant = new Set([...(filter.brand ?? []), ...(filter.brand_not ?? [])]);
    const others = [...brand, ...brand_not].filter((one) => !meant.has(one) && !EITHER.has(one));
    return others.length > 0 && (meant.size > 0 || !filter.model) ? [`${q}: ${others}`] : [];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['мишлен пайлот спорт 5', 'Michelin', 'Pilot Sport 5'],
  ['автограф эко 3 195/65', undefined, 'Autograph Eco 3'],
  ['кумхо крюген hp71', 'Kumho', 'Crugen HP71'],
  ['купер дискаверер', 'Cooper', 'Discoverer'],
  ['виатти боско норд', 'Viatti', 'Bosco Nordico'],
])('«%s» is %s %s', (q, brand, model) => {
  const { filter, unknown } = understand(q, 'tyres', market);
  expect(filter.brand).toEqual(brand && [brand]);
  expect(filter.model?.some((name) => name.startsWith(model))).toBe(true);
  expect(unknown).toEqual([]);
});

test.each([
  ['митсубиши аутландер', 'Outlander III'],
  ['аутландер шипы 225/55 18', 'Outlander III'],
])('«%s» is a car, however near a brand is', (q, model) => {
  expect(understand(q, 'tyres', market).filter.car).toMatchObject({ model });
});
