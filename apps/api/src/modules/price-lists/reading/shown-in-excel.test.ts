import { expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';
import { withHiddenRow, withHiddenSheet, workbook } from '../../../testing/price-lists/workbook.ts';
import { zip } from '../../../testing/price-lists/zip.ts';

const STYLES =
  '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd.mmm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const TITLES = ['Артикул', 'Наименование', 'Размер', 'Цена закуп', 'Цена', 'Остаток'];

/** Makes a workbook of the given rows of XML, with formats of numbers. */
const bookOf = (rows: string, before = '', state = '') =>
  zip({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="Прайс" r:id="r1"${state}/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': `<worksheet>${before}<sheetData><row>${TITLES.map(text).join('')}</row>${rows}</sheetData></worksheet>`,
  });
const rowOf = (size: string, attributes = '') =>
  `<row ${attributes}><c s="1"><v>321</v></c>${text('Nokian Hakka R5')}${size}<c><v>4000</v></c><c><v>8000</v></c><c><v>4</v></c></row>`;
const SIZE = text('205/55 R16 91T');

test('codes have the noughts that the sheet shows', async () => {
  const [layout] = await layoutsOf(bookOf(rowOf(SIZE)));
  expect(layout?.table.rows[1]?.cells[0]).toBe('00321');
});

test('a size that has become a day is refused with what the sheet shows', async () => {
  expect(await summariesOf(bookOf(rowOf(SIZE) + rowOf('<c s="2"><v>46281</v></c>')))).toMatchObject(
    [{ price: 8000 }, expect.stringMatching(/Размер: Excel принял значение за дату.*«16\.сен»/)],
  );
});

test('hidden rows are not read, and hidden columns not chosen', async () => {
  const [layout] = await layoutsOf(
    bookOf(
      rowOf(SIZE) + rowOf(SIZE, 'hidden="1"'),
      '<cols><col min="5" max="5" hidden="1"/></cols>',
    ),
  );
  expect([...(layout?.hiddenRows ?? [])]).toEqual([3]);
  expect(layout?.columns.find(({ column }) => column === 4)).toMatchObject({ field: null });
});

const PLAIN = [
  ['Наименование', 'Цена', 'Остаток'],
  ['Nokian Hakka R5 205/55 R16 91T', 8000, 4],
  ['Viatti V-1 175/70 R13 82T', 3000, 8],
];

test('the old format hides rows too', async () => {
  const [layout] = await layoutsOf(withHiddenRow(workbook({ Прайс: PLAIN }, 'biff8'), 3));
  expect([...(layout?.hiddenRows ?? [])]).toEqual([3]);
  expect(layout?.table.rows).toHaveLength(3);
});

test('a sheet that the old format hides is told as hidden, and not left out without a word', async () => {
  const layouts = await layoutsOf(withHiddenSheet({ Прайс: PLAIN, Диски: PLAIN }, 'Диски'));
  expect(layouts.map(({ table }) => [table.sheet, table.hidden?.isSheet])).toEqual([
    ['Прайс', undefined],
    ['Диски', true],
  ]);
});

test('letters as wide as Chinese ones are ordinary letters', async () => {
  expect(
    await summariesOf(
      list(
        ['Наименование', 'Цена', 'Остаток'],
        ['Ｎｏｋｉａｎ　Ｈａｋｋａ　Ｒ５ ２０５／５５Ｒ１６ ９１Ｔ', '８０００', '４'],
      ),
    ),
  ).toMatchObject([{ brand: 'Nokian', size: '205/55 R16', price: 8000, stocks: 'null: 4' }]);
});

test('other titles within a sheet are those of the rows below them', async () => {
  const rows = [
    ['Шины'],
    ['Артикул', 'Наименование', 'Цена', 'Остаток'],
    ['A1', 'Nokian Hakka R5 205/55 R16 91T', 8000, 4],
    ['A2', 'Viatti V-1 175/70 R13 82T', 3000, 8],
    ['Диски литые'],
    ['Наименование', 'Остаток', 'Артикул', 'Цена'],
    ['Kumho TY1 7x17 5x114.3 ET45 D60.1', 20, 'D1', 6100],
  ];
  expect(await summariesOf(list(...rows))).toMatchObject([
    { price: 8000, stocks: 'null: 4' },
    { price: 3000, stocks: 'null: 8' },
    { section: 'disks', price: 6100, stocks: 'null: 20' },
  ]);
  const layouts = await layoutsOf(list(...rows));
  expect(layouts.map(({ table: { sheet } }) => sheet)).toEqual(['Прайс', 'Прайс, со строки 5']);
});

test('the same titles again, or titles of groups with a word of them, begin no other list', async () => {
  const titles = ['Артикул', 'Наименование', 'Цена', 'Остаток'];
  const goods = ['A1', 'Nokian Hakka R5 205/55 R16 91T', 8000, 4];
  expect(
    await layoutsOf(list(titles, goods, titles, goods, ['Цена', 'Остаток', 'внизу'], goods)),
  ).toHaveLength(1);
});
