import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ALPHA3_FILE,
  GENERATED_FILE,
  generateAlpha3,
  generateCountries,
} from './generate-countries.ts';
import { EXAMPLES_FILE, generateExamples, generateKinds, KINDS_FILE } from './generate-kinds.ts';
import { canStartWith } from './pattern.ts';

test('the committed country data is what the generator writes', () => {
  expect(readFileSync(GENERATED_FILE, 'utf8')).toBe(generateCountries());
  expect(readFileSync(ALPHA3_FILE, 'utf8')).toBe(generateAlpha3());
  expect(readFileSync(EXAMPLES_FILE, 'utf8')).toBe(generateExamples());
  expect(readFileSync(KINDS_FILE, 'utf8')).toBe(generateKinds());
});

test.each([
  ['1534[0-24-8]\\d{5}', '1534', true],
  ['1534[0-24-8]\\d{5}', '15343', false],
  ['1534[0-24-8]\\d{5}', '15340123456', false],
  ['7(?:(?:(?:50|82)9|937)\\d|7(?:00[378]|97\\d))\\d{5}', '77003', true],
  ['7(?:(?:(?:50|82)9|937)\\d|7(?:00[378]|97\\d))\\d{5}', '77004', false],
  ['8\\d{5}(?:\\d{2,4})?', '8123456', true],
  ['8\\d{5}(?:\\d{2,4})?', '81234567890', false],
])('a number of %s can start with %s: %s', (pattern, digits, expected) => {
  expect(canStartWith(pattern, digits)).toBe(expected);
});
