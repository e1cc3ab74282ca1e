import { describe, expect, test } from 'vitest';
import names from '../src/dictionary/car-names.json' with { type: 'json' };
import { understand } from '../src/query/understand.ts';
import cars from '../src/reference/cars.json' with { type: 'json' };
import { caseForms } from '../src/text/cases.ts';
import { knownIndex } from './known-index.ts';

const MAKES: Readonly<Record<string, { ru: string; models: Readonly<Record<string, string>> }>> =
  names;

/**
 * Checks that a text is read as one car, or left unread as a whole. No part of it may be a brand, a model or a size of
 * a tyre.
 */
const isCarOf = (q: string) => {
  const { tokens, unknown } = understand(q, 'tyres', knownIndex);
  return tokens.every(({ field }) => field === 'car') && tokens.length + unknown.length === 1;
};

const all = Object.entries(MAKES).flatMap(([make, { ru, models }]) =>
  Object.entries(models).map(([model, name]) => ({ make: make.split(' / ')[0]!, ru, model, name })),
);

/** Returns a name with its last word in the accusative, as after «на». */
const accusative = (name: string) =>
  caseForms(name).find((form) => form !== name && /[ую]$/.test(form)) ?? name;

describe('a car of the reference is no tyre', () => {
  test.each([
    ['in Latin letters', ({ make, model }: (typeof all)[number]) => `${make} ${model}`],
    ['in Russian', ({ ru, name }: (typeof all)[number]) => `${ru} ${name}`],
    ['behind «на»', ({ ru, name }: (typeof all)[number]) => `на ${ru} ${name}`],
    [
      'behind «для», in a case',
      ({ ru, name }: (typeof all)[number]) => `для ${ru} ${accusative(name.toLowerCase())}`,
    ],
  ])('%s', (_, write) => {
    const wrong = all.map(write).filter((q) => !isCarOf(q));
    // the rest are names with signs that separate words, `e:NP1`, «си/кей», and plug-in hybrids
    expect(wrong.length / all.length, wrong.join('\n')).toBeLessThan(0.007);
  });
});

/** Returns two misspellings: a letter of the longest word is missing, or stands twice: «Кашкй». */
const slipsIn = (name: string) => {
  const longest = name.split(/[\s-]/).toSorted((a, b) => b.length - a.length)[0] ?? '';
  const at = name.indexOf(longest) + longest.length - 2;
  return longest.length < 6
    ? []
    : [name.slice(0, at) + name.slice(at + 1), name.slice(0, at) + name[at] + name.slice(at)];
};

test('a car with known sizes is seen through a slip', () => {
  const typed = cars.flatMap(({ name }) => slipsIn(name.split(',')[0]!));
  const wrong = typed.filter(
    (q) => !understand(`на ${q}`, 'tyres', knownIndex).tokens.some(({ field }) => field === 'car'),
  );
  // only five letters are left of it
  expect(wrong).toEqual(['Лексс РХ']);
});
