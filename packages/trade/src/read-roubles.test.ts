import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHundredths, readRoubles } from './read-roubles.ts';
import { writeRoubles } from './roubles.ts';

describe('a typed sum', () => {
  test.each([
    ['5 380,50 ₽', 538_050],
    ['5\u202f380,50\u202f₽', 538_050],
    ['5\u00a0380,5', 538_050],
    ['5\u2009380', 538_000],
    ['5380.5', 538_050],
    ['5380.50р.', 538_050],
    ['5380 руб.', 538_000],
    ['5380 Руб', 538_000],
    ['₽ 5380', 538_000],
    ['  5380  ', 538_000],
    ['0', 0],
    ['0,01', 1],
    ['0.5', 50],
    ['007', 700],
    ['1.200,50', 120_050],
    ['1,200.50', 120_050],
    ['1.200.300', 120_030_000],
    ['1 200 300,4', 120_030_040],
    ["5'380", 538_000],
  ])('«%s» is %i kopecks', (text, kopecks) => expect(readRoubles(text)).toEqual({ kopecks }));

  test.each([
    ['1,200', 'Непонятно, 1 200 ₽ или 1,20 ₽: напишите 1200 или 1,20'],
    ['12.345', 'Непонятно, 12 345 ₽ или 12,34 ₽: напишите 12345 или 12,34'],
    ['5380,505', 'Не точнее копейки: две цифры после запятой'],
    ['0,200', 'Не точнее копейки: две цифры после запятой'],
    ['1 200,0001', 'Не точнее копейки: две цифры после запятой'],
    ['-5', 'Сумма должна быть больше нуля'],
    ['20000000,01', 'Не больше 20 000 000 ₽'],
    ...[
      '',
      ' ',
      'пять',
      '5 38',
      '53 80',
      '1.2.3',
      '1,2,3',
      '5,',
      ',5',
      '1e3',
      '5 380 штук',
      '--5',
      '9'.repeat(40),
    ].map((text) => [text, 'Напишите сумму в рублях, например 5380,50']),
  ])('«%s» is refused in words', (text, error) => {
    const { kopecks, error: errorText } = readRoubles(text);
    expect([kopecks, errorText?.replaceAll('\u202f', ' ')]).toEqual([undefined, error]);
  });

  test('may be empty where that means something, and has limits', () => {
    expect(readRoubles(' ', { empty: 0 })).toEqual({ kopecks: 0 });
    expect(readRoubles('0', { least: 1 }).error).toBe('Сумма должна быть больше нуля');
    expect(readRoubles('9', { least: 1000 }).error).toMatch(/^Не меньше 10.₽$/);
    expect(readRoubles('11', { most: 1000 }).error).toMatch(/^Не больше 10.₽$/);
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 14), max: 10 ** 14 }), (kopecks) => {
        expect(readHundredths(writeRoubles(kopecks))).toBe(kopecks);
        expect(readHundredths(writeRoubles(kopecks).replace('−', '-'))).toBe(kopecks);
      }),
    );
  });

  test('is a sum or an error, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123459 .,₽-р\u202f'), maxLength: 12 }),
        (text) => {
          const { kopecks, error } = readRoubles(text);
          expect((kopecks === undefined) !== (error === undefined)).toBe(true);
          if (kopecks !== undefined)
            expect(Number.isSafeInteger(kopecks) && kopecks >= 0).toBe(true);
        },
      ),
    );
  });
});
