import { describe, expect, test } from 'vitest';
import { keyOf, ownValueOf, valueOfKey, votesText } from './facts-words.ts';

const vote = {
  value: 'winter',
  label: 'Зима',
  suppliers: 2,
  source: 'column' as const,
  is_own: false,
};

describe('what suppliers say of a fact', () => {
  test.each([
    [[vote], 'Зима у 2 поставщиков'],
    [
      [vote, { ...vote, value: 'summer', label: 'Лето', suppliers: 1 }],
      'Зима у 2 поставщиков, Лето у 1 поставщика',
    ],
    [[{ ...vote, value: false, label: 'Без шипов', suppliers: 3 }], 'Нет у 3 поставщиков'],
    [[{ ...vote, source: 'person' as const }], 'Зима — исправлено поставщиком'],
  ])('%#', (votes, text) => {
    expect(votesText({ votes }).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

test('a choice is found again by its key, and none is none', () => {
  const choices = [
    { value: true, label: 'Шип' },
    { value: false, label: 'Нешип' },
  ];
  for (const { value } of choices) expect(valueOfKey({ choices }, keyOf(value))).toBe(value);
  expect(valueOfKey({ choices }, '')).toBe(null);
});

test('one’s own word is the one that was said by hand', () => {
  expect(ownValueOf({ votes: [vote] })).toBe(null);
  expect(ownValueOf({ votes: [vote, { ...vote, value: 'summer', is_own: true }] })).toBe('summer');
});
