import { createRequire } from 'node:module';
import fc from 'fast-check';
import { type CountryCode, parsePhoneNumber } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { findCountry } from '../typing/state.ts';
import { allCountries } from './country.ts';
import { parsePaste, toAscii } from './paste.ts';
import { isPossible } from './possible.ts';

const require = createRequire(import.meta.url);
const examples: Record<CountryCode, string> = require('libphonenumber-js/examples.mobile.json');

describe('what people paste', () => {
  test.each<[string, string, string | null, string]>([
    ['with a plus', '+79123456789', 'ru', '79123456789'],
    ['formatted', '+7 (912) 345-67-89', 'ru', '79123456789'],
    ['with the trunk prefix', '8 912 345-67-89', 'ru', '79123456789'],
    ['without anything', '912 345-67-89', 'ru', '79123456789'],
    ['with the dial code, without a plus', '79123456789', 'ru', '79123456789'],
    ['a landline', '(495) 123-45-67', 'ru', '74951234567'],
    ['a free number', '8 (800) 555-35-35', 'ru', '78005553535'],
    ['a free number without the 8', '800 555 35 35', 'ru', '78005553535'],
    ['from Belarus with 8 0', '8 (029) 123-45-67', 'by', '375291234567'],
    ['from Kazakhstan', '8 707 303 44 55', 'kz', '77073034455'],
    ['an uri', 'tel:+79123456789', 'ru', '79123456789'],
    ['an uri with its context', 'tel:8-912-345-67-89;phone-context=+7', 'ru', '79123456789'],
    ['words around', 'Тел.: +7 912 345-67-89 (Иван)', 'ru', '79123456789'],
    ['an extension', '+7 (495) 123-45-67 доб. 123', 'ru', '74951234567'],
    ['an extension in English', '+7 495 123-45-67 ext. 9', 'ru', '74951234567'],
    ['an extension behind a comma', '8 495 1234567,,123', 'ru', '74951234567'],
    ['no-break spaces', '+7\u00a0912\u202f345\u2009\u201367\u201189', 'ru', '79123456789'],
    ['marks that are not seen', '\u202a+7\u200e912\u200b3456789\u202c\u0000', 'ru', '79123456789'],
    [
      'full-width digits',
      '＋７（９１２）３４５ー６７－８９'.replace('ー', '-'),
      'ru',
      '79123456789',
    ],
    ['Arabic digits', '٠٧٤٠٠١٢٣٤٥٦', 'gb', '447400123456'],
    ['Persian digits', '۰۹۱۲۳۴۵۶۷۸۹', 'ir', '989123456789'],
    ['with 00', '0049 1512 3456789', 'ru', '4915123456789'],
    ['with the way out of Russia', '8~10 380 99 123 45 67', 'ru', '380991234567'],
    ['with the way out of America', '011 44 7400 123456', 'us', '447400123456'],
    ['the dial code twice', '+7 +79123456789', 'ru', '79123456789'],
    ['the dial code doubled', '+7 7 912 345 67 89', 'ru', '79123456789'],
    ['the trunk prefix behind the dial code', '+7 8 912 345 67 89', 'ru', '79123456789'],
    ['a plus before the trunk prefix', '+8 (912) 345-67-89', 'ru', '79123456789'],
    ['the zero in brackets', '+44 (0)7400 123456', 'ru', '447400123456'],
    ['a British number at home', '07400 123456', 'gb', '447400123456'],
    ['a zero that belongs to the number', '06 1234 5678', 'it', '390612345678'],
    ['an American number at home', '(310) 555-0123', 'us', '13105550123'],
    ['an American number with 1', '1-310-555-0123', 'us', '13105550123'],
    ['a part of an Islander’s number with its area', '(340) 6934', 'vi', '13406934'],
    ['the same with 1', '1 (340) 693', 'vi', '1340693'],
    ['an Islander’s number with its area', '(340) 693-4123', 'vi', '13406934123'],
    ['an Islander’s number without it', '340-6934', 'vi', '13403406934'],
    ['an Antiguan number with its area', '(268) 464-1234', 'ag', '12684641234'],
    ['a German number that could be local', '4915123456789', 'de', '4915123456789'],
    [
      'a contact card',
      'Иванов Иван\nул. Ленина, 12\n8 (912) 345-67-89\nivan@mail.ru',
      'ru',
      '79123456789',
    ],
    ['the number beside a tax number', 'ИНН 7701234567, тел. 8 912 345-67-89', 'ru', '79123456789'],
    ['the first of two', '8 912 345-67-89\n8 903 000-00-00', 'ru', '79123456789'],
    ['whole digits without a country', '79123456789', null, '79123456789'],
  ])('%s', (_, text, iso2, digits) => {
    const found = parsePaste(text, findCountry(iso2));
    expect(found.digits).toBe(digits);
    expect(['international', 'national']).toContain(found.kind);
  });

  test.each([
    ['abc', 'none', ''],
    ['', 'none', ''],
    ['9999', 'digits', '9999'],
    ['1a2b3', 'digits', '123'],
    ['380991234567', 'digits', '380991234567'],
  ])('%s is no number of Russia: %s', (text, kind, digits) => {
    expect(parsePaste(text, findCountry('ru'))).toMatchObject({ kind, digits });
  });

  test('what is left over is told', () => {
    expect(parsePaste('+7 495 123-45-67 доб. 42', null).rest).toBe('42');
    expect(parsePaste('+7 495 123-45-67', null).rest).toBe('');
  });
});

describe('laws', () => {
  const anyCountry = fc.option(fc.constantFrom(...allCountries()));
  const noise = fc.stringMatching(/^[ \u00a0().\u2013\u200e-]{0,3}$/);

  test('any text gives digits or nothing, never an exception', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyCountry, (text, country) => {
        const { kind, digits } = parsePaste(text, country);
        expect(digits).toMatch(/^\d*$/);
        expect(kind === 'none').toBe(digits === '');
      }),
    );
  });

  test.each(Object.keys(examples) as CountryCode[])(
    'the number of %s, however it is written',
    (iso) => {
      const number = parsePhoneNumber(examples[iso], iso);
      const digits = number.number.slice(1);
      const home = findCountry(iso);
      expect(isPossible(digits, home)).toBe(true);
      expect(parsePaste(number.formatInternational(), null).digits).toBe(digits);
      // Four digits could also be a house number.
      const isPlain = number.nationalNumber.length > 4;
      if (isPlain) expect(parsePaste(number.formatNational(), home).digits).toBe(digits);
      expect(parsePaste(digits, home).digits).toBe(digits);
      fc.assert(
        fc.property(
          fc.array(noise, { minLength: digits.length, maxLength: digits.length }),
          (gaps) => {
            const text = `+${[...digits].map((digit, at) => digit + gaps[at]).join('')}`;
            expect(parsePaste(text, home).digits).toBe(digits);
          },
        ),
        { numRuns: 5 },
      );
    },
  );

  test('digits of every script are digits', () => {
    const zeros = [0x0660, 0x06f0, 0x07c0, 0x0966, 0x0e50, 0xff10, 0x1d7d8];
    for (const zero of zeros) {
      const text = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value));
      expect(toAscii(text.join(''))).toBe('0123456789');
    }
  });
});
