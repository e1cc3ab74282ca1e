import { describe, expect, test } from 'vitest';
import { readAmount, readDay, readFlag, readPercent } from './cell-readers.ts';

const roubles = readAmount('₽', 'руб.', 'руб');

describe('what is pasted into a cell', () => {
  test.each([
    ['1 234,50 ₽', '1234.50'],
    ['1\u202f234,50\u00a0₽', '1234.50'],
    ['₽ 1 234,50', '1234.50'],
    ['1234,5 РУБ.', '1234.5'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1,234,567', '1234567'],
    ['1.234.567,8', '1234567.8'],
    ['1 234,567', '1234.567'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    ['007', '7'],
    ['-5', '-5'],
    ['−5,5', '-5.5'],
    ['+5', '5'],
    ['(1 234,50)', '-1234.50'],
    ['-0', '0'],
    // a thousand, or one and a bit
    ['1,234', undefined],
    ['1.234', undefined],
    ['1.2.3', undefined],
    ['1,23,456.5', undefined],
    ['12 34', undefined],
    ['1.234,567.8', undefined],
    ['$1,234.50', undefined],
    ['5 шт.', undefined],
    ['1,5 тыс', undefined],
    ['(-5)', undefined],
    ['1e3', undefined],
    ['5,', undefined],
    ['много', undefined],
    ['', undefined],
  ])('the sum «%s» is %s', (text, sum) => {
    expect(roubles(text)).toBe(sum);
  });

  test.each([
    ['01.02.2026', '2026-02-01'],
    ['1.2.2026', '2026-02-01'],
    ['01.02.26', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    ['2026-2-1', '2026-02-01'],
    ['01.02.2026 0:00', '2026-02-01'],
    ['2026-02-01T00:00:00', '2026-02-01'],
    ['29.02.2028', '2028-02-29'],
    // a number of a spreadsheet, an order that nobody knows, a day that is none
    ['46054', undefined],
    ['46054,5', undefined],
    ['02/01/2026', undefined],
    ['31.02.2026', undefined],
    ['29.02.2026', undefined],
    ['00.01.2026', undefined],
    ['01.13.2026', undefined],
    ['01.02.2026 14:30', undefined],
    ['01.02', undefined],
    ['1 февраля 2026', undefined],
    ['', undefined],
  ])('the day «%s» is %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  test.each([
    ['12,5 %', '12.5'],
    ['12.5%', '12.5'],
    ['12', '12'],
    ['0', '0'],
    ['0,5 %', '0.5'],
    // half of it, or half a percent
    ['0,5', undefined],
    ['-0,5', undefined],
    ['12 % 5', undefined],
    ['%', undefined],
  ])('the percentage «%s» is %s', (text, percent) => {
    expect(readPercent(text)).toBe(percent);
  });

  test.each([
    ['Да', 'true'],
    [' истина ', 'true'],
    ['НЕТ', 'false'],
    ['может быть', undefined],
    ['', undefined],
  ])('the answer «%s» is %s', (text, flag) => {
    expect(readFlag(['да', 'истина'], ['нет', 'ложь'])(text)).toBe(flag);
  });
});
