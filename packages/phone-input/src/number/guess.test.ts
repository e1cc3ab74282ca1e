import { createRequire } from 'node:module';
import fc from 'fast-check';
import { type CountryCode, parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { findCountry } from '../typing/state.ts';
import { allCountries, getCountries } from './country.ts';
import { guessCountry } from './guess.ts';

const require = createRequire(import.meta.url);
const examples: Record<CountryCode, string> = require('libphonenumber-js/examples.mobile.json');

const digits = fc.stringMatching(/^\d{0,15}$/);
const anyCountry = fc.constantFrom(...allCountries());

describe('full numbers', () => {
  test.each(Object.keys(examples) as CountryCode[])('the example of %s', (iso) => {
    const number = parsePhoneNumber(examples[iso], iso).number.slice(1);
    // libphonenumber's example number of these may belong to the main country: they share whole ranges.
    const isShared = ['AX', 'BL', 'CC', 'CX', 'EH', 'IM', 'MF', 'SJ', 'VA'].includes(iso);
    const current = isShared ? findCountry(iso) : null;
    expect(guessCountry(number, { current })?.iso2).toBe(iso.toLowerCase());
  });
});

describe('ties', () => {
  test.each([
    ['7', 'ru'],
    ['77', 'kz'],
    ['76001234567', 'kz'],
    ['78005553535', 'ru'],
    ['1', 'us'],
    ['18005550123', 'us'],
    ['1204', 'ca'],
    ['1809', 'do'],
    ['1787', 'pr'],
    ['1658', 'jm'],
    ['1242', 'bs'],
    ['44', 'gb'],
    ['441481', 'gg'],
    ['4477003', 'je'],
    ['447457', 'gb'],
    ['4474576', 'im'],
    ['39', 'it'],
    ['3906698', 'va'],
    ['262', 're'],
    ['262639', 'yt'],
    ['590', 'gp'],
    ['5993', 'bq'],
    ['5999', 'cw'],
    ['4779', 'sj'],
    ['6189164', 'cx'],
    ['6189162', 'cc'],
    ['35818', 'ax'],
    ['2125288', 'eh'],
    ['2908', 'ta'],
    ['38', undefined],
    ['80012345678', undefined],
    ['', undefined],
  ])('%s is %s', (number, iso2) => {
    expect(guessCountry(number)?.iso2).toBe(iso2);
  });

  test.each([
    ['ca', '12', 'ca'],
    ['ca', '1230', 'us'],
    ['ca', '1800', 'ca'],
    ['us', '1204', 'ca'],
    ['kz', '7', 'kz'],
    ['kz', '7916', 'ru'],
    ['ax', '3580912345678', 'fi'],
    ['ax', '358412345678', 'ax'],
    ['mf', '590690001234', 'mf'],
    ['bs', '1', 'us'],
    ['ru', '38', 'ru'],
    ['gb', '', 'gb'],
  ])('%s keeps or loses %s: %s', (current, number, iso2) => {
    expect(guessCountry(number, { current: findCountry(current) })?.iso2).toBe(iso2);
  });
});

describe('laws', () => {
  test('the guess starts the number, or nothing changed', () => {
    fc.assert(
      fc.property(digits, fc.option(anyCountry), fc.boolean(), (number, current, isFrozen) => {
        const guess = guessCountry(number, { current, isFrozen });
        expect(guess === current || number.startsWith(guess?.dialCode ?? '-')).toBe(true);
      }),
    );
  });

  test('no country has a longer dial code that fits', () => {
    fc.assert(
      fc.property(digits, (number) => {
        const guess = guessCountry(number);
        const longest = allCountries()
          .filter(({ dialCode }) => number.startsWith(dialCode))
          .reduce((most, { dialCode }) => Math.max(most, dialCode.length), 0);
        expect(guess?.dialCode.length ?? 0).toBeGreaterThanOrEqual(longest && 1);
        expect(longest === 0).toBe(guess === null);
      }),
    );
  });

  test('a frozen country stays as long as its dial code does', () => {
    fc.assert(
      fc.property(anyCountry, fc.stringMatching(/^\d{0,11}$/), (current, rest) => {
        const number = current.dialCode + rest;
        expect(guessCountry(number, { current, isFrozen: true })).toBe(current);
      }),
    );
  });

  test('digits after the seventh say nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{7}$/), fc.stringMatching(/^\d{0,8}$/), (start, rest) => {
        expect(guessCountry(start + rest)).toBe(guessCountry(start));
      }),
    );
  });

  test('the guess never leaves the countries given', () => {
    fc.assert(
      fc.property(digits, fc.subarray([...allCountries()]), (number, drawnCountries) => {
        const countries = getCountries({ onlyCountries: drawnCountries.map(({ iso2 }) => iso2) });
        const guess = guessCountry(number, { countries });
        expect(guess === null || countries.includes(guess)).toBe(true);
      }),
    );
  });
});
