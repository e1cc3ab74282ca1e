import { zip } from './zip.ts';

const BOOK = {
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="А" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
};
const MB = 2 ** 20;
const fill = (bytes: number, text: string) => Buffer.alloc(bytes, text);
const around = (before: string, middle: Buffer, after: string) =>
  Buffer.concat([Buffer.from(before), middle, Buffer.from(after)]);

/** Makes a workbook of one sheet from the given XML. */
export const bookOf = (sheet: Buffer | string, strings?: Buffer | string): Buffer =>
  zip({
    ...BOOK,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': strings }),
    'xl/worksheets/sheet1.xml': sheet,
  });

/** Makes a workbook with one cell of this many bytes. */
export const giantCell = (bytes: number): Buffer =>
  bookOf(
    around(
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>',
      fill(bytes, 'x'),
      '</t></is></c></row></sheetData></worksheet>',
    ),
  );

export const sheetOf = (rows: Buffer, after = '') =>
  around('<worksheet><sheetData>', rows, `</sheetData>${after}</worksheet>`);
const rowOf = (cells: Buffer) => sheetOf(around('<row r="1">', cells, '</row>'));
const feedOf = (offers: Buffer) =>
  around(
    '<?xml version="1.0"?><yml_catalog><shop><offers>',
    offers,
    '</offers></shop></yml_catalog>',
  );
const offerOf = (inside: Buffer) => feedOf(around('<offer id="1">', inside, '</offer>'));

const manyTitles = () =>
  feedOf(
    Buffer.from(
      Array.from(
        { length: 40_000 },
        (_, n) => `<offer id="${n}"><price>1</price><param name="p${n}">1</param></offer>`,
      ).join(''),
    ),
  );

const tallHtml = () =>
  Buffer.from(
    `<html><table>${'<tr><td rowspan="1000" colspan="1000">1</td></tr>'.repeat(1000)}</table></html>`,
  );

const KINDS = 5001;
const BROAD = 600;
/** Objects in each other, with a key that says nothing. */
const deepJson = (depth: number) => Buffer.from(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);
const product = (n: number) => `"name":"Nokian R5 205/55R16 91T ${n}","price":8000,"rest":4`;

