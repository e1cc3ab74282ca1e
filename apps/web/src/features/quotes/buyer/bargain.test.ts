import { expect, test } from 'vitest';
import type { QuotedLine } from '../quotes.atoms.ts';
import { line, quote } from '../testing/samples.ts';
import { bargainsOf } from './bargain.ts';

const cheap = quote({ id: 'cheap', price: 490_000, landed_price: 500_050 });
const dear = quote({ id: 'dear', price: 505_000, landed_price: 520_000 });

const factsOf = (of: QuotedLine) =>
  bargainsOf([of]).map(({ quote: { id }, price, landed, state }) => [id, price, landed, state]);

test('a dearer quote can be wished at the landed price of the best, in whole roubles and never above it', () => {
  // 15 000 of the landed price are delivery; 19 950 are too much
  expect(factsOf(line({ quotes: [cheap, dear] }))).toEqual([
    ['dear', 485_000, 500_000, 'possible'],
  ]);
  const listed = line({ quotes: [dear] });
  expect(factsOf({ ...listed, best: { ...listed.best, landed_price: 510_000 } as never })).toEqual([
    ['dear', 495_000, 510_000, 'possible'],
  ]);
});

test.each<[string, QuotedLine]>([
  ['the best one', line({ quotes: [cheap] })],
  ['one that cannot be ordered', line({ quotes: [cheap, { ...dear, state: 'lapsed' }] })],
  ['one without enough pieces', line({ quotes: [cheap, { ...dear, available: 1 }] })],
  ['one whose delivery nobody knows', line({ quotes: [cheap, { ...dear, landed_price: null }] })],
  ['a line that is ordered', line({ quotes: [cheap, dear], is_open: false })],
  [
    'one that would have to cost nothing',
    line({ quotes: [cheap, { ...dear, price: 10_000, landed_price: 900_000 }] }),
  ],
  ['one of which three were wished', line({ quotes: [cheap, { ...dear, wishes_left: 0 }] })],
])('nothing is wished of %s', (_, of) => expect(factsOf(of)).toEqual([]));

test('what was wished waits, and is not wished again once it was declined', () => {
  const wished = (price: number, state: 'waiting' | 'declined', left = 2) =>
    factsOf(line({ quotes: [cheap, { ...dear, wish: { price, state }, wishes_left: left }] }));
  expect(wished(485_000, 'waiting')).toEqual([['dear', 485_000, 500_000, 'waiting']]);
  expect(wished(485_000, 'declined')).toEqual([['dear', 485_000, 500_000, 'declined']]);
  // who does not agree to more does not agree to less
  expect(wished(490_000, 'declined')).toEqual([['dear', 490_000, 505_000, 'declined']]);
  // the best has become dearer since
  expect(wished(480_000, 'declined')).toEqual([['dear', 485_000, 500_000, 'possible']]);
  expect(wished(480_000, 'declined', 0)).toEqual([['dear', 480_000, 495_000, 'declined']]);
});
