import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workbook } from '../testing/price-lists/workbook.ts';
import { zip } from '../testing/price-lists/zip.ts';
import { readTables } from './read-tables.ts';

let directory: string;
let files = 0;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'readers-'));
});
afterAll(() => rm(directory, { recursive: true }));

async function read(...contents: (Buffer | string)[]) {
  const paths = contents.map(() => join(directory, String(files++)));
  for (const [at, content] of contents.entries()) await writeFile(paths[at] ?? '', content);
  return readTables(paths);
}
const cells = async (...contents: (Buffer | string)[]) =>
  (await read(...contents)).map(({ sheet, rows }) => ({
    sheet,
    rows: rows.map((row) => row.cells),
  }));

const ROWS = [
  ['Наименование', 'Цена', 'Остаток'],
  ['Cordiant 195/65 R15', 4310.5, '>40'],
];
const TEXT = [
  ['Наименование', 'Цена', 'Остаток'],
  ['Cordiant 195/65 R15', '4310.5', '>40'],
];

describe('a workbook', () => {
  test.each(['xlsx', 'biff8'] as const)('%s is read sheet by sheet', async (type) => {
    const book = workbook({ Шины: ROWS, Диски: [['PCD', 5]] }, type);
    expect(await cells(book)).toEqual([
      { sheet: 'Шины', rows: TEXT },
      { sheet: 'Диски', rows: [['PCD', '5']] },
    ]);
  });

  test.each(['xlsx', 'biff8'] as const)(
    '%s: a cell merged downwards is that of every row',
    async (type) => {
      const sheet = {
        cells: [
          ['Nokian', 'a'],
          [null, 'b'],
          ['Toyo', 'c'],
        ],
        merges: ['A1:A2'],
      };
      const [table] = await cells(workbook({ А: sheet }, type));
      expect(table?.rows).toEqual([
        ['Nokian', 'a'],
        ['Nokian', 'b'],
        ['Toyo', 'c'],
      ]);
    },
  );

  test('rows keep the numbers that Excel shows', async () => {
    const [table] = await read(workbook({ А: [['a'], [], [], ['b']] }));
    expect(table?.rows.map(({ at }) => at)).toEqual([1, 4]);
  });

  test('a million empty rows are none', async () => {
    const rows = '<row r="9"></row>'.repeat(1_000_000);
    const book = zip({
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="А" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c r="B1" t="inlineStr"><is><t>х</t></is></c></row>${rows}</sheetData></worksheet>`,
    });
    expect(await cells(book)).toEqual([{ sheet: 'А', rows: [['', 'х']] }]);
  });

  test('a formula is its value, and without one says that it is a formula', async () => {
    const sheet = (cell: string) =>
      zip({
        'xl/workbook.xml':
          '<workbook xmlns:r="r"><sheets><sheet name="А" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`,
      });
    expect(await cells(sheet('<c r="A1"><f>2*2</f><v>4</v></c>'))).toMatchObject([
      { rows: [['4']] },
    ]);
    expect(await cells(sheet('<c r="A1"><f>2*2</f></c>'))).toMatchObject([{ rows: [['=2*2']] }]);
  });
});

describe('a text table', () => {
  test.each([
    [';', 'Наименование;Цена;Остаток\r\nCordiant 195/65 R15;4310.5;>40'],
    ['tab', 'Наименование\tЦена\tОстаток\nCordiant 195/65 R15\t4310.5\t>40'],
    [',', 'Наименование,Цена,Остаток\n"Cordiant 195/65 R15",4310.5,>40\n'],
    ['sep=', 'sep=|\r\nНаименование|Цена|Остаток\r\nCordiant 195/65 R15|4310.5|>40'],
  ])('parted by %s', async (_separator, text) => {
    expect(await cells(text)).toEqual([{ sheet: null, rows: TEXT }]);
  });

  test('in windows-1251, in UTF-8 with its mark, in UTF-16', async () => {
    const windows = Buffer.from('CDE0E8ECE5EDEEE2E0EDE8E53BD6E5EDE00D0AD8E8EDE03B35', 'hex');
    const text = 'Наименование;Цена\r\nШина;5';
    for (const content of [windows, `\uFEFF${text}`, Buffer.from(`\uFEFF${text}`, 'utf16le')])
      expect(await cells(content)).toEqual([
        {
          sheet: null,
          rows: [
            ['Наименование', 'Цена'],
            ['Шина', '5'],
          ],
        },
      ]);
  });
});

const EXCHANGE = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2">${inside}</КоммерческаяИнформация>`;
const GOODS =
  EXCHANGE(`<Классификатор><Группы><Группа><Ид>g</Ид><Наименование>Шины</Наименование></Группа></Группы>
  <Свойства><Свойство><Ид>w</Ид><Наименование>Ширина</Наименование></Свойство></Свойства></Классификатор>
  <Каталог><Товары><Товар><Ид>1</Ид><Артикул>A1</Артикул><Наименование>Шина</Наименование><Группы><Ид>g</Ид></Группы>
  <ЗначенияСвойств><ЗначенияСвойства><Ид>w</Ид><Значение>195</Значение></ЗначенияСвойства></ЗначенияСвойств></Товар></Товары></Каталог>`);
