import { expect, test } from 'vitest';
import { withOneAlphabet, withScannedDigits } from './scanned-digits.ts';

test.each([
  ['2O5/55 Rl6 зимa 4 шт', '205/55 R16 зима 4 шт'],
  ['Автoшина 195/б5 R15 лeто', 'Автошина 195/65 R15 лето'],
  ['KАМА евро', 'КАМА евро'],
  // words of one alphabet, codes, and a word that is mostly Latin stay
  ['Michelin X-Ice', 'Michelin X-Ice'],
  ['Кама-НК 132', 'Кама-НК 132'],
  ['Nоkian', 'Nоkian'],
  ['зимаR16', 'зимаR16'],
  ['грjзь', 'грjзь'],
])('«%s» is «%s» without the letters of a camera', (text, expected) =>
  expect(withOneAlphabet(withScannedDigits(text))).toBe(expected),
);
