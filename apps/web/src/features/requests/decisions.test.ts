import { expect, test } from 'vitest';
import { decisionOf, takenBack } from './decisions.ts';
import { type Line, withPick, withWanted } from './request-lines.ts';
import { goods, linesOf, match, offer } from './testing/samples.ts';

const before = linesOf(match).map((line) => ({ ...line, goods: goods({ offers: [offer()] }) }));
const [first, ...others] = before as [Line, ...Line[]];
const CHOSEN = { id: '90211', price: 689_000 };

test.each<[string, readonly Line[], string | undefined]>([
  ['a line that goes', others, 'Строка 1: отложена'],
  [
    'another product',
    [{ ...first, productId: '7', goods: null }, ...others],
    'Строка 1: выбран товар',
  ],
  ['an offer', [withPick(first, CHOSEN), ...others], 'Строка 1: берём у «Шинторг Урал»'],
  ['pieces', [withWanted(first, 12), ...others], 'Строка 1: изменили количество, было: 8 шт.'],
  ['offers that have loaded, which is none', [{ ...first, goods: goods() }, ...others], undefined],
  [
    'several lines at once, which is none of one',
    others.map((line) => withWanted(line, 40)),
    undefined,
  ],
])('%s', (_, after, words) => {
  const decision = decisionOf(before, after);
  expect(decision?.words.replaceAll('\u202f', ' ')).toBe(words);
  if (decision) expect(takenBack(after, decision)).toEqual(before);
});

test('an offer that is left to the system again', () => {
  const chosen = [withPick(first, CHOSEN), ...others];
  expect(decisionOf(chosen, before)?.words).toBe('Строка 1: выбирает система');
});
