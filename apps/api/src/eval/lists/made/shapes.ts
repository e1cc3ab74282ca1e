import type { ExpectedGoods } from '../expected.ts';
import type { MadeGood } from './made-goods.ts';
import { type Cells, csv, html, workbook, yml } from './write.ts';

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
