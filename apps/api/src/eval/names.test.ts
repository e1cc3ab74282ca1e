import { expect, test } from 'vitest';
import { createDictionary } from '../names/dictionary.ts';
import own from './facts/names.json' with { type: 'json' };
import { knownNames } from './known-names.ts';
import { type NameCase, score } from './score-names.ts';

const cases = own.cases as NameCase[];
const dictionary = createDictionary(knownNames);

test('the names of our own are read as they are labelled', () => {
  const { groups } = score(cases, dictionary);
  const wrong = Object.values(groups).flatMap((group) => group.wrong);
  expect(cases.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

test('a wrong label is told', () => {
  const [first] = cases;
  const spoilt = { ...first!, expect: { ...first!.expect, width: 999, brand: 'Nobody' } };
  const { groups, isGood } = score([spoilt], dictionary);
  expect(groups.sizes.wrong).toMatchObject([{ field: 'width', expected: 999 }]);
  expect(groups.brands.wrong).toHaveLength(1);
  expect(isGood).toBe(false);
});