const OFFERS =
  EXCHANGE(`<ПакетПредложений><ТипыЦен><ТипЦены><Ид>p</Ид><Наименование>Оптовая</Наименование></ТипЦены></ТипыЦен>
  <Склады><Склад><Ид>s</Ид><Наименование>Главный</Наименование></Склад></Склады><Предложения><Предложение><Ид>1</Ид>
  <Цены><Цена><ИдТипаЦены>p</ИдТипаЦены><ЦенаЗаЕдиницу>4310</ЦенаЗаЕдиницу></Цена></Цены>
  <Склад ИдСклада="s" КоличествоНаСкладе="7"/></Предложение></Предложения></ПакетПредложений>`);
const JOINED = [
  ['Ид', 'Артикул', 'Наименование', 'Категория', 'Ширина', 'Цена Оптовая', 'Остаток Главный'],
  ['1', 'A1', 'Шина', 'Шины', '195', '4310', '7'],
];

describe('an exchange of 1С', () => {
  test('is joined of its files, in any order, alone or in an archive', async () => {
    for (const contents of [
      [GOODS, OFFERS],
      [OFFERS, GOODS],
      [zip({ 'webdata/import0_1.xml': GOODS, 'webdata/offers0_1.xml': OFFERS })],
    ])
      expect(await cells(...contents)).toEqual([{ sheet: null, rows: JOINED }]);
  });

  test('without its offers wants them', async () => {
    await expect(read(GOODS)).rejects.toThrow('Загрузите offers.xml');
  });
});

describe('a list in an archive', () => {
  const goods = { name: 'Viatti 175/70 R13', price: 3000, qty: 4 };
  test.for([
    ['JSON', { 'data.json': JSON.stringify([goods, goods]) }],
    ['lines of JSON', { 'a/b.jsonl': `${JSON.stringify(goods)}\n${JSON.stringify(goods)}` }],
    ['CSV', { 'price.csv': 'name;price;qty\nViatti 175/70 R13;3000;4\nViatti 175/70 R13;3000;4' }],
    [
      'XML of a supplier’s own, beside what the Mac adds',
      {
        'price.xml': `<?xml version="1.0"?><x>${'<i><name>Viatti 175/70 R13</name><price>3000</price><qty>4</qty></i>'.repeat(2)}</x>`,
        '__MACOSX/._price.xml': 'x',
      },
    ],
  ] as const)('%s', async ([, files]) => {
    const row = ['Viatti 175/70 R13', '3000', '4'];
    expect(await cells(zip(files))).toEqual([
      { sheet: null, rows: [['name', 'price', 'qty'], row, row] },
    ]);
  });

  test('a workbook, in a folder with a name in Russian', async () => {
    const inside = await cells(zip({ 'Прайс/остатки 20.11.xlsx': workbook({ А: ROWS }) }));
    expect(inside).toEqual(await cells(workbook({ А: ROWS })));
  });

  test.for([
    [{ 'a.csv': 'a;b\n1;2', 'b.csv': 'a;b\n1;2' }, 'несколько прайс-листов'],
    [{ 'a.xlsx': zip({ 'a.csv': 'a;b\n1;2' }) }, 'другой архив'],
    [{ 'a.xlsx': 'PK\x03\x04 and no more' }, 'повреждён'],
    [{ 'a.pdf': 'x' }, 'Не похоже на прайс-лист'],
  ] as const)('%#: another archive is refused', ([files, reason]) =>
    expect(read(zip(files))).rejects.toThrow(reason),
  );
});

test('a feed of Yandex Market gives goods with their parameters', async () => {
  const feed = `<?xml version="1.0"?><!DOCTYPE yml_catalog SYSTEM "shops.dtd"><yml_catalog><shop>
    <categories><category id="2">Шины</category></categories><offers><offer id="a1" available="true"><price>4564</price>
    <categoryId>2</categoryId><name>Viatti</name><count>29</count><param name="Ширина">175</param></offer></offers></shop></yml_catalog>`;
  expect(await cells(feed)).toEqual([
    {
      sheet: null,
      rows: [
        ['Код', 'Цена', 'Наименование', 'Остаток', 'Ширина', 'Категория'],
        ['a1', '4564', 'Viatti', '29', '175', 'Шины'],
      ],
    },
  ]);
});

describe('is refused in words that help', () => {
  test('an archive that unpacks to two gigabytes, before it is unpacked', async () => {
    const bomb = zip(
      { 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': 'x' },
      2 ** 31,
    );
    const started = performance.now();
    await expect(read(bomb)).rejects.toThrow('распаковывается в слишком большой');
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('an archive that lies about its size', async () => {
    const content = deflateRawSync(Buffer.alloc(1_000_000, '<row/>'));
    expect(content.length).toBeLessThan(10_000);
    const liar = zip(
      {
        'xl/workbook.xml':
          '<workbook xmlns:r="r"><sheets><sheet name="А" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        'xl/worksheets/sheet1.xml': Buffer.alloc(1_000_000, '<row/>').toString(),
      },
      100,
    );
    await expect(read(liar)).rejects.toThrow('не полностью');
  });

  test('a workbook under a password', async () => {
    const { write, utils, CFB } = await import('@e965/xlsx');
    expect([write, utils]).toBeDefined();
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.alloc(64));
    CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(64));
    await expect(read(CFB.write(container, { type: 'buffer' }) as Buffer)).rejects.toThrow(
      'паролем',
    );
  });

  test('XML that breaks off', async () => {
    await expect(read(OFFERS.slice(0, -40))).rejects.toThrow('не полностью');
  });

  test('XML that is nested without end, before it is read', async () => {
    const deep = read('<?xml version="1.0"?>' + '<a>'.repeat(1_000_000));
    await expect(deep).rejects.toThrow('слишком глубокие вложения');
  }, 10_000);
});
