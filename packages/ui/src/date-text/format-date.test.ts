import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DateFormat, formatDate } from './format-date.ts';

const base: DateFormat = {
  locale: 'ru-RU',
  timeZone: 'Asia/Yekaterinburg',
  now: new Date('2026-11-21T12:00:00+05:00'),
  isRelative: false,
};
const withTime = (day: string, time: string) => `${day} в ${time}`;

describe('formatDate', () => {
  test.each<[string, string, Partial<DateFormat>]>([
    ['2026-11-21T06:42:00Z', '21 ноября', {}],
    ['2025-03-08T06:42:00Z', '8 марта 2025 г.', {}],
    ['2026-11-21T06:42:00Z', 'сегодня', { isRelative: true }],
    ['2026-11-21T06:42:00Z', 'сегодня в 11:42', { isRelative: true, withTime }],
    ['2026-11-20T06:42:00Z', 'вчера в 11:42', { isRelative: true, withTime }],
    ['2026-11-19T06:42:00Z', '19 ноября в 11:42', { isRelative: true, withTime }],
    ['2026-11-22T06:42:00Z', '22 ноября', { isRelative: true }],
    // Half past midnight in Yekaterinburg is still yesterday in London.
    ['2026-11-20T19:30:00Z', 'сегодня в 00:30', { isRelative: true, withTime }],
    [
      '2026-11-20T19:30:00Z',
      'вчера в 19:30',
      { isRelative: true, withTime, timeZone: 'Europe/London' },
    ],
  ])('%s → %s', (iso, text, format) => {
    expect(formatDate(new Date(iso), { ...base, ...format })).toBe(text);
  });

  test('says today of every moment of today and of no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), (minutes) => {
        const midnight = Date.parse('2026-11-21T00:00:00+05:00');
        const date = new Date(midnight + minutes * 60_000);
        const isToday = minutes >= 0 && minutes < 24 * 60;
        expect(formatDate(date, { ...base, isRelative: true }) === 'сегодня').toBe(isToday);
      }),
    );
  });
});
