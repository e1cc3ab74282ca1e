import { expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';
import { type Cells, workbook } from '../../../testing/price-lists/workbook.ts';

test('lists side by side are read both, each with its own title', async () => {
  const [left, right] = await summariesOf(
    list(
      ['Лето', null, null, null, null, 'Зима'],
      ['Размер', 'Модель', 'Цена', 'Кол-во', null, 'Размер', 'Модель', 'Цена', 'Кол-во'],
      ['175/70R13', 'Viatti V-1', 2890, 10, null, '185/65R15', 'Nokian X-2 шип', 3100, 20],
    ),
  );
  expect(left).toMatchObject({ brand: 'Viatti', season: 'summer', price: 2890 });
  expect(right).toMatchObject({ brand: 'Nokian', season: 'winter', studded: true, price: 3100 });
});

test('the columns of the list beside another one keep their places', async () => {
  const [, right] = await layoutsOf(
    list(
      ['Размер', 'Модель', 'Цена', 'Размер', 'Модель', 'Цена'],
      ['175/70R13', 'Viatti V-1', 2890, '185/65R15', 'Nokian X-2', 3100],
    ),
  );
  expect(right?.table.sheet).toBe('Прайс, столбцы D–F');
  expect(right?.columns.find(({ field }) => field === 'bulk_price')?.column).toBe(5);
});

test('titles that are sizes are those of the rows below, until a title of something else', async () => {
  const goods = await summariesOf(
    list(
      ['Модель', 'Цена', 'Ост'],
      ['R13'],
      ['175/70 R13'],
      ['Viatti V-1 82T', 2890, 10],
      ['185/60 R14'],
      ['Nokian X-2 86T', 3100, 20],
      ['Разное'],
      ['Nokian X-3 86T', 3100, 20],
    ),
  );
  expect(goods).toMatchObject([
    { brand: 'Viatti', size: '175/70 R13' },
    { brand: 'Nokian', size: '185/60 R14' },
    'Не нашли размер',
  ]);
});

test('what the name of a sheet and of a list say holds for all of it', async () => {
  const rows = [
    ['Наименование', 'Цена', 'Остаток'],
    ['Viatti V-1 175/70R13 82T', 2890, 10],
  ];
  expect(await summariesOf(workbook({ Зима: rows }))).toMatchObject([{ season: 'winter' }]);
  expect(await summariesOf(list(['Б/у шины из Европы'], ...rows))).toMatchObject([
    { condition: 'used' },
  ]);
  // a brand above the columns is the seller's name, not a brand of the rows
  expect(await summariesOf(list(['Nokian'], ...rows))).toMatchObject([{ brand: 'Viatti' }]);
});

test('pieces under titles of places that nobody knows are in stock there', async () => {
  const [good] = await summariesOf(
    list(
      ['Наименование', 'Осн. склад', 'Ленина, 5', 'РЦ Подольск', 'Цена', 'Вес, кг'],
      ['Viatti V-1 175/70R13 82T', 4, 2, '>20', 2890, 8],
      ['Viatti V-1 185/70R14 82T', 4, 0, 1, 2990, 9],
    ),
  );
  expect(good).toMatchObject({ stocks: 'Осн. склад: 4, Ленина 5: 2, РЦ Подольск: 20' });
});

test('a title over the columns of cities is no part of their names', async () => {
  const [good] = await summariesOf(
    workbook({
      Прайс: {
        cells: [
          ['Наименование', 'Цена', 'Остаток на складах', null],
          [null, null, 'Москва', 'Казань'],
          ['Viatti V-1 175/70R13 82T', 2890, 4, 8],
        ],
        merges: ['C1:D1'],
      },
    }),
  );
  expect(good).toMatchObject({ stocks: 'Москва: 4, Казань: 8' });
});

test.each([
  ['Типоразмер', 'Ш', 'П', 'Д'],
  ['Размер шины', 'Ширина', 'Высота', 'Диаметр'],
])('«%s» over «%s», «%s», «%s» is each of them', async (over, width, profile, diameter) => {
  const [good] = await summariesOf(
    workbook({
      Прайс: {
        cells: [
          ['Номенклатура', null, over, null, null, 'Цены, руб.', null, 'Остаток'],
          ['Марка', 'Модель', width, profile, diameter, 'опт', 'розница', null],
          ['Viatti', 'V-1', 175, 70, 13, 2890, 3200, 4],
          ['Nokian', 'X-2', 185, 65, 15, 3890, 4200, 8],
        ],
        merges: ['A1:B1', 'C1:E1', 'F1:G1'],
      },
    }),
  );
  expect(good).toMatchObject({
    brand: 'Viatti',
    size: '175/70 R13',
    price: 2890,
    stocks: 'null: 4',
  });
});

test.each(['PCD', 'Сверловка', 'Крепление', 'Крепёж'])(
  'numbers of wheels with their letters, in columns of their own, are read: %s',
  async (fastening) => {
    const [good] = await summariesOf(
      list(
        ['Бренд', 'Модель', 'Диаметр', 'Ширина', fastening, 'Вылет', 'ЦО', 'Опт', 'Остаток'],
        ['Kumho', 'Алтай', 'R17', '7,0J', '5x114,3', 'ET45', 'D67,1', '7 450,00', 4],
        ['Kumho', 'Тарак', 'R15', '6,0J', '4x100', 'ET40', 'D60,1', '5 150,00', 8],
      ),
    );
    expect(good).toMatchObject({ brand: 'Kumho', size: '7×17', price: 7450, stocks: 'null: 4' });
  },
);

test('what is left of a tread is no stock, and brands that stand with models are names', async () => {
  const [good] = await summariesOf(
    list(
      ['Бренд/модель', 'Размер', 'Сезон', 'Остаток протектора, мм', 'Остаток, мм', 'Шт', 'Цена'],
      ['Nokian Hakka', '185/65/15', 'зима шип', 7, 6, 'есть', 3000],
      ['Michelin Alpin', '185/65/15', 'зима нешип', 5, 4, 'есть', 3000],
    ),
  );
  expect(good).toMatchObject({
    brand: 'Nokian',
    season: 'winter',
    studded: true,
    stocks: 'null: 1',
  });
});

test.each([
  [['Цена без НДС', 'Цена с НДС 20%']],
  [['Оптовая', 'Мелкооптовая']],
  [['Нал', 'Безнал']],
  [['Цена', 'Цена при предоплате']],
])('%j are asked about', async (titles) => {
  const [layout] = await layoutsOf(
    list(['Наименование', 'Остаток', ...titles], ['Viatti V-1 175/70R13', 4, 5000, 5100]),
  );
  expect(layout?.questions).toMatchObject([{ kind: 'price', candidates: [{}, {}] }]);
});

test.each([
  'Цена без НДС, руб.',
  'price_ex_vat',
  'Price excl. VAT',
  'Trade ex VAT',
  'Preis ohne MwSt',
  'Cena bez DPH',
  'Ціна без ПДВ',
])('«%s» alone is asked about: the tax comes on top of it', async (title) => {
  const [layout] = await layoutsOf(
    list(['Наименование', 'Остаток', title], ['Viatti V-1 175/70R13', 4, 5000]),
  );
  expect(layout?.questions).toMatchObject([
    { kind: 'price', message: expect.stringContaining('НДС'), candidates: [{ column: 2 }] },
  ]);
});

test.each(['Шт, руб', 'руб/шт', 'Руб. за шт.', '1 шт, руб.'])(
  '«%s» beside a set is the price of a piece',
  async (title) => {
    const titles = ['Наименование', 'Комплект 4 шт, руб', title, 'Наличие, шт'];
    const [good] = await summariesOf(list(titles, ['Viatti V-1 175/70R13 82T', 19_000, 5000, 4]));
    expect(good).toMatchObject({ price: 5000, stocks: 'null: 4' });
  },
);

test('«load» and «speed» of programs are indices', async () => {
  const titles = [
    'brand',
    'model',
    'width',
    'height',
    'diameter',
    'load',
    'speed',
    'price',
    'stock',
  ];
  const [layout] = await layoutsOf(
    list(titles, ['Viatti', 'Bosco', 205, 55, 16, 91, 'V', 5000, 4]),
  );
  expect(layout?.columns.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['load_index', 'speed_index']),
  );
});

