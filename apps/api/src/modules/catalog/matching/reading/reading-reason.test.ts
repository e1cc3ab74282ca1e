import { expect, test } from 'vitest';
import { reasonOf } from './reading-reason.ts';

const read = (text: string, label = 'Размер') => ({ text, label, start: 0, end: text.length });

test.each([
  [[read('205/55 R16')], [], [], 'Совпал размер'],
  [[read('205/55 R16')], [{ text: 'по 60$' }], [], 'Совпал размер; не понято: «по 60$»'],
  // a phone where the pieces stand is no quantity, and the buyer is told so
  [[read('205/55 R16')], [], [{ text: '89161234567' }], 'Совпал размер; не понято: «89161234567»'],
])('what counts for nothing is named: %#', (tokens, unknown, untaken, words) =>
  expect(reasonOf({ tokens, unknown } as never, untaken)).toBe(words),
);
