import { expect, test } from 'vitest';
import { comparableIn, isComparable, lastMonths, periodOf, periodText } from './purchase-period.ts';

test.each([
  ['month', '2026-11-28', undefined, '2026-11-01', '2026-11-28', 'Ноябрь 2026, по 28 ноября'],
  ['month', '2026-11-30', undefined, '2026-11-01', '2026-11-30', 'Ноябрь 2026'],
  ['month', '2026-11-28', '2026-02', '2026-02-01', '2026-02-28', 'Февраль 2026'],
  ['season', '2026-11-28', undefined, '2026-07-01', '2026-11-28', 'Зимний сезон с 1 июля'],
  ['season', '2027-01-31', undefined, '2026-07-01', '2027-01-31', 'Зимний сезон с 1 июля'],
  ['season', '2027-02-01', undefined, '2027-02-01', '2027-02-01', 'Летний сезон с 1 февраля'],
  ['season', '2026-06-30', undefined, '2026-02-01', '2026-06-30', 'Летний сезон с 1 февраля'],
  ['year', '2026-11-28', undefined, '2025-12-01', '2026-11-28', 'Год с 1 декабря 2025 г.'],
  ['year', '2026-01-31', undefined, '2025-02-01', '2026-01-31', 'Год с 1 февраля 2025 г.'],
] as const)('a %s on %s (%s) is from %s to %s: «%s»', (kind, today, month, from, to, text) => {
  const period = periodOf(kind, today, month);
  expect(period).toEqual({ from, to });
  expect(periodText(kind, period)).toBe(text);
});

test('the last twelve months begin with the current one', () => {
  const months = lastMonths('2026-01-31');
  expect([months.length, months[0], months[1], months.at(-1)]).toEqual([
    12,
    '2026-01',
    '2025-12',
    '2025-02',
  ]);
});

test.each([
  ['2025-11-01', true],
  ['2025-11-02', false],
  ['2024-03-01', true],
  [null, false],
])('November is compared with the one before if the first order is of %s: %s', (since, is) => {
  expect(isComparable({ from: '2026-11-01', to: '2026-11-28' }, since)).toBe(is);
});

test.each([
  ['2026-08-24', 'сентябре 2027'],
  ['2026-09-01', 'сентябре 2027'],
  ['2026-12-15', 'январе 2028'],
  ['2026-12-01', 'декабре 2027'],
])('who first ordered on %s compares in %s', (since, month) => {
  expect(comparableIn(since)).toBe(month);
});
