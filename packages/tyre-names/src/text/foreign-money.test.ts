import { describe, expect, test } from 'vitest';
import { knownIndex } from '../../benchmark/known-index.ts';
import { messageRows } from '../order/reading-message.ts';
import { understand } from '../query/understand.ts';
import { FOREIGN_AMOUNT } from './foreign-money.ts';
import { fold } from './spelling.ts';

const SIZE = { width: [205], profile: [55], diameter: [16] };
const CURRENCIES = [
  ...['€', '$', '£', '¥', '₴', '₸', 'EUR', 'USD', 'usd', 'CNY', 'byn', 'uah', 'zł', 'PLN', '₺'],
  ...['евро', 'euro', 'долларов', 'долл.', 'баксов', 'у.е.', 'уе', 'юаней', 'гривен', 'грн'],
  ...['тенге', 'тг', 'бел. руб.', 'злотых', 'сум', 'сом', 'драм', 'лари'],
];
const BEFORE = ['до', 'по', 'не дороже', 'цена до', 'от', 'за'];
const amounts = CURRENCIES.flatMap((currency, at) =>
  [`${BEFORE[at % BEFORE.length]} ${60 + at} ${currency}`, `по 1${at + 10},50 ${currency}`].concat(
    /^[€$£¥]$/.test(currency)
      ? [`${currency}${55 + at}`, `по ${currency} 60`, `60${currency}`]
      : [],
  ),
);

describe.each(amounts)('«%s» is no roubles', (amount) => {
  test('and limits nothing in a search, which says so', () => {
    const { filter, unknown } = understand(`205/55 R16 ${amount}`, 'tyres', knownIndex);
    expect(filter).toEqual(SIZE);
    expect(unknown.map(({ text }) => text).join(' ')).toBe(amount);
  });

  test('and is neither a quantity nor a price of a row', () => {
    for (const row of [
      `205/55 R16 4 шт ${amount}`,
      `205/55 R16 ${amount} 4 шт`,
      `4 шт 205/55 R16 ${amount}`,
    ]) {
      const [read, ...others] = messageRows(row);
      expect([read?.pieces, read?.price, read?.doubt, others], row).toEqual([4, null, null, []]);
    }
    expect(messageRows(`205/55 R16 ${amount}`)[0]?.pieces).toBeNull();
  });
});

test.each([
  '175/70 R13 Кама Евро 236',
  'Кама Евро-129 185/60 R14',
  'до 6000 руб 205/55 R16',
  'Matador на 16 Евро',
  '205/55 R16 4 шт Somov',
])('«%s» has no foreign money', (text) => {
  expect(fold(text)).not.toMatch(FOREIGN_AMOUNT);
});