test('«Нал» over pieces is a stock', async () => {
  const rows: Cells = [
    ['Наименование', 'Нал', 'Цена'],
    ['Viatti V-1 175/70R13', 4, 5000],
  ];
  expect(await summariesOf(list(...rows))).toMatchObject([{ price: 5000, stocks: 'null: 4' }]);
});

test('short titles, English ones too, are known by what stands below', async () => {
  const [good] = await summariesOf(
    list(
      ['Brand', 'Pattern', 'W', 'H', 'R', 'LI', 'Season', 'Stud', 'Qty', 'Price'],
      ['Kumho', 'Ice Wi-31 Plus', 195, 65, 15, 95, 'W', 'Y', 4, 4950],
      ['Kumho', 'Solus HA32', 195, 60, 15, 88, 'A', 'N', 4, 4950],
    ),
  );
  expect(good).toMatchObject({ brand: 'Kumho', size: '195/65 R15', season: 'winter' });
});

test.each([
  ['Марка', 'Toyota', 'KIA'],
  ['Марка авто', 'Toyota', 'Omoda'],
  ['Страна-производитель', 'Китай', 'Ангола'],
  ['Производитель', 'Китай', 'Россия'],
])('«%s» of cars or countries is no brand', async (title, one, other) => {
  const goods = await summariesOf(
    list(
      [title, 'Наименование', 'Остаток', 'Цена'],
      [one, 'Viatti V-1 175/70R13 82T', 4, 2890],
      [other, 'Viatti V-1 185/70R14 88T', 4, 2890],
    ),
  );
  expect(goods).toMatchObject([{ brand: 'Viatti' }, { brand: 'Viatti' }]);
});

