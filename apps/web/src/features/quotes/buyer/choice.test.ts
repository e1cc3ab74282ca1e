import { expect, test } from 'vitest';
import { line, quote } from '../testing/samples.ts';
import { bestOf, chosenOf, LIST, NONE, orderOf } from './choice.ts';

const cheap = quote({ id: 'cheap', landed_price: 500_000 });
const other = { ...cheap.product, id: '77' };
const dear = quote({ id: 'dear', landed_price: 520_000 });

test.each([
  ['the lowest landed price', line({ quotes: [dear, cheap] }), 'cheap'],
  ['a quote where the price lists are dearer', line({ quotes: [dear] }), 'dear'],
  [
    'the price lists where they are cheaper',
    line({ quotes: [quote({ landed_price: 540_000 })] }),
    LIST,
  ],
  ['no quote that has lapsed', line({ quotes: [{ ...cheap, state: 'lapsed' as const }] }), LIST],
  ['no quote whose goods are sold', line({ quotes: [{ ...cheap, available: 3 }] }), LIST],
  ['no part of the pieces', line({ quotes: [{ ...cheap, quantity: 6 }] }), LIST],
  ['no other product', line({ quotes: [{ ...cheap, product: other }] }), LIST],
  ['any product where none was named', line({ product: null, quotes: [cheap] }), 'cheap'],
  ['nothing for a line that is ordered', line({ is_open: false, quotes: [cheap] }), NONE],
  ['nothing where nobody has any', line({ best: null, quotes: [] }), NONE],
])('the best is %s', (_, of, best) => expect(bestOf(of)).toBe(best));

test('what was chosen stays until it can not be ordered', () => {
  const of = line({ quotes: [cheap, dear] });
  const chosen = { [of.line_id]: 'dear' };
  expect(chosenOf(of, chosen)).toBe('dear');
  const gone = line({ quotes: [cheap, { ...dear, state: 'withdrawn' }] });
  expect(chosenOf(gone, chosen)).toBe('cheap');
  expect(chosenOf(of, { [of.line_id]: NONE })).toBe(NONE);
});

test('quotes are ordered as they were seen, and price lists up to their price', () => {
  const quoted = line({ line_id: 'a', quotes: [cheap] });
  const listed = line({ line_id: 'b', quotes: [cheap] });
  const left = line({ line_id: 'c' });
  expect(orderOf([quoted, listed, left], { b: LIST, c: NONE })).toEqual([
    {
      line_id: 'a',
      offers: [
        { offer_id: '7', quantity: 8, max_price: 490_000, quote: { id: 'cheap', version: 1 } },
      ],
    },
    { line_id: 'b', offers: [{ offer_id: '9', quantity: 8, max_price: 520_000 }] },
  ]);
});
