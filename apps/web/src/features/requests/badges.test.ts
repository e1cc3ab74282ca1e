import { expect, test } from 'vitest';
import { badgeOf } from './badges.ts';
import { type Line, withPick, withWanted } from './request-lines.ts';
import { goods, linesOf, match, offer, substitutes } from './testing/samples.ts';

const [matched, ambiguous, unknown] = linesOf(match) as [Line, Line, Line];
const several = (...available: number[]): Line => ({
  ...withWanted(
    matched,
    available.reduce((sum, one) => sum + one),
  ),
  goods: goods({
    offers: available.map((pieces, at) =>
      offer({ offer_id: `${at}`, supplier: `${at}`, available: pieces, multiple: 1, min_order: 1 }),
    ),
  }),
});
const sold = { ...matched, goods: goods({ offers: [] }) };

test.each<[string, Line]>([
  ['В наличии', matched],
  ['У двоих: 4 + 2', several(4, 2)],
  ['У 3 поставщиков', several(4, 2, 1)],
  ['Выберите товар', ambiguous],
  ['Не нашли', unknown],
  ['Нет, есть замена', { ...unknown, row: { ...unknown.row, substitutes } }],
  ['Нет, есть замена', { ...sold, row: { ...sold.row, substitutes } }],
  ['Нет в продаже', sold],
  ['Сколько штук?', { ...matched, wanted: null }],
  ['Проверьте количество', { ...matched, isConfirmed: false }],
  ['Предложение изменилось', withPick(matched, { id: '90211', price: 1 })],
  ['Не заказываем', withWanted(matched, 0)],
  ['Так не купить', { ...matched, planned: [], left: 'Нет у «Шинторга»' }],
])('«%s»', (text, line) => expect(badgeOf(line).text).toBe(text));
