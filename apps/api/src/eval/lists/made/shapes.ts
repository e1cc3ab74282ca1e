import { utils, write } from '@e965/xlsx';
import type { ExpectedGoods } from '../expected.ts';
import type { MadeGood } from './made-goods.ts';

type Cell = string | number | null;
type Cells = readonly (readonly Cell[])[];

/** Makes a workbook of one sheet. Numbers stay numbers. */
const workbook = (cells: Cells, bookType: 'xlsx' | 'biff8' | 'ods'): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), 'Остатки');
  return write(book, { type: 'buffer', bookType }) as Buffer;
};

const BYTES = new Map(
  Array.from({ length: 128 }, (_, at) => 128 + at).map((byte) => [
    new TextDecoder('windows-1251').decode(Uint8Array.of(byte)),
    byte,
  ]),
);
const toWindows = (text: string) =>
  Buffer.from([...text].map((letter) => BYTES.get(letter) ?? letter.charCodeAt(0)));

const quoted = (separator: string) => (cell: Cell) => {
  const text = String(cell ?? '');
  return text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
};

const csv = (
  cells: Cells,
  { separator, encoding }: { separator: string; encoding: 'windows-1251' | 'utf-8' | 'utf-16' },
): Buffer => {
  const text = cells
    .map((row) => row.map(quoted(separator)).join(separator))
    .join(encoding === 'utf-16' ? '\r' : '\r\n');
  if (encoding === 'windows-1251') return toWindows(text);
  return encoding === 'utf-8' ? Buffer.from(text) : Buffer.from(`\uFEFF${text}`, 'utf16le');
};

const escaped = (text: Cell) =>
  String(text ?? '').replace(/[&<>"₽]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Makes an HTML table, which some sites offer as «Excel». */
const html = (cells: Cells): Buffer =>
  toWindows(
    `<html><head><meta charset="windows-1251"></head><body><table>${cells
      .map((row) =>
        row.length === 1
          ? `<tr><td colspan="6"><b>${escaped(row[0] ?? '')}</b></td></tr>`
          : `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
      )
      .join('\n')}</table></body></html>`,
  );

interface Offer {
  id: string;
  name: string;
  category: string;
  price: string;
  count: number;
}

const yml = (offers: readonly Offer[]): Buffer => {
  const categories = [...new Set(offers.map(({ category }) => category))];
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-03-01"><shop><name>Колесница</name>
<currencies><currency id="RUR" rate="1"/></currencies>
<categories>${categories.map((name, at) => `<category id="${at + 1}">${escaped(name)}</category>`).join('')}</categories>
<offers>${offers
    .map(
      ({ id, name, category, price, count }) =>
        `<offer id="${id}" available="true"><price>${price}</price><currencyId>RUR</currencyId><categoryId>${categories.indexOf(category) + 1}</categoryId><name>${escaped(name)}</name><count>${count}</count></offer>`,
    )
    .join('\n')}</offers></shop></yml_catalog>`);
};

/** A way of writing a list that no rule was written for. */
export interface Shape {
  file: string;
  sheet: string | null;
  write: (cells: Cells, goods: readonly MadeGood[]) => Buffer;
  /** Lines above the column titles, and the titles. */
  head: Cells;
  row: (good: MadeGood, at: number) => (string | number | null)[];
  /** True if a line with the kind of goods stands above each kind. */
  hasTitles: boolean;
  /** Returns the expected amounts that differ from those that were drawn. */
  stock: (good: MadeGood) => Partial<ExpectedGoods>;
}

const spaced = (roubles: number) => roubles.toLocaleString('ru').replaceAll('\u00a0', ' ');
const atLeast = ({ quantity, isMinimum }: MadeGood) => ({ quantity, at_least: isMinimum });
const exactly = ({ quantity }: MadeGood) => ({ quantity, at_least: false });
const more = (word: string, { quantity, isMinimum }: MadeGood) =>
  isMinimum ? `${word}${quantity}` : quantity;

