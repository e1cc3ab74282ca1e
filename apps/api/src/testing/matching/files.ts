import { writeXlsx } from 'hucre/xlsx';
import { workbook } from '../price-lists/workbook.ts';

export interface ListFile {
  name: string;
  content: () => Buffer | string | Promise<Buffer>;
  /** as `basketOf` writes it */
  basket: string[];
}

type Cell = string | number | null;

export const table = (rows: readonly (readonly Cell[])[], separator = ';') =>
  rows.map((row) => row.map((cell) => cell ?? '').join(separator)).join('\r\n');
export const xlsx = async (sheets: Record<string, Cell[][]>) =>
  Buffer.from(
    await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) }),
  );
export const windows1251 = (text: string) =>
  Buffer.from(
    [...text].map((letter) => {
      const code = letter.charCodeAt(0);
      return code < 128 ? code : code - 0x410 + 0xc0;
    }),
  );

const CODES: Cell[][] = [
  ['Артикул', 'Количество'],
  ['20000177', 4],
  ['20000183', 8],
];
const BOTH = ['20000177 x4', '20000183 x8'];
const NONE = 'Количество не указано';

/** Lists in the formats that buyers use, each with its basket or its question. */
export const FILES: readonly ListFile[] = [
  { name: 'articles.csv', content: () => table(CODES), basket: BOTH },
  { name: 'tabs.txt', content: () => table(CODES, '\t'), basket: BOTH },
  { name: 'commas.csv', content: () => table(CODES, ','), basket: BOTH },
  { name: 'windows-1251.csv', content: () => windows1251(table(CODES)), basket: BOTH },
  {
    name: 'utf-16.txt',
    content: () => Buffer.from(`\ufeff${table(CODES, '\t')}`, 'utf16le'),
    basket: BOTH,
  },
  { name: 'articles.xlsx', content: () => xlsx({ Заказ: CODES }), basket: BOTH },
  { name: 'articles.xls', content: () => workbook({ Заказ: CODES }, 'biff8'), basket: BOTH },
  { name: 'articles.ods', content: () => workbook({ Заказ: CODES }, 'ods'), basket: BOTH },
  {
    name: 'no titles.csv',
    content: () => table(CODES.slice(1)),
    basket: BOTH,
  },
  {
    name: 'titles further down, a total, who has signed.xlsx',
    content: () =>
      xlsx({
        Лист1: [
          ['Заявка № 15 от 23.11.2026'],
          ['ООО «Ромашка»'],
          [],
          ['№', 'Артикул', 'Наименование', 'Кол-во', 'Цена', 'Сумма'],
          [1, '20000177', 'Cordiant Snow Cross 2 205/55 R16', 4, 6890, 27560],
          [2, '20000183', 'Viatti V-130 195/65 R15', 8, 3950, 31600],
          [null, null, 'Итого', 12, null, 59160],
          ['Отпустил ____________'],
        ],
      }),
    basket: [...BOTH, '- Итого 12 59160 / Отпустил ____________'],
  },
  {
    name: 'names alone.xlsx',
    content: () =>
      xlsx({
        Лист1: [
          ['Наименование', 'Кол-во, шт'],
          ['Шина Cordiant Snow Cross 2 205/55 R16 94T шип.', 4],
          ['Viatti Strada Asimmetrico V-130 195/65R15 91H', 8],
        ],
      }),
    basket: BOTH,
  },
  {
    name: 'sizes in columns.csv',
    content: () =>
      table([
        ['Бренд', 'Модель', 'Ширина', 'Профиль', 'Диаметр', 'Заказ'],
        ['Cordiant', 'Snow Cross 2', 205, 55, 'R16', 4],
        ['Viatti', 'Strada Asimmetrico V-130', 195, 65, 15, 8],
      ]),
    basket: BOTH,
  },
  {
    name: 'an order form: what is left empty is not wanted.csv',
    content: () =>
      table([
        ['Артикул', 'Наименование', 'Остаток', 'Цена', 'Заказ'],
        ['20000177', 'Cordiant Snow Cross 2 205/55 R16', 120, 6890, 4],
        ['20000178', 'Cordiant Snow Cross 2 195/65 R15', 80, 4310, ''],
        ['20000183', 'Viatti V-130 195/65 R15', 300, 3950, 8],
        ['20000184', 'Ikon Autograph Ice 9 185/65 R15', 90, 5480, 0],
      ]),
    basket: BOTH,
  },
  {
    name: 'a stock is no order.csv',
    content: () =>
      table([
        ['Артикул', 'Наименование', 'Остаток', 'Цена'],
        ['20000177', 'Cordiant Snow Cross 2 205/55 R16', 120, 6890],
      ]),
    basket: [`20000177 x?: ${NONE}`],
  },
  {
    name: 'parts with their names, two sheets.xlsx',
    content: () =>
      xlsx({
        Шины: [
          ['Размер', 'Бренд', 'Кол-во'],
          ['Зима'],
          ['205/55 R16', 'Cordiant', 4],
          ['Лето'],
          ['195/65 R15', 'Viatti', 8],
        ],
        Диски: [
          ['Наименование', 'Кол-во'],
          ['СКАД Мальта 6,5x16 5x114,3 ET45 DIA67,1', 4],
        ],
      }),
    basket: [...BOTH, '30000101 x4'],
  },
  {
    name: 'units and sets.csv',
    content: () =>
      table([
        ['Артикул', 'Кол-во'],
        ['20000177', '1 компл.'],
        ['20000183', '8 шт.'],
        ['20000184', '2 пары'],
        ['20000185', '4-6'],
        ['20000186', 'много'],
      ]),
    basket: [
      ...BOTH,
      '20000184 x4',
      '20000185 x?: «4-6»: сколько именно?',
      '20000186 x?: «много»: сколько именно?',
    ],
  },
  {
    name: 'no titles, a price beside.csv',
    content: () =>
      table([
        ['20000177', 'Cordiant', 4, 6890],
        ['20000183', 'Viatti', 8, 3950],
      ]),
    basket: BOTH,
  },
  {
    name: 'no titles, a price alone.csv',
    content: () => table([['20000177', 4400]]),
    basket: ['20000177 x?: «4400» — цена или количество?'],
  },
  {
    name: 'an article of another size.csv',
    content: () =>
      table([
        ['Артикул', 'Размер', 'Кол-во'],
        ['20000177', '195/65 R15', 4],
      ]),
    basket: [
      '20000177 | 20000178 | 20000183 x4: Код — это Cordiant Snow Cross 2 205/55 R16 94T, а в строке другой размер: что нужно?',
    ],
  },
  {
    name: 'a slip in a quantity.csv',
    content: () =>
      table([
        ['Артикул', 'Кол-во'],
        ['20000177', 4],
        ['20000183', 8],
        ['20000185', 400],
      ]),
    basket: [...BOTH, '20000185 x400: 400 шт. — в десять раз больше обычного'],
  },
  {
    name: 'of 1С, with decimals.csv',
    content: () =>
      table([
        ['Номенклатура', 'Артикул', 'Количество', 'Ед.'],
        ['Автошина Cordiant Snow Cross 2', '20000177', '4,000', 'шт'],
        ['Автошина Viatti', '20000183', '8,000', 'шт'],
      ]),
    basket: BOTH,
  },
  {
    name: 'a merged note above the titles.xlsx',
    content: async () =>
      Buffer.from(
        await writeXlsx({
          sheets: [
            {
              name: 'Заявка',
              rows: [
                ['Заявка на неделю 48', null, null, null],
                ['Артикул', 'Наименование', 'Кол-во', 'Цена'],
                ['20000177', 'Cordiant Snow Cross 2 205/55 R16', 4, 6890],
                ['20000183', 'Viatti Strada Asimmetrico', 8, 3950],
                ['Итого', null, 12, 59160],
              ],
              merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 3 }],
            },
          ],
        }),
      ),
    basket: [...BOTH, '- Итого 12 59160'],
  },
  {
    name: 'pieces in words and in brackets.csv',
    content: () =>
      table([
        ['Артикул', 'Кол-во'],
        ['20000177', 'четыре'],
        ['20000183', '8 (восемь) шт'],
      ]),
    basket: ['20000177 x?: «четыре»: сколько именно?', '20000183 x8'],
  },
  {
    name: 'windows-1251, quoted, with roubles.csv',
    content: () =>
      windows1251(
        table([
          ['Код', 'Товар', 'Цена, руб.', 'Заказ, шт'],
          ['20000177', '"Шина Cordiant; зимняя"', '6 890,00', '4'],
          ['20000183', '"Шина Viatti"', '3 950,00', '8'],
        ]),
      ),
    basket: BOTH,
  },
];
