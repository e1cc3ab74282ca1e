import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseOrder } from '../api/parse-order.ts';

/**
 * Messages as people paste them: `+` before a line that asks for goods, `-` before a remark, `^` before what is read with the
 * goods around it, `===` between messages.
 */
const messages = readFileSync(new URL('remarks.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n===\n');

test.each(messages)('«%s»: each line is taken as goods, or told as a remark', (message) => {
  const lines = message.split('\n').map((line) => line.slice(2));
  const { rows, skipped } = parseOrder(lines.join('\n'));
  const markOf = (line: number) => {
    if (rows.some((row) => row.line === line)) return '+';
    return skipped.some((remark) => remark.line === line) ? '-' : '^';
  };
  expect(lines.map((line, at) => `${markOf(at + 1)} ${line}`)).toEqual(message.split('\n'));
});

test.each([
  'Кроссовки Nike Air Max 42 размер 2 пары',
  'Футболка Adidas Sport M 3 шт',
  'Ноутбук Lenovo Yoga 15 2 шт',
  'Монитор LG 27 - 4 шт',
  'Дрель Bosch 650 Вт 2 шт',
  'Масло Shell Helix 5W-40 4л 10 шт',
  'Фильтр Mann W 712 20 шт',
  'Сок Добрый 1л 12 шт',
])('goods of another trade are taken for none of this: %s', (line) => {
  const { rows } = parseOrder(line);
  expect(rows.map(({ section, filter }) => ({ section, filter }))).toEqual([
    { section: null, filter: {} },
  ]);
});

test.each(['хаку 9 на р15 брали раз 4', 'винтеркрафт айс 4 шт срочняк', 'brina nordico 8 шт'])(
  'goods of this trade are taken without brand and size: %s',
  (line) => {
    expect(parseOrder(line).rows.map(({ section }) => section)).toEqual(['tyres']);
  },
);