/** Files that try to use up memory or time, each with the reason of the refusal. */
export const HOSTILE: readonly [what: string, file: () => Buffer, reason: RegExp][] = [
  ['one cell of 40 MB', () => giantCell(40 * MB), /слишком длинный текст/],
  [
    'a cell of many pieces',
    () =>
      bookOf(
        rowOf(around('<c t="str"><v>', fill(20 * MB, '<![CDATA[xxxxxxxxxxxxxxxx]]>'), '</v></c>')),
      ),
    /больше 32.767 знаков/,
  ],
  [
    'a formula without end',
    () => bookOf(rowOf(around('<c><f>', fill(20 * MB, 'A1+'), '</f></c>'))),
    /слишком длинный текст/,
  ],
  [
    'a shared string of 40 MB',
    () =>
      bookOf(sheetOf(fill(0, '')), around('<sst><si><t>', fill(40 * MB, 'x'), '</t></si></sst>')),
    /слишком длинный текст/,
  ],
  [
    'six million shared strings',
    () =>
      bookOf(
        sheetOf(fill(0, '')),
        around('<sst>', fill(6e6 * 21, '<si><t>x</t></si>    '), '</sst>'),
      ),
    /много разных текстов/,
  ],
  [
    'shared strings that say how many they are',
    () => bookOf(sheetOf(fill(0, '')), '<sst uniqueCount="6000000"><si><t>x</t></si></sst>'),
    /много разных текстов/,
  ],
  [
    'long shared strings that are long in all',
    () => {
      const text = `<si><t>${'ж'.repeat(30_000)}</t></si>`;
      return bookOf(sheetOf(fill(0, '')), `<sst>${text.repeat(2500)}</sst>`);
    },
    /много текста/,
  ],
  [
    'one long text in every cell',
    () => {
      const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`;
      return bookOf(
        sheetOf(Buffer.from(row.repeat(100))),
        `<sst><si><t>${'x'.repeat(32_000)}</t></si></sst>`,
      );
    },
    /много текста/,
  ],
  [
    'an element with a name of 20 MB',
    () => bookOf(sheetOf(fill(20 * MB, '<xxxxxxxxxxxxxxx'))),
    /./,
  ],
  [
    'an attribute of 20 MB',
    () => bookOf(sheetOf(around('<row r="', fill(20 * MB, '1'), '"/>'))),
    /слишком длинный текст/,
  ],
  [
    'millions of attributes',
    () => {
      const attributes = Array.from({ length: 1_000_000 }, (_, n) => ` a${n}="1"`).join('');
      return bookOf(sheetOf(Buffer.from(`<row${attributes}/>`)));
    },
    /слишком длинный текст/,
  ],
  [
    'a comment of 20 MB',
    () => bookOf(sheetOf(around('<!--', fill(20 * MB, 'x'), '-->'))),
    /слишком длинный текст/,
  ],
  ['twenty-four million empty cells', () => bookOf(rowOf(fill(24e6 * 4, '<c/>'))), /много ячеек/],
  [
    'rows beyond the last',
    () => bookOf(sheetOf(Buffer.from('<row r="4000000000"><c><v>1</v></c></row>'))),
    /Удалите пустые/,
  ],
  [
    'half a million merged cells over each other',
    () => {
      const rows = Array.from(
        { length: 1200 },
        (_, n) => `<row r="${n + 1}"><c><v>1</v></c></row>`,
      );
      const merges = fill(500_000 * 27, '<mergeCell ref="A1:A1000"/>');
      return bookOf(
        around(
          `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>`,
          merges,
          '</mergeCells></worksheet>',
        ),
      );
    },
    /объединённых ячеек/,
  ],
  ['JSON of depth 10 000', () => deepJson(10_000), /слишком глубокие/],
  ['JSON of arrays a million deep', () => fill(MB, '['), /слишком глубокие/],
  [
    'JSON with a million goods in one line',
    () => Buffer.from(`[${Array.from({ length: 1_000_000 }, () => '{"price":1}').join(',')}]`),
    /не похож на прайс-лист/,
  ],
  [
    'JSON with 250 000 goods',
    () =>
      Buffer.from(`[${Array.from({ length: 250_000 }, (_, n) => `{${product(n)}}`).join(',')}]`),
    /больше 200.000 строк/,
  ],
  [
    'JSON of twenty-four million values',
    () => around('[', fill(24e6 * 2, '1,'), '1]'),
    /много значений/,
  ],
  ['JSON without its end', () => fill(40 * MB, '{"a":"ж'), /./],
  [
    'five thousand kinds of elements',
    () =>
      Buffer.from(
        `<x>${Array.from({ length: KINDS }, (_, n) => `<k${n}q><a>1</a><b>2</b></k${n}q>`).join('')}</x>`,
      ),
    /разных элементов/,
  ],
  [
    'hundreds of kinds of goods',
    () =>
      Buffer.from(
        `{${Array.from({ length: BROAD }, (_, n) => `"k${n}q":[{${product(n)}},{${product(n)}}]`).join(',')}}`,
      ),
    /много видов товаров/,
  ],
  ['elements in each other a million deep', () => offerOf(fill(3 * MB, '<a>')), /слишком глубокие/],
  ['a good of a million elements', () => offerOf(fill(4 * MB, '<a/>')), /много данных/],
  [
    'a good with 40 MB of text in pieces',
    () => offerOf(around('<name>', fill(40 * MB, '<![CDATA[xxxxxxxxxxxxxxxx]]>'), '</name>')),
    /много данных/,
  ],
  ['a million goods of nothing', () => feedOf(fill(9e6, '<offer/> ')), /больше 200.000 строк/],
  ['goods that share no parameter', manyTitles, /столбц|наименован/i],
  ['45 MB of semicolons', () => fill(45 * MB, ';'), /длинная строка/],
  [
    'lines of a million semicolons',
    () => fill(20 * MB, `${';'.repeat(MB - 1)}\n`),
    /ни одной строки/,
  ],
  ['45 MB of line ends', () => fill(45 * MB, '\n'), /Удалите пустые/],
  [
    'a quote that never ends',
    () => around('Наименование;Цена\n"', fill(2 * MB, 'ж\n'), ''),
    /больше 32.767 знаков/,
  ],
  ['20 MB of quotes', () => fill(20 * MB, '"a"b\n'), /./],
  [
    'NUL characters in UTF-16',
    () => Buffer.from('\uFEFFКод;Цена\0\n1;2', 'utf16le'),
    /двоичные данные/,
  ],
  ['a table of HTML that reaches a million cells', tallHtml, /./],
  [
    'a container of Excel 97 with nothing in it',
    () => around('\u00d0', fill(MB, '\0'), ''),
    /двоичные данные/,
  ],
  [
    'entities within entities',
    () =>
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE y [<!ENTITY a "xxxxxxxxxx">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'abcdefghij'[n + 1]} "${`&${'abcdefghij'[n]};`.repeat(10)}">`).join('')}]><yml_catalog>&j;</yml_catalog>`,
      ),
    /ENTITY/,
  ],
];
