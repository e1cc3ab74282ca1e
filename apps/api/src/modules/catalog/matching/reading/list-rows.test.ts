import { MAX_LETTERS } from '@org/tyre-names/order/source-row';
import { describe, expect, test } from 'vitest';
import { textRows } from './list-rows.ts';

/** What people paste without line breaks, and what makes a careless pattern go back and forth. */
const FILLINGS = [
  '195/65 R15 91T Cordiant Comfort 2 12 шт ',
  '205/55 R16 4 шт, ',
  'Всё смешалось в доме Облонских. ',
  ...[
    'тыс ',
    'a',
    '1',
    ' ',
    ', 1',
    '; 1 шт',
    '20000177 4 ',
    'шт по 4 ',
    'a@',
    'a@a.',
    '-a',
    '((',
    '(4) ',
  ],
  ...[
    '\t1',
    '1/',
    '1.',
    'e\u0301',
    'зима 4 ',
    ' и ',
    'x4 ',
    'по цене 5000 ',
    '. 195/65',
    '7 (9',
    '20.11. ',
  ],
];
const LENGTH = 4000;

const ofLength = (filling: string, length: number) =>
  filling.repeat(Math.ceil(length / filling.length)).slice(0, length);

function processorTime(text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    textRows(text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('the work grows with the line, not with its square', () => {
  test.each(FILLINGS)('%j', (filling) => {
    processorTime(ofLength(filling, LENGTH));
    const [short, long] = [LENGTH, 4 * LENGTH].map((length) =>
      processorTime(ofLength(filling, length)),
    );
    // a square would be 16 times as much; what takes next to nothing is not measured exactly
    expect(long).toBeLessThan(8 * (short ?? 0) + 20);
  });
});

test('105 goods that were pasted without line breaks are 105 rows', () => {
  const rows = textRows('195/65 R15 91T Cordiant Comfort 2 12 шт '.repeat(105));
  expect(rows.map(({ pieces, unread }) => [pieces, unread])).toEqual(Array(105).fill([12, '']));
});

test('what is not read of a row is kept to be told', () => {
  const words = Array.from({ length: 150 }, (_, at) => `слово${at}`);
  const [row] = textRows(words.join(' '));
  expect(row?.description.length).toBeLessThanOrEqual(MAX_LETTERS);
  expect(`${row?.description} ${row?.unread}`).toBe(row?.text);
});

test('no word of a long line is lost between rows', () => {
  const words = Array.from({ length: 3000 }, (_, at) => `слово${at}`);
  const all = textRows(words.join(' '))
    .map(({ text }) => text)
    .join(' ');
  expect(all.split(/\s+/)).toEqual(words);
});

test('the cells of a table are as bounded', () => {
  const [row] = textRows(`${'шина '.repeat(2000)}\t4\n205/55 R16\t8`);
  expect(row?.description.length).toBeLessThanOrEqual(MAX_LETTERS);
  expect(row?.unread).not.toBe('');
});

test.each([
  ['скинь цену на пятнашку липучку 195 65 комплект', 4],
  ['195/65 комплект', 4],
  ['225 45 17 2 комплекта', 8],
  ['205/55R16 20 комплектов', 80],
  ['на камри 70 комплект', 4],
])('«%s» asks for %i', (text, pieces) => {
  expect(textRows(text).map((row) => row.pieces)).toEqual([pieces]);
});
