import { expect, test } from 'vitest';
import { exampleNumber, examplePlaceholder } from './examples.ts';
import { isOfKind, kindsOf } from './kinds.ts';
import { allCountries } from './number/country.ts';
import { isPossible } from './number/possible.ts';

const country = (iso2: string) => allCountries().find((one) => one.iso2 === iso2) ?? null;

test.each([
  ['79161234567', ['mobile']],
  ['+7 (343) 288-41-07', ['fixed-line']],
  ['375291234567', ['mobile']],
  ['12015550123', ['mobile', 'fixed-line']],
  ['78005553535', []],
  ['7916123456', []],
  ['', []],
])('%s is %j', (value, kinds) => {
  expect(kindsOf(value)).toEqual(kinds);
});

test('a country that was chosen goes before the one that the digits tell', () => {
  expect(isOfKind('77073034455', 'mobile', 'kz')).toBe(true);
  expect(isOfKind('77073034455', 'mobile', 'ru')).toBe(false);
  expect(isOfKind('77073034455', 'mobile', 'by')).toBe(false);
});

test.each(allCountries())('the examples of $iso2 are numbers of their kind', (one) => {
  for (const kind of ['mobile', 'fixed-line'] as const) {
    const digits = one.callingCode + exampleNumber(one.iso2, kind);
    expect(kindsOf(digits, one.iso2).length, digits).toBeGreaterThan(0);
    expect(isPossible(digits, one), digits).toBe(true);
  }
});

test('the placeholder is an example of the chosen country, as the field writes it', () => {
  expect(examplePlaceholder()(country('ru'))).toBe('+7 (912) 345-67-89');
  expect(examplePlaceholder('fixed-line')(country('gb'))).toMatch(/^\+44 2/);
  expect(examplePlaceholder('mobile', { separateDialCode: true })(country('ru'))).toBe(
    '(912) 345-67-89',
  );
  expect(examplePlaceholder('mobile', { disableCountryCode: true })(country('ag'))).toBe(
    '464-1234',
  );
  expect(examplePlaceholder()(null)).toBe('');
});
