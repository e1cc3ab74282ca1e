import examples from 'libphonenumber-js/examples.mobile.json';
import { type CountryCode, parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import type { Iso2 } from './generated/countries.generated.ts';
import { allCountries } from './number/country.ts';
import { type PhoneCase, row } from './testing/case.ts';
import { countryCases, valueCases } from './testing/cases-country.ts';
import { caretCases, copyCases, fixedCases, limitCases } from './testing/cases-editing.ts';
import { maskCases, pasteCases, trunkCases } from './testing/cases-text.ts';
import { runCase } from './testing/run-case.tsx';

/** Countries that share the range of their example number with a main country, which is guessed first. */
const MAIN: Partial<Record<Iso2, Iso2>> = {
  ax: 'fi',
  bl: 'gp',
  cc: 'au',
  cx: 'au',
  eh: 'ma',
  im: 'gb',
  mf: 'gp',
  sj: 'no',
  va: 'it',
};

const exampleOf = (iso2: string) => {
  const code = iso2.toUpperCase() as CountryCode;
  return parsePhoneNumber(examples[code], code);
};

const international = allCountries().map(({ iso2 }) => {
  const { number } = exampleOf(iso2);
  return row(iso2, {}, [number], { digits: number.slice(1), country: MAIN[iso2] ?? iso2 });
});

const national = allCountries().map(({ iso2, callingCode, dialCode }) => {
  const { number } = exampleOf(iso2);
  const keys = number.slice(1 + dialCode.length);
  return row(`${iso2} behind +${callingCode}`, { country: iso2 }, [keys], {
    digits: number.slice(1),
    country: iso2,
  });
});

const table: Record<string, PhoneCase[]> = {
  'an example of every country, typed with a plus': international,
  'an example of every country, typed behind its dial code': national,
  country: countryCases,
  value: valueCases,
  caret: caretCases,
  clipboard: copyCases,
  limit: limitCases,
  'fixed dial code': fixedCases,
  paste: pasteCases,
  trunk: trunkCases,
  mask: maskCases,
};

describe.each(Object.entries(table))('%s', (_, cases) => {
  test.each(cases)('$name', async (one) => {
    await runCase(one);
  });
});

test('the table is not empty', () => {
  expect(Object.values(table).every((cases) => cases.length > 0)).toBe(true);
});
