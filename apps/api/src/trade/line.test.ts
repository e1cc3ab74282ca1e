import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fit, leastOf, mostOf, obstacleOf, priceMoveOf, refusalOf } from './line.ts';

const FOURS = { stock: 22, min_order: 6, multiple: 4 };
const wanted = (quantity: number, terms = FOURS, prices: [number, number | null] = [100, 100]) => ({
  offer_id: '1',
  quantity,
  ...terms,
  price_added: prices[0],
  bulk_price: prices[1],
});
/** Replaces the non-breaking spaces in numbers. */
const spaced = (text: string | undefined) => text?.replaceAll(/\s/g, ' ');

describe('what can be ordered of an offer', () => {
  test('is between its minimum and its stock, in full multiples', () => {
    expect([leastOf(FOURS), mostOf(FOURS)]).toEqual([8, 20]);
    expect(mostOf({ stock: 7, min_order: 6, multiple: 4 })).toBe(0);
  });

  test.each([
    [8, undefined],
    [20, undefined],
    [4, 'min_order'],
    [10, 'multiple'],
    [24, 'short'],
    [22, 'short'],
  ])('%i pieces: %s', (quantity, refusal) => {
    expect(refusalOf(quantity, FOURS)).toBe(refusal);
  });

  test('is told in words', () => {
    const say = (...line: Parameters<typeof wanted>) =>
      spaced(obstacleOf(wanted(...line))?.message);
    expect(say(4)).toBe('Минимум — 8 шт., а выбрано 4');
    expect(say(10)).toBe('Продаётся по 4 шт.: выберите 8 или 12');
    expect(say(24)).toBe('Осталось 22 шт.: заказать можно 20, в корзине 24');
    expect(say(16, { stock: 12, min_order: 1, multiple: 1 })).toBe('Осталось 12 шт., в корзине 16');
    expect(say(8, { ...FOURS, stock: 5 })).toBe('Осталось 5 шт., а заказать можно от 8 шт.');
    expect(say(8, { ...FOURS, stock: 0 })).toBe('Товар закончился у поставщика');
    expect(say(8, { ...FOURS, stock: null as never })).toBe('Предложение снято с продажи');
  });

  test('a moved price is told with the difference', () => {
    const move = (before: number, now: number | null) => {
      const problem = priceMoveOf(wanted(8, FOURS, [before, now]));
      return problem && [problem.code, spaced(problem.message)];
    };
    expect(move(518_000, 530_000)).toEqual(['price_up', 'Цена выросла на 120 ₽ после добавления']);
    expect(move(530_000, 529_950)).toEqual([
      'price_down',
      'Цена снизилась на 0,50 ₽ после добавления',
    ]);
    expect(move(530_000, 530_000)).toBeUndefined();
    expect(move(530_000, null)).toBeUndefined();
  });
});

test('a quantity is fitted to the nearest that can be ordered, and one that can be stays', () => {
  const terms = fc.record({
    stock: fc.option(fc.nat(60)),
    min_order: fc.integer({ min: 1, max: 12 }),
    multiple: fc.integer({ min: 1, max: 6 }),
  });
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 80 }), (limits, quantity) => {
      const allowed = Array.from({ length: 81 }, (_, n) => n).filter(
        (n) => n > 0 && refusalOf(n, limits) === undefined,
      );
      const fitted = fit(quantity, limits);
      // the first that is enough, else the most that there is
      expect(fitted).toBe(allowed.find((n) => n >= quantity) ?? allowed.at(-1) ?? 0);
    }),
  );
});
