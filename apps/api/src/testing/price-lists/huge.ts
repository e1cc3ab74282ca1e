import { bookOf, sheetOf } from './hostile.ts';

const COLUMNS = 16_384;
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const amount = (value: number) => `<c><v>${value}</v></c>`;
const NAME = text('Nokian R5 205/55R16 91T');
const bookOfRows = (...rows: string[]) => bookOf(sheetOf(Buffer.from(rows.join(''))));
const HEAD = `<row>${['Наименование', 'Цена', 'Остаток'].map(text).join('')}</row>`;
const MANY_PAIRS = 60;

/** Files that try the same and are read all the same, each with how many of its rows are, and what is asked. */
export const HUGE: readonly [what: string, file: () => Buffer, rows: number, asked: RegExp][] = [
  [
    'sixteen thousand columns',
    () => {
      const beside = (cell: (n: number) => string) =>
        Array.from({ length: COLUMNS - 3 }, (_, n) => cell(n)).join('');
      return bookOfRows(
        HEAD.replace('</row>', `${beside((n) => text(`Примечание ${n}`))}</row>`),
        `<row>${NAME}${amount(8000)}${amount(4)}${beside(() => amount(1))}</row>`.repeat(100),
      );
    },
    100,
    /первые 500 столбцов из 16.384/,
  ],
  [
    'five hundred prices of each product',
    () => {
      const prices = Array.from({ length: 490 }, (_, n) => n);
      return Buffer.from(
        [
          ['Наименование', 'Остаток', ...prices.map((n) => `Цена ${n}`)],
          ...Array.from({ length: 2000 }, () => [
            'Nokian R5 205/55R16 91T',
            4,
            ...prices.map((n) => 8000 + n),
          ]),
        ]
          .map((cells) => cells.join(';'))
          .join('\n'),
      );
    },
    2000,
    /По какой цене продаём/,
  ],
  [
    'a million hidden rows of nothing',
    () =>
      bookOfRows(
        HEAD,
        '<row hidden="1"/>'.repeat(1_000_000),
        `<row>${NAME}${amount(8000)}${amount(4)}</row>`,
      ),
    1,
    /^$/,
  ],
  [
    'a hundred and ninety thousand hidden products',
    () =>
      bookOfRows(HEAD, `<row hidden="1">${NAME}${amount(8000)}${amount(4)}</row>`.repeat(190_000)),
    0,
    /скрыты строки.*190.000/,
  ],
  [
    'formulas without values everywhere',
    () => bookOfRows(HEAD, `<row>${NAME}<c><f>A1*2</f></c><c><f>B1+1</f></c></row>`.repeat(10_000)),
    10_000,
    /./,
  ],
  [
    'products that share no name of a pair',
    () =>
      Buffer.from(
        [
          'Код\tСвойства\tЦена\tОстаток',
          ...Array.from({ length: 5000 }, (_, n) => {
            const pairs = Array.from({ length: MANY_PAIRS }, (_, k) => `п${n * MANY_PAIRS + k}: 1`);
            return `${n}\tширина: 205; профиль: 55; диаметр: 16; ${pairs.join('; ')}\t8000\t4`;
          }),
        ].join('\n'),
      ),
    5000,
    /свойств товаров/,
  ],
];
