import { expect, test } from 'vitest';
import type { Line } from './request-lines.ts';
import {
  beginningOf,
  countsOf,
  differenceOf,
  landedOf,
  leftOutOf,
  nameOf,
  originOf,
  priceOf,
  sourcesOf,
  stateOf,
  wishOf,
} from './request-words.ts';
import { goods, linesOf, match, offer, requestOf, summary } from './testing/samples.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u202f', ' ');
const lines = linesOf(match);
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
  const allocations = [allocation({}), allocation({ bulk_price: 700_000 })];
  expect([sourcesOf(allocations), plain(priceOf(allocations))]).toEqual([
    'с 2 складов',
    'от 6 890 ₽',
  ]);
  expect(sourcesOf([...allocations, allocation({ supplier: 'Колесо-Опт' })])).toBe(
    'из 2 поставщиков',
  );
  expect(plain(priceOf(allocations.slice(0, 1)))).toBe('6 890 ₽');
});

test.each([
  [[531_000], '5 310 ₽'],
  [[531_000, 540_000], 'от 5 310 ₽'],
  [[531_000, null], undefined],
])('with delivery %s is %s: nothing where it is not known of every part', (prices, words) =>
  expect(
    plain(
      landedOf(prices.map((landed_price) => ({ offer: offer({ landed_price }), quantity: 4 }))),
    ),
  ).toBe(words),
);

test('what a list came to, and what of it stays', () => {
  expect(countsOf(lines)).toBe('3 строки: подобраны 1, на выбор 1, не найдены 1');
  expect(
    leftOutOf({ uncounted: 1, undecided: 2, unknown: 1, soldOut: 0, changed: 0, left: 0 }),
  ).toBe('Останутся в заявке: 1 строка без количества, 2 строки без выбора, 1 строка не найдена');
  expect(
    leftOutOf({ uncounted: 0, undecided: 0, unknown: 0, soldOut: 0, changed: 0, left: 0 }),
  ).toBeUndefined();
});

test('a price above the one that the buyer has in mind is told', () => {
  const wished = (wished_price: number | null) => {
    const [first] = lines as [Line];
    return plain(wishOf({ ...first, row: { ...first.row, wished_price } }, []));
  };
  expect(wished(600_000)).toBe('В списке по 6 000 ₽, сейчас от 6 890 ₽');
  expect([wished(700_000), wished(null)]).toEqual([undefined, undefined]);
});

test('a request says where it comes from, who changed it and who sees it', () => {
  expect(originOf(requestOf(match))).toMatch(
    /^Из сообщения, Ирина Покупаева, .+\. Видят сотрудники «Шиномонтаж на Окской»$/,
  );
  const changed = { version: 2, updated_by: 'Павел', company: null, is_closed: true };
  expect(originOf(requestOf(match, changed))).toMatch(
    /\. Последнее изменение: Павел, .+\. Видите только вы\. Закрыта$/,
  );
});

test('a row of the list says how it begins, and what is left of it', () => {
  expect([nameOf(summary), nameOf({ ...summary, name: 'Окская' })]).toEqual([
    'Заявка 118',
    'Окская',
  ]);
  expect(beginningOf(summary)).toBe(
    '205/55R16 зима нокиан 8, 225/65 R17 лето 4, 7x17 5x114.3 et45 4 и ещё 3',
  );
  expect(stateOf(summary)).toBe('6 строк, не заказано 6');
  expect(stateOf({ ...summary, open_count: 0 })).toBe('6 строк');
});
