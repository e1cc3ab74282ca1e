import { writeRoubles } from '@org/trade/roubles';
import { expect, test } from 'vitest';
import { inquiry, quote } from '../testing/samples.ts';
import { answerOf, cut, draftOf, NO_OFFER } from './answer.ts';

const [first, second] = inquiry.lines as [(typeof inquiry.lines)[0], (typeof inquiry.lines)[0]];

test('a line begins with the best own offer of what is asked for, at its price, as many pieces as there are', () => {
  expect(draftOf(first, false)).toMatchObject({
    offer: '7',
    price: writeRoubles(507_000),
    quantity: 8,
  });
  const [best, next] = first.offers as [(typeof first.offers)[0], (typeof first.offers)[0]];
  const far = [
    { ...best, landed_price: null },
    { ...next, is_asked: true },
  ];
  expect(draftOf({ ...first, offers: far }, false).offer).toBe('8');
  const other = { ...first, offers: first.offers.slice(1) };
  expect(draftOf(other, false)).toMatchObject({ offer: NO_OFFER, price: '' });
  const short = { ...other, product: null };
  expect(draftOf(short, false)).toMatchObject({ offer: '8', quantity: 6 });
  expect(draftOf(second, false)).toMatchObject({ offer: NO_OFFER, price: '' });
});

test('what was quoted stays, and what was not offered is not offered by itself', () => {
  const quoted = { ...first, quote: quote({ price: 480_000, quantity: 4 }) };
  expect(draftOf(quoted, true)).toMatchObject({
    offer: '7',
    price: writeRoubles(480_000),
    quantity: 4,
  });
  expect(draftOf(first, true).offer).toBe(NO_OFFER);
});

test('only what is offered is answered, and nothing while a price can not be read', () => {
  const draft = draftOf(first, false);
  const drafts = { [first.id]: draft, [second.id]: draftOf(second, false) };
  expect(answerOf(inquiry, drafts)).toEqual([
    { id: first.id, offer_id: '7', price: 507_000, quantity: 8, day: null },
  ]);
  expect(answerOf(inquiry, { [first.id]: { ...draft, price: 'дорого' } })).toBeUndefined();
  const taken = { lines: [{ ...first, quote: quote({ state: 'taken' }) }] };
  expect(answerOf(taken, drafts)).toEqual([]);
});

test('a cut is in whole roubles', () => expect(cut(507_000, 2)).toBe(496_900));
