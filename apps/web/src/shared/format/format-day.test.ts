import { expect, test } from 'vitest';
import { formatDays, formatNear } from './format-day.ts';

const MONDAY = '2026-11-23';

test.each([
  ['2026-11-23', 'сегодня'],
  ['2026-11-24', 'завтра, 24 ноября'],
  ['2026-11-25', '25 ноября, среда'],
  ['2026-12-03', '3 декабря'],
  ['2026-11-20', '20 ноября'],
])('%s is %s', (day, words) => expect(formatNear(day, MONDAY)).toBe(words));

test('several days are named by their ends', () => {
  expect(formatDays('2026-11-24', '2026-11-24', MONDAY)).toBe('завтра, 24 ноября');
  expect(formatDays('2026-11-24', '2026-11-26', MONDAY)).toBe('24–26 ноября');
  expect(formatDays('2026-11-30', '2026-12-02', MONDAY)).toBe('30 ноября – 2 декабря');
});
