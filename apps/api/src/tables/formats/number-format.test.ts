import { expect, test } from 'vitest';
import { numberFormat, shownDay } from './number-format.ts';

test.for([
  [16, undefined, 46281, '16-сен'],
  [14, undefined, 46281, '16.09.2026'],
  [164, 'yyyy-mm-dd h:mm:ss', 46281, '2026-09-16'],
  [164, 'dd.mm.yyyy h:mm', 46281.5, '16.09.2026 12:00'],
  [164, 'mmm.yy', 46281, 'сен.26'],
  [164, '[$-419]d mmm;@', 46281, '16 сен'],
  [164, '00000', 321, '00321'],
  [164, '000-000', 1321, '001-321'],
  [164, '00000', 1_234_567, '1234567'],
] as const)('format %s (%s) shows %s as %s', ([id, code, value, shown]) => {
  expect(numberFormat(id, code)?.(value)).toBe(shown);
});

test.for([
  [0, 'General'],
  [2, undefined],
  [164, '#,##0.00'],
  [164, '0.00'],
  [164, '"руб." 0'],
  [164, '# ##0 "дней"'],
  [9, '0%'],
] as const)('format %s (%s) shows numbers as they are', ([id, code]) => {
  expect(numberFormat(id, code)).toBeUndefined();
});

test('what no day is stays a number', () => {
  expect(numberFormat(14)?.(-1)).toBeUndefined();
  expect(numberFormat(14)?.(9e9)).toBeUndefined();
  expect(numberFormat(164, '00000')?.(1.5)).toBeUndefined();
});

test('a day in words is shown as its cell shows it', () => {
  expect(shownDay('2025-12-05T00:00:00.000Z')).toBe('05.12.2025');
  expect(shownDay('2025-12-05T00:00:00', numberFormat(164, 'dd.mmm'))).toBe('05.дек');
  expect(shownDay('скоро')).toBe('скоро');
});
