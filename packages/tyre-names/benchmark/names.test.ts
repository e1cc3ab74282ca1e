import { expect, test } from 'vitest';
import { knownNames } from '../src/packaged-names.ts';
import { createDictionary } from '../src/trade/dictionary.ts';
import own from './cases/names.json' with { type: 'json' };
import type { NameCase } from './name-case.ts';
import { score } from './score-names.ts';

const cases = own.cases as NameCase[];
const dictionary = createDictionary(knownNames);

test('the names of our own are read as they are labelled, but for a word in a few models', () => {
  const result = score(cases, dictionary);
  const { brands, models, 'near models': near, ...others } = result.groups;
  expect(cases.length).toBeGreaterThan(150);
  expect(Object.values(others).flatMap((group) => group.wrong)).toEqual([]);
  expect(brands.wrong.length).toBeLessThan(4);
  expect(near.wrong.length).toBeLessThan(cases.length / 40);
  expect(models.wrong.length).toBeLessThan(cases.length / 15);
  expect(result.isGood).toBe(true);
});

test('a brand or a model that nobody has written is an error', () => {
  const [first] = cases;
  const silent = { ...first!, expect: { ...first!.expect, brand: null, model: null } };
  const { groups } = score([silent], dictionary);
  expect([groups.brands.wrong.length, groups.models.wrong.length]).toEqual([1, 1]);
});

test('a wrong label is told', () => {
  const [first] = cases;
  const spoilt = { ...first!, expect: { ...first!.expect, width: 999, brand: 'Nobody' } };
  const { groups, isGood } = score([spoilt], dictionary);
  expect(groups.sizes.wrong).toMatchObject([{ field: 'width', expected: 999 }]);
  expect(groups.brands.wrong).toHaveLength(1);
  expect(isGood).toBe(false);
});