export const SHAPES: readonly Shape[] = [
  {
    file: 'free.xlsx',
    sheet: 'Остатки',
    hasTitles: true,
    head: [
      ['ООО «Колесница», отдел продаж'],
      ['Остатки на 1 марта, цены с НДС'],
      [],
      ['№', 'Номенклатура', 'Арт.', 'Ед.', 'Доступно к продаже', 'Ваша цена, руб.', 'РРЦ'],
    ],
    row: (good, at) => [
      at + 1,
      good.name,
      good.code,
      'шт',
      more('>', good),
      good.roubles,
      good.roubles + 900,
    ],
    write: (cells) => workbook(cells, 'xlsx'),
    stock: atLeast,
  },
  {
    file: 'places.csv',
    sheet: null,
    hasTitles: false,
    head: [
      [
        'ID товара',
        'Категория',
        'Полное наименование',
        'Остаток Самара',
        'Остаток Казань',
        'Цена дилерская (с НДС)',
        'Закуп',
      ],
    ],
    row: (good) => [
      good.code,
      good.group,
      good.name,
      good.quantity,
      good.quantity + 3,
      `${spaced(good.roubles)},00`,
      good.roubles - 700,
    ],
    write: (cells) => csv(cells, { separator: ';', encoding: 'windows-1251' }),
    stock: ({ quantity }) => ({
      quantity,
      stock: [
        { warehouse: 'Самара', quantity },
        { warehouse: 'Казань', quantity: quantity + 3 },
      ],
    }),
  },
  {
    file: 'reserve.ods',
    sheet: 'Остатки',
    hasTitles: true,
    head: [['Цена за 1 шт', 'Товар', 'Кол-во, шт.', 'В резерве', 'Штрих-код']],
    row: (good) => [`${good.roubles}/шт`, good.name, good.quantity + 2, 2, null],
    write: (cells) => workbook(cells, 'ods'),
    stock: exactly,
  },
  {
    file: 'site.xls',
    sheet: 'Sheet1',
    hasTitles: true,
    head: [
      ['Прайс-лист с сайта'],
      ['Телефон для заказов: 8 800 000-00-00'],
      ['Наименование товара', 'Код товара', 'Наличие', 'Цена, ₽'],
    ],
    row: (good) => [good.name, good.code, 'есть', `₽ ${spaced(good.roubles)}`],
    write: html,
    stock: () => ({ quantity: null, at_least: true }),
  },
  {
    file: 'feed.yml',
    sheet: null,
    hasTitles: false,
    head: [],
    row: () => [],
    write: (_, goods) =>
      yml(
        goods.map(({ code, name, group, roubles, quantity }) => ({
          id: code,
          name,
          category: group,
          price: `${roubles}.00`,
          count: quantity,
        })),
      ),
    stock: exactly,
  },
  {
    file: 'english.tsv',
    sheet: null,
    hasTitles: false,
    head: [['price_wholesale', 'in_stock', 'sku', 'full_name', 'category', 'url']],
    row: (good) => [
      `${good.roubles}.00 RUB`,
      more('>', good),
      good.code,
      good.name,
      good.group,
      `https://shop.example/${good.code}/205`,
    ],
    write: (cells) => csv(cells, { separator: '\t', encoding: 'utf-16' }),
    stock: atLeast,
  },
  {
    file: 'stock.xls',
    sheet: 'Остатки',
    hasTitles: false,
    head: [
      [
        'Группа',
        'Наименование номенклатуры',
        'Свободный остаток',
        'Ожидается',
        'Крупный опт',
        'Розничная цена',
      ],
    ],
    row: (good) => [good.group, good.name, good.quantity, 40, good.roubles, good.roubles + 1500],
    write: (cells) => workbook(cells, 'biff8'),
    stock: exactly,
  },
];
