import { workbook } from '../price-lists/workbook.ts';
import { type ListFile, table, windows1251, xlsx } from './files.ts';

const BOTH = ['20000177 x4', '20000183 x8'];

/** Lists of other shapes: titles above the header, columns in odd order, marked-up text. */
export const MORE_FILES: readonly ListFile[] = [
  {
    name: 'a title row and columns in odd order.xlsx',
    content: () =>
      xlsx({
        Закупка: [
          ['Недельная закупка, магазин на Ленина'],
          ['Цена, руб.', 'Кол-во (шт)', 'Код', 'Товар'],
          [6890, 4, '20000177', 'Кордиант Сноу Кросс 2'],
          [3950, 8, '20000183', 'Виатти Страда'],
        ],
      }),
    basket: BOTH,
  },
  {
    name: 'catalog.yml',
    content: () =>
      '<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-11-23 10:00"><shop><offers><offer id="1"><vendorCode>20000177</vendorCode><name>Cordiant Snow Cross 2 205/55 R16 94T</name><price>6890</price><count>4</count></offer><offer id="2"><vendorCode>20000183</vendorCode><name>Viatti Strada Asimmetrico V-130 195/65 R15</name><price>3950</price><count>8</count></offer></offers></shop></yml_catalog>',
    basket: ['20000177 x?: Количество не указано', '20000183 x?: Количество не указано'],
  },
  {
    name: 'cp1251 with sets and words.csv',
    content: () =>
      windows1251(
        table([
          ['Наименование товара', 'Заявка', 'Опт'],
          ['Cordiant Snow Cross 2 205/55 R16', 'комплект', 6890],
          ['Viatti Strada Asimmetrico V-130 195/65 R15', '2 комплекта', 3950],
        ]),
      ),
    basket: BOTH,
  },
  {
    name: 'pieces with their unit, by 4.csv',
    content: () =>
      table([
        ['Номенклатура', 'Нужно'],
        ['Cordiant Snow Cross 2 205/55 R16', '4шт'],
        ['Viatti Strada Asimmetrico V-130 195/65 R15', 'по 8'],
      ]),
    basket: BOTH,
  },
  {
    name: 'price next to the amount, no titles.xlsx',
    content: () =>
      xlsx({
        Лист1: [
          ['Cordiant Snow Cross 2 205/55 R16 94T', 6890, 4],
          ['Viatti Strada Asimmetrico V-130 195/65 R15 91H', 3950, 8],
        ],
      }),
    basket: BOTH,
  },
  {
    name: 'the amount first.xls',
    content: () =>
      workbook(
        {
          Лист1: [
            ['Шт', 'Артикул', 'Сумма'],
            [4, '20000177', 27560],
            [8, '20000183', 31600],
            [12, 'Всего', 59160],
          ],
        },
        'biff8',
      ),
    basket: [...BOTH, '- 12 Всего 59160'],
  },
  {
    name: 'english titles, tabs.txt',
    content: () =>
      table(
        [
          ['SKU', 'Brand', 'Model', 'Size', 'Qty', 'Price'],
          ['20000177', 'Cordiant', 'Snow Cross 2', '205/55R16', 4, 6890],
          ['', 'Viatti', 'Strada Asimmetrico V-130', '195/65R15', 8, 3950],
        ],
        '\t',
      ),
    basket: BOTH,
  },
];
