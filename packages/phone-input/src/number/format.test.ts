import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caretOffset, countDigits } from '../typing/caret.ts';
import { findCountry } from '../typing/state.ts';
import { allCountries, getCountries } from './country.ts';
import { type FormatOptions, formatMask, formatPhone } from './format.ts';
import { isPossible } from './possible.ts';

const digits = fc.stringMatching(/^\d{0,20}$/);
const anyCountry = fc.option(fc.constantFrom(...allCountries()));

describe('formatPhone', () => {
  test.each<[string, string | null, string, FormatOptions?]>([
    ['', 'us', ''],
    ['1', 'us', '+1'],
    ['12', 'us', '+1 (2)'],
    ['123', 'us', '+1 (23)'],
    ['1234', 'us', '+1 (234)'],
    ['12345', 'us', '+1 (234) 5'],
    ['12345678', 'us', '+1 (234) 567-8'],
    ['12345678901', 'us', '+1 (234) 567-8901'],
    ['123456789012', 'us', '+1 (234) 567-89012'],
    ['79123456789', 'ru', '+7 (912) 345-67-89'],
    ['77012345678', 'kz', '+7 (701) 234 5678'],
    ['375294911911', 'by', '+375 29 491-19-11'],
    ['3802343252', 'ua', '+380 23 432 52'],
    ['491701601234', 'de', '+49 170 1601234'],
    ['61412345678', 'au', '+61 412 345 678'],
    ['12684641234', 'ag', '+1 (268) 464-1234'],
    ['1268', 'ag', '+1 (268)'],
    ['126', 'ag', '+126'],
    ['4641234', 'ag', '464-1234', { disableCountryCode: true }],
    ['38', 'ua', '+38'],
    ['4412345', 'us', '+4412345'],
    ['80012345678', null, '+80012345678'],
    ['380123456789', 'ua', '380 12 345 6789', { prefix: '' }],
    ['12345678901', 'us', '+12345678901', { autoFormat: false }],
    ['12345678901', 'us', '+1 234 567 890 1', { alwaysDefaultMask: true }],
    [
      '12345678901',
      'us',
      '+1 23-45-678901',
      { alwaysDefaultMask: true, defaultMask: '..-..-....' },
    ],
    ['9123456789', 'ru', '(912) 345-67-89', { disableCountryCode: true }],
    ['390669812345', 'va', '+39 06698 1234 5', { enableAreaCodeStretch: true }],
  ])('%s of %s is %s', (number, iso2, text, options) => {
    expect(formatPhone(number, findCountry(iso2), options)).toBe(text);
  });

  test('no digit is lost, added or moved', () => {
    const options = fc.record({
      autoFormat: fc.boolean(),
      alwaysDefaultMask: fc.boolean(),
      disableCountryCode: fc.boolean(),
      enableAreaCodeStretch: fc.boolean(),
    });
    fc.assert(
      fc.property(digits, anyCountry, options, (number, country, drawnOptions) => {
        expect(formatPhone(number, country, drawnOptions).replace(/\D/g, '')).toBe(number);
      }),
    );
  });

  test('every bracket that is opened is closed', () => {
    fc.assert(
      fc.property(digits, anyCountry, (number, country) => {
        const text = formatPhone(number, country);
        expect(text.split('(').length).toBe(text.split(')').length);
      }),
    );
  });
});

test('a mask of the owner holds for all numbers of its country', () => {
  const [de] = getCountries({ onlyCountries: ['de'], masks: { de: '.... .... ....' } });
  expect(formatPhone('4930901820', de ?? null)).toBe('+49 3090 1820');
});

test('the mask of a whole number has prefix and dial code', () => {
  const mask = (iso2: string) => {
    const country = findCountry(iso2);
    return country && formatMask(country);
  };
  expect(mask('ru')).toBe('+. (...) ...-..-..');
  expect(mask('us')).toBe('+. (...) ...-....');
  expect(mask('ag')).toBe('+. (...) ...-....');
  expect(mask('ua')).toBe('+... .. ... .....');
});

describe('the caret by counted digits', () => {
  test.each([
    ['+1 (234) 567-8901', 0, 1, 1],
    ['+1 (234) 567-8901', 1, 2, 4],
    ['+1 (234) 567-8901', 4, 7, 9],
    ['+1 (234) 567-8901', 7, 12, 13],
    ['+1 (234) 567-8901', 11, 17, 17],
    ['+1 (234)', 4, 7, 7],
    ['', 0, 0, 0],
  ])('%s after %i digits: %i, before the next: %i', (text, count, behind, before) => {
    expect(caretOffset(text, count, 1)).toBe(behind);
    expect(caretOffset(text, count, 1, true)).toBe(before);
  });

  test('digits of a prefix do not count', () => {
    expect(countDigits('00 7 912', 4, 3)).toBe(1);
    expect(caretOffset('00 7 912', 1, 3)).toBe(4);
  });

  test('counting and placing undo each other', () => {
    fc.assert(
      fc.property(digits, anyCountry, fc.nat(20), fc.boolean(), (number, country, at, isBefore) => {
        const text = formatPhone(number, country);
        const count = Math.min(at, number.length);
        expect(countDigits(text, caretOffset(text, count, 1, isBefore), 1)).toBe(count);
      }),
    );
  });
});

describe('isPossible', () => {
  test.each([
    ['79123456789', undefined, true],
    ['+7 (912) 345-67-89', 'ru', true],
    ['7912345678', 'ru', false],
    ['7', 'ru', false],
    ['', 'ru', false],
    ['79123456789', 'by', false],
    ['12684641234', undefined, true],
    ['7912345678x', 'ru', false],
    ['999999', undefined, false],
  ] as const)('%s of %s: %s', (value, country, expected) => {
    expect(isPossible(value, country)).toBe(expected);
  });
});
