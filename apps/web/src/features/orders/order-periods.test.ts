import { expect, test } from 'vitest';
import { daysOf, PERIODS, periodName } from './order-periods.ts';

// each begins on a day of its own
const today = new Date('2026-11-28T12:00:00');

test.each(PERIODS.filter(({ value }) => value !== 'own'))(
  '$label is read from its days',
  ({ value }) => {
    const days = daysOf(value, today);
    expect(days && periodName(days, today)).toBe(value);
  },
);

test.each([
  ['week', '2026-11-22'],
  ['month', '2026-11-01'],
  ['quarter', '2026-08-31'],
  ['year', '2026-01-01'],
] as const)('%s begins on %s', (name, from) => expect(daysOf(name, today)).toEqual({ from }));

test('any other days are the reader’s own', () => {
  expect(periodName({ from: '2026-11-03' }, today)).toBe('own');
  expect(periodName({ to: '2026-11-28' }, today)).toBe('own');
  expect(periodName({ from: '2026-11-01', to: '2026-11-28' }, today)).toBe('own');
});
