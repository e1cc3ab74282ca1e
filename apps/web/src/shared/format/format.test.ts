import { describe, expect, test, vi } from 'vitest';
import {
  countOf,
  formatDecimal,
  formatDeliveryDays,
  formatMoney,
  formatNumber,
  formatPieces,
  formatRoubles,
  formatShare,
} from './format.ts';
import { formatMoment } from './format-moment.ts';

const THIN = '\u202f';

describe('numbers as Russians read them', () => {
  test.each([
    [formatNumber(2418), `2${THIN}418`],
    [formatNumber(1234567), `1${THIN}234${THIN}567`],
    [formatDecimal(22.5), '22,5'],
    [formatDecimal(114.3), '114,3'],
    [formatMoney(548000), `5${THIN}480${THIN}₽`],
    [formatMoney(548050), `5${THIN}480,50${THIN}₽`],
    [formatRoubles(548050), `5${THIN}481${THIN}₽`],
    [formatRoubles(-548049), `-5${THIN}480${THIN}₽`],
    [formatMoney(0), `0${THIN}₽`],
    [formatPieces(24), `24${THIN}шт.`],
    [formatShare(0.005), `+0,5${THIN}%`],
    [formatShare(-0.043), `−4,3${THIN}%`],
    [formatShare(0), `0${THIN}%`],
  ])('%s', (shown, expected) => expect(shown).toBe(expected));
});

describe('words that follow the number', () => {
  const forms = ['модель', 'модели', 'моделей'] as const;
  test.each([
    [1, '1 модель'],
    [2, '2 модели'],
    [5, '5 моделей'],
    [11, '11 моделей'],
    [21, '21 модель'],
    [112, '112 моделей'],
  ])('%i', (count, expected) => expect(countOf(count, forms)).toBe(expected));

  test.each([
    [0, 0, 'Сегодня'],
    [1, 1, 'Завтра'],
    [0, 1, 'Сегодня–завтра'],
    [0, 3, 'До 3 дней'],
    [1, 2, '1–2 дня'],
    [3, 5, '3–5 дней'],
    [2, 2, '2 дня'],
  ])('delivery in %i to %i days', (min, max, expected) =>
    expect(formatDeliveryDays(min, max)).toBe(expected),
  );
});

test('a moment of today is said by the hour, an old one by its date', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 15, 3) });
  try {
    expect(formatMoment(new Date(2026, 10, 21, 11, 42))).toBe('сегодня в 11:42');
    expect(formatMoment('2020-01-05T10:00:00')).toBe('5 января 2020 г.');
  } finally {
    vi.useRealTimers();
  }
});