test('the day of a stock is no part of its place', async () => {
  const day = 'Остаток на 12 октября 2026 г.';
  const [good] = await summariesOf(
    list(
      ['Наименование', `${day} Самара`, `${day} Уфа`, 'Итого', 'Остаток (12.10.26)', 'Цена'],
      ['Viatti V-1 175/70R13 82T', 4, 2, 6, 6, 2890],
      ['Viatti V-1 185/70R14 88T', 4, 1, 5, 5, 2890],
    ),
  );
  expect(good).toMatchObject({ stocks: 'Самара: 4, Уфа: 2' });
});

const xml = (...goods: string[]) =>
  Buffer.from(
    `<?xml version="1.0"?><Выгрузка дата="1"><Товары>${goods.join('')}</Товары></Выгрузка>`,
  );
const tyre = (code: string, name: string) =>
  `<Товар Код="${code}"><Наименование>${name}</Наименование><ЦенаОптовая>2890</ЦенаОптовая>` +
  '<ЦенаЗакупочная>2000</ЦенаЗакупочная><Остатки><Остаток Склад="Казань">4</Остаток>' +
  '<Остаток Склад="Омск">8</Остаток></Остатки></Товар>';

test('XML of a supplier’s own making is read by what comes in it again and again', async () => {
  const file = xml(
    tyre('1', 'Viatti V-1 175/70R13 82T'),
    tyre('2', 'Viatti V-1 185/70R14 82T'),
    '<Товар Код="3"><Наименование>Nokian X 185/70R14</Наименование></Товар>',
  );
  const goods = await summariesOf(file);
  expect(goods).toMatchObject([
    { brand: 'Viatti', price: 2890, stocks: 'Казань: 4, Омск: 8' },
    { brand: 'Viatti', size: '185/70 R14' },
    'Нет цены',
  ]);
});

test('Latin letters of Russian words in its names are understood', async () => {
  const good = (name: string) =>
    `<tyre><name>${name}</name><price_zakup>2000</price_zakup><price_rozn>3500</price_rozn>` +
    '<price_opt>2890</price_opt><rest_msk>4</rest_msk><rest_spb>2</rest_spb></tyre>';
  const names = ['Viatti V-1 175/70R13 82T', 'Viatti V-1 185/70R14 82T'];
  const goods = await summariesOf(Buffer.from(`<list>${names.map(good).join('')}</list>`));
  expect(goods).toMatchObject([{ price: 2890, stocks: 'msk: 4, spb: 2' }, { price: 2890 }]);
});

test.each([
  '<svg><g><path d="M0" fill="a" id="b"/><path d="M1" fill="a" id="c"/></g></svg>',
  '<a><b/></a>',
])('XML of something else is said to be none: %s', async (text) =>
  expect(layoutsOf(Buffer.from(text))).rejects.toThrow('Этот XML не похож на прайс-лист'),
);
