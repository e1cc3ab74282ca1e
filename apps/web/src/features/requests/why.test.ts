import { expect, test } from 'vitest';
import type { GoodsOffer } from './request-calls.ts';
import { goods, offer } from './testing/samples.ts';
import { whyOf } from './why.ts';

const fresh = (offer_id: string, landed_price: number, more: Partial<GoodsOffer> = {}) =>
  offer({ offer_id, standing: 'fresh', landed_price, available: 48, multiple: 4, ...more });
const chosen = fresh('a', 531_000);

test.each<[string, GoodsOffer[], string | undefined]>([
  [
    'the margin to the next one, for a piece and for all',
    [fresh('c', 600_000), fresh('b', 542_000)],
    'С доставкой 5 310 ₽, дешевле следующего на 110 ₽ за штуку, 1 760 ₽ за 16 шт.',
  ],
  [
    'the margin for all, where that for a piece has kopecks',
    [fresh('b', 542_033)],
    'С доставкой 5 310 ₽, дешевле следующего на 1 765 ₽ за 16 шт.',
  ],
  ['no margin', [fresh('b', 531_000)], 'С доставкой 5 310 ₽, столько же и у следующего'],
  [
    'nobody else, if others have too few, are old or of unknown delivery',
    [
      fresh('b', 542_000, { available: 12 }),
      fresh('c', 500_000, { standing: 'old' }),
      fresh('d', 400_000, { standing: 'unknown', landed_price: null }),
    ],
    'С доставкой 5 310 ₽, столько нового товара больше ни у кого нет',
  ],
  ['nothing of an offer that is not the cheapest', [fresh('b', 500_000)], undefined],
])('says %s', (_, others, text) => {
  const why = whyOf(
    goods({ offers: [chosen, ...others] }),
    [{ offer: chosen, quantity: 16 }],
    false,
  );
  expect(why?.replaceAll(/[\u202f\u00a0]/g, ' ')).toBe(text);
});

test('says that a dearer offer comes with other lines', () => {
  const all = goods({ offers: [chosen, fresh('b', 500_000)] });
  expect(whyOf(all, [{ offer: chosen, quantity: 16 }], true)).toMatch(/едет вместе с другими/);
});

test('says nothing without a city, of several offers, or of none', () => {
  const part = { offer: chosen, quantity: 16 };
  const nowhere = offer({ standing: null, landed_price: null });
  expect(
    whyOf(goods({ offers: [nowhere] }), [{ offer: nowhere, quantity: 16 }], true),
  ).toBeUndefined();
  expect(whyOf(goods({ offers: [chosen] }), [part, part], true)).toBeUndefined();
  expect(whyOf(goods({ offers: [chosen] }), [], true)).toBeUndefined();
});
