import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatch, fold } from './text-match.ts';

const alphabet =
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙabcdefghijklmnopqrstuvwxyzABCXYZàâäçéèêëïîôöùûüñ0123456789';
const letter = fc.constantFrom(...alphabet);
const word = fc.string({ unit: letter, minLength: 1, maxLength: 12 });
const collator = new Intl.Collator('ru', { sensitivity: 'base' });

test('letters are the same exactly when the collator says so', () => {
  fc.assert(
    fc.property(letter, letter, (a, b) => {
      expect(fold(a) === fold(b)).toBe(collator.compare(a, b) === 0);
    }),
    { numRuns: 2000 },
  );
});

test('a piece of a word is found in it whatever its case, and the found part reads the same', () => {
  fc.assert(
    fc.property(word, word, word, (before, piece, after) => {
      const text = before + piece + after;
      const range = findMatch(text, ` ${piece.toUpperCase()} `);
      expect(range).not.toBeNull();
      expect(fold(text.slice(...(range ?? [0, 0])))).toBe(fold(piece));
    }),
  );
});

test('letters that only look alike are told apart', () => {
  expect(findMatch('Йошкар-Ола', 'и')).toBeNull();
  expect(findMatch('Орёл', 'ОРЕЛ')).toEqual([0, 4]);
  expect(findMatch('Орёл', 'рел')).toEqual([1, 4]);
});

test('nothing is found by a blank query', () => {
  expect(findMatch('Тюмень', '  ')).toBeNull();
});
