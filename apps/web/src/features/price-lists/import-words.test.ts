import { expect, test } from 'vitest';
import { stepOf, timeLeft } from './import-words.ts';

test('time left is said roughly', () => {
  expect([1, 5, 6, 21, 50, 80, 100, 1270].map(timeLeft)).toEqual([
    'осталось несколько секунд',
    'осталось несколько секунд',
    'осталось около 10 секунд',
    'осталось около 30 секунд',
    'осталось около минуты',
    'осталось около минуты',
    'осталось около 2 минут',
    'осталось около 21 минуты',
  ]);
});

test('every state has its step', () => {
  const steps = (['reading', 'preview', 'running', 'done', 'undone'] as const).map(
    (status) => stepOf({ status, columns: [] }).current,
  );
  expect(steps).toEqual([0, 1, 2, 4, 4]);
  expect(stepOf({ status: 'failed', columns: [] })).toEqual({ current: 0, isFailed: true });
});
