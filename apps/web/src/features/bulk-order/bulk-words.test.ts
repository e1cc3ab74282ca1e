import { expect, test } from 'vitest';
import { countsOf, differenceOf, leftOutOf, priceOf, sourcesOf, wishOf } from './bulk-words.ts';
import { type Line, toLines } from './lines.ts';
import { goods, match, offer } from './testing/samples.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u202f', ' ');
const lines = toLines(match, 0);
const line = (wanted: number, changes: Parameters<typeof offer>[0]): Line => ({
  ...(lines[0] as Line),
  goods: goods({ offers: [offer(changes)] }),
  wanted,
});

test.each([
  [line(8, { multiple: 4 }), undefined],
  [line(6, { multiple: 4 }), 'В списке 6 шт., а продают по 4 шт.'],
  [line(2, { min_order: 8 }), 'В списке 2 шт., а продают от 8 шт.'],
  [line(60, { available: 48 }), 'В списке 60 шт., а в продаже только 48 шт.'],
  [line(0, {}), undefined],
])('another number of pieces than in the list is explained', (wanted, words) =>
  expect(plain(differenceOf(wanted))).toBe(words),
);

test('parts are said to come from suppliers, or from warehouses of one', () => {
  const allocation = (changes: Parameters<typeof offer>[0]) => ({
    offer: offer(changes),
    quantity: 4,
  });
  const own = [allocation({}), allocation({ bulk_price: 700_000 })];
  expect([sourcesOf(own), plain(priceOf(own))]).toEqual(['с 2 складов', 'от 6 890 ₽']);
  expect(sourcesOf([...own, allocation({ supplier: 'Колесо-Опт' })])).toBe('из 2 поставщиков');
  expect(plain(priceOf(own.slice(0, 1)))).toBe('6 890 ₽');
});

test('what a list came to, and what of it stays', () => {
  expect(countsOf(lines)).toBe('3 строки: подобраны 1, на выбор 1, не найдены 1');
  expect(leftOutOf({ uncounted: 1, undecided: 2, unknown: 1, soldOut: 0 })).toBe(
    'Останутся здесь: 1 строка без количества, 2 строки без выбора, 1 строка не найдена',
  );
  expect(leftOutOf({ uncounted: 0, undecided: 0, unknown: 0, soldOut: 0 })).toBeUndefined();
});

test('a price above the one that the buyer has in mind is told', () => {
  const wished = (wished_price: number | null) => {
    const [first] = lines as [Line];
    return plain(wishOf({ ...first, row: { ...first.row, wished_price } }, []));
  };
  expect(wished(600_000)).toBe('В списке по 6 000 ₽, сейчас от 6 890 ₽');
  expect([wished(700_000), wished(null)]).toEqual([undefined, undefined]);
});
