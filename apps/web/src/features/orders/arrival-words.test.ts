import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arrivalOf } from './order-words.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00+03:00') }));
afterEach(() => void vi.useRealTimers());

const days = { date_min: '2026-12-01', date_max: '2026-12-01', received_on: null };
const past = { date_min: '2026-11-20', date_max: '2026-11-24', received_on: null };

test.each([
  ['a day', 'new', { ...days, how: 'delivery' }, '1 декабря', 'вторник'],
  ['days', 'new', { ...days, how: 'delivery', date_max: '2026-12-04' }, '1–4 декабря', ''],
  ['what a carrier takes', 'confirmed', { ...days, how: 'dispatch' }, '1 декабря', 'отгрузка'],
  ['what is fetched', 'invoiced', { ...days, how: 'pickup' }, '1 декабря', 'самовывоз'],
  ['what is late', 'shipped', { ...past, how: 'delivery' }, '20–24 ноября', 'срок прошёл'],
  [
    'what is late for a year',
    'shipped',
    { ...past, how: 'delivery', date_max: '2025-11-24' },
    '24 ноября 2025 г.',
    'срок прошёл',
  ],
  [
    'what came',
    'closed',
    { ...past, how: 'pickup', received_on: '2026-11-25' },
    '25 ноября',
    'получен',
  ],
  ['an older order', 'shipped', null, '', 'срок не назван'],
  ['an older order that is over', 'closed', null, '', ''],
  ['a cancelled order', 'cancelled', { ...past, how: 'delivery' }, '', ''],
] as const)('%s', (_, status, arrival, text, note) => {
  expect(arrivalOf({ status, arrival })).toEqual({
    days: text,
    note,
    isLate: note === 'срок прошёл',
  });
});
