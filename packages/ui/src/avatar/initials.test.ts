import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  test.each([
    ['Андрей Мельников', 'АМ'],
    ['андрей', 'А'],
    ['«Колесница»', 'К'],
    ['ООО «Шинторг Урал»', 'ОШ'],
    ['  Анна   Мария  Иванова ', 'АМ'],
    ['4tochki', '4'],
    ['Йоко Ёлкина', 'ЙЁ'],
    ['', ''],
    ['— …', ''],
  ])('%j → %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test('are never more than two words’ letters, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const letters = initials(name).match(/[\p{L}\p{N}]/gu) ?? [];
        // Some letters have a capital of several letters: «ß» gives «SS».
        expect(letters.length).toBeLessThanOrEqual(6);
        expect(initials(name)).not.toMatch(/\s/);
      }),
    );
  });
});
