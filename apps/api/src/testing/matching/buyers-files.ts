import { writeOds } from 'hucre/ods';
import { workbook } from '../price-lists/workbook.ts';
import { type ListFile, table, xlsx } from './files.ts';

const NONE = 'Количество не указано';

/** Tables whose expected baskets were written before any of them was read. */
export const BUYERS_FILES: readonly ListFile[] = [
  {
    name: 'a title over the header.xlsx',
    content: () =>
      xlsx({
        Лист1: [
          ['Заказ поставщику № 17 от 20 ноября 2026 г.'],
          ['Артикул', 'Номенклатура', 'Кол-во'],
          ['20000177', 'Cordiant Snow Cross 2 205/55 R16', 8],
          ['20000183', 'Viatti Strada 195/65 R15', 4],
        ],
      }),
    basket: ['20000177 x8', '20000183 x4'],
  },
  {
    name: 'four rows of a letter, a gap, a header with units.xlsx',
    content: () =>
      xlsx({
        Заявка: [
          ['ООО «Автодом»'],
          ['ИНН 7712345678'],
          ['Заявка на шины'],
          [null],
          ['№', 'Товар', 'Ед. изм.', 'Кол-во, шт', 'Желаемая цена, руб'],
          [1, 'Cordiant Snow Cross 2 205/55 R16 шип', 'шт', 8, 6500],
          [2, 'Kama Euro-129 185/60 R14', 'шт', 20, 2900],
          [null, 'Итого', null, 28, null],
        ],
      }),
    basket: ['20000177 x8', '20000185 x20', '- Итого 28'],
  },
  {
    name: 'only names and amounts, no header.csv',
    content: () =>
      table([
        ['Michelin Primacy 4 205/55 R16', 4],
        ['Michelin Primacy 4 225/45 R17', 8],
      ]),
    basket: ['20000181 x4', '20000182 x8'],
  },
  {
    name: 'sizes in columns.xlsx',
    content: () =>
      xlsx({
        Лист1: [
          ['Бренд', 'Модель', 'Ширина', 'Профиль', 'Диаметр', 'Количество'],
          ['Cordiant', 'Snow Cross 2', 205, 55, 16, 4],
          ['Viatti', 'Strada Asimmetrico V-130', 195, 65, 15, 12],
        ],
      }),
    basket: ['20000177 x4', '20000183 x12'],
  },
  {
    name: 'amounts before names.csv',
    content: () =>
      table([
        ['Кол.', 'Наименование товара'],
        [4, 'Nokian Tyres Hakkapeliitta R5 205/55 R16'],
        [8, 'Hankook Winter i*Pike RS2 W429 185/65 R15'],
      ]),
    basket: ['20000179 x4', '20000188 x8'],
  },
  {
    name: 'a title, a header, ODS.ods',
    content: () =>
      workbook(
        {
          Заказ: [
            ['Потребность на декабрь'],
            ['Код', 'Потребность'],
            ['20000184', '8'],
            ['20000188', '12'],
          ],
        },
        'ods',
      ),
    basket: ['20000184 x8', '20000188 x12'],
  },
  {
    name: 'a price list with few amounts filled in.xlsx',
    content: () =>
      xlsx({
        Прайс: [
          ['Артикул', 'Наименование', 'Цена', 'Остаток', 'Заказ'],
          ['20000177', 'Cordiant Snow Cross 2 205/55 R16', 6890, 120, 8],
          ['20000178', 'Cordiant Snow Cross 2 195/65 R15', 4310, 80, null],
          ['20000183', 'Viatti Strada 195/65 R15', 3950, 300, 4],
        ],
      }),
    basket: ['20000177 x8', '20000183 x4'],
  },
  {
    name: 'amounts with units.csv',
    content: () =>
      table([
        ['Артикул', 'Кол-во'],
        ['20000177', '8 шт.'],
        ['20000183', '1 компл.'],
      ]),
    basket: ['20000177 x8', '20000183 x4'],
  },
  {
    name: 'sums and discounts.csv',
    content: () =>
      table([
        ['Артикул', 'Наименование', 'Цена', 'Скидка, %', 'Кол-во', 'Сумма'],
        ['20000177', 'Cordiant Snow Cross 2', '6 890,00', 5, 4, '26 182,00'],
        ['20000183', 'Viatti Strada', '3 950,00', 0, 8, '31 600,00'],
        [null, null, null, null, 'Итого', '57 782,00'],
      ]),
    basket: ['20000177 x4', '20000183 x8', '- Итого 57 782,00'],
  },
  {
    name: 'wheels and lorries on sheets.xlsx',
    content: () =>
      xlsx({
        Диски: [
          ['Наименование', 'Заказ'],
          ['СКАД Мальта 6,5x16 5x114,3 ET45 67,1', 4],
        ],
        Грузовые: [
          ['Наименование', 'Заказ'],
          ['Кама NT 202 385/65 R22.5', 6],
        ],
      }),
    basket: ['30000101 x4', '40000103 x6'],
  },
  {
    name: 'without any amounts.csv',
    content: () =>
      table([
        ['Артикул', 'Наименование'],
        ['20000177', 'Cordiant Snow Cross 2 205/55 R16'],
        ['20000183', 'Viatti Strada 195/65 R15'],
      ]),
    basket: [`20000177 x?: ${NONE}`, `20000183 x?: ${NONE}`],
  },
  {
    name: 'groups between rows.xlsx',
    content: () =>
      xlsx({
        Лист1: [
          ['Артикул', 'Наименование', 'Кол-во'],
          ['Зимние шины', null, null],
          ['20000177', 'Cordiant Snow Cross 2 205/55 R16', 4],
          ['Летние шины', null, null],
          ['20000183', 'Viatti Strada 195/65 R15', 4],
          ['Всего', null, 8],
        ],
      }),
    basket: ['20000177 x4', '20000183 x4', '- Всего 8'],
  },
  {
    name: 'articles as numbers and an own code.xlsx',
    content: () =>
      xlsx({
        Лист1: [
          ['Наш код', 'Артикул поставщика', 'Кол-во'],
          [1001, 20000177, 4],
          [1002, 20000178, 8],
        ],
      }),
    basket: ['20000177 x4', '20000178 x8'],
  },
  {
    name: 'a signature at the end.csv',
    content: () =>
      table([
        ['Наименование', 'Количество'],
        ['Ikon Autograph Ice 9 185/65 R15', 4],
        [null, null],
        ['Директор', 'Петров И. И.'],
      ]),
    basket: ['20000184 x4', '- Директор Петров И. И.'],
  },
  {
    name: 'English header.xlsx',
    content: () =>
      xlsx({
        Order: [
          ['Purchase order 4711'],
          ['SKU', 'Description', 'Qty', 'Price'],
          ['TS72214', 'Triangle PS01 215/60 R16', 4, 5120],
        ],
      }),
    basket: ['TS72214 x4'],
  },
  {
    name: 'a spreadsheet of LibreOffice, «К-во».ods',
    content: async () =>
      Buffer.from(
        await writeOds({
          sheets: [
            {
              name: 'Заказ',
              rows: [
                ['№ п/п', 'Товар', 'Ед.', 'К-во'],
                [1, 'Кама Евро-129 185/60 R14', 'шт', 20],
                [2, 'Hankook W429 185/65 R15 шип', 'шт', 8],
                [null, 'Всего', null, 28],
              ],
            },
          ],
        }),
      ),
    basket: ['20000185 x20', '20000188 x8', '- Всего 28'],
  },
];
