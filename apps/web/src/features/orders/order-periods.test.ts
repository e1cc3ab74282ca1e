import { expect, test } from 'vitest';
import { periodOf, periods } from './order-periods.ts';

const today = new Date('2026-11-28T12:00:00');

test.each([
  ['Любой срок', null],
  ['Сегодня', { from: '2026-11-28', to: '2026-11-28' }],
  ['7 дней', { from: '2026-11-22', to: '2026-11-28' }],
  ['Этот месяц', { from: '2026-11-01', to: '2026-11-28' }],
  ['Прошлый месяц', { from: '2026-10-01', to: '2026-10-31' }],
  ['90 дней', { from: '2026-08-31', to: '2026-11-28' }],
  ['Этот год', { from: '2026-01-01', to: '2026-11-28' }],
])('%s', (label, days) =>
  expect(periods(today).find((one) => one.label === label)?.value).toEqual(days),
);

test.each([
  [undefined, undefined, null],
  ['2026-11-03', '2026-11-05', { from: '2026-11-03', to: '2026-11-05' }],
  ['2026-11-03', undefined, { from: '2026-11-03', to: '2026-11-28' }],
  [undefined, '2026-11-05', { from: '2000-01-01', to: '2026-11-05' }],
])('an address with the days %s and %s', (from, to, period) =>
  expect(periodOf(from, to, today)).toEqual(period),
);
