import { expect, test } from 'vitest';
import { list, summariesOf } from '../../../testing/price-lists/told.ts';

const TITLES = ['Код', 'Наименование', 'Ед.', 'Цена', 'Остаток'];
const STRADA = 'Viatti Strada V-130 205/55 R16 91V';

test.for(['компл', 'к-т', 'Комплект', 'компл. 4 шт'])(
  'a set by its unit «%s» is not sold as a piece',
  async (unit) => {
    const [set, piece] = await summariesOf(
      list(TITLES, ['1', STRADA, unit, 19600, 2], ['2', STRADA, 'шт', 4900, 8]),
    );
    expect(set).toMatch(/^Продаётся комплектом/);
    expect(piece).toMatchObject({ price: 4900 });
  },
);

test.for(['2 компл.', '3 к-та', '1 комплект'])('«%s» in stock are no pieces', async (stock) => {
  const [set] = await summariesOf(
    list(['Код', 'Наименование', 'Цена', 'Остаток'], ['1', STRADA, 19600, stock]),
  );
  expect(set).toMatch(/^Продаётся комплектом/);
});

test('what a feed says is not available is not, however many it counts', async () => {
  const feed = `<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop><offers>
    <offer id="1" available="false"><name>${STRADA}</name><price>4900</price><count>12</count></offer>
    <offer id="2" available="true"><name>${STRADA}</name><price>4900</price><count>12</count></offer>
    <offer id="3"><name>${STRADA}</name><price>4900</price><count>12</count><available>false</available></offer>
  </offers></shop></yml_catalog>`;
  const goods = await summariesOf(Buffer.from(feed));
  expect(goods.map((good) => typeof good === 'object' && good.stocks)).toEqual([
    'null: 0',
    'null: 12',
    'null: 0',
  ]);
});

test('a title alone in its row is of all the lists beside each other', async () => {
  const goods = await summariesOf(
    list(
      ['ЛИПУЧКА'],
      ['Размер', 'Название', 'Цена', 'Шт', null, 'Размер', 'Название', 'Цена', 'Шт'],
      ['155/70/13', 'Viatti V-100 75Q', 2350, 4, null, '175/70/13', 'Viatti V-101 82T', 2690, 8],
      ['ЛЕТО'],
      ['175/65/14', 'Viatti V-102 82T', 3300, 12, null, '185/60/14', 'Viatti V-103 82T', 3500, 2],
    ),
  );
  expect(goods.map((good) => typeof good === 'object' && good.season)).toEqual([
    'winter',
    'summer',
    'winter',
    'summer',
  ]);
  expect(goods[2]).toMatchObject({ studded: false });
});

test.for(['ЛИПУЧКА', 'Фрикционные', 'Шипованная резина', 'нешип'])(
  '«%s» speaks of winter',
  async (title) => {
    const [good] = await summariesOf(
      list(
        ['Код', 'Наименование', 'Цена', 'Остаток'],
        [null, title],
        ['1', 'Viatti V-100 205/55 R16 91T', 4900, 8],
      ),
    );
    expect(good).toMatchObject({ season: 'winter', studded: title.startsWith('Шип') });
  },
);

test('what a used tyre suffers from leaves it used', async () => {
  const [good] = await summariesOf(
    list(
      ['Код', 'Наименование', 'Цена', 'Остаток', 'Примечание'],
      [null, 'Шины б/у'],
      ['1', STRADA, 1900, 2, 'грыжа'],
    ),
  );
  expect(good).toMatchObject({ condition: 'used' });
});

test('«нш» by itself in a list without titles is a tyre without studs', async () => {
  const goods = await summariesOf(
    Buffer.from(
      [
        'Viatti;205/55R16;Brina V-521;нш;4900;8',
        'Viatti;195/65R15;Nordico V-522;ш;4700;4',
        'Viatti;185/65R15;Brina V-521;нш;4400;12',
        'Cordiant;185/65R15;Snow Cross;ш;4500;6',
      ].join('\n'),
    ),
  );
  expect(goods.map((good) => typeof good === 'object' && good.studded)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('elements and titles in Latin letters are read as the words that they stand for', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Tovary>
    <Tovar><Kod>A1</Kod><Marka>Viatti</Marka><Razmer>205/55R16</Razmer><Model>Strada V-130</Model><Cena>4900</Cena><Ostatok>8</Ostatok></Tovar>
    <Tovar><Kod>A2</Kod><Marka>Kumho</Marka><Razmer>195/65R15</Razmer><Model>ES31</Model><Cena>4700</Cena><Ostatok>4</Ostatok></Tovar>
  </Tovary>`;
  const [good] = await summariesOf(Buffer.from(xml));
  expect(good).toMatchObject({
    brand: 'Viatti',
    model: 'Strada V-130',
    price: 4900,
    stocks: 'null: 8',
  });
});

const summaryOfName = async (name: string) =>
  (await summariesOf(list(['Код', 'Наименование', 'Цена', 'Остаток'], ['1', name, 9900, 4])))[0];

test.for([
  ['285/60 R18 Nitto Terra Grappler G2', { section: 'tyres', model: 'Terra Grappler G2' }],
  ['260/70 R16 Alliance R-4', { section: 'special_tyres' }],
  ['120/70 R17 Dunlop Sportsmart TT 58W TL', { section: 'moto_tyres', model: 'Sportsmart TT' }],
  ['120/70 ZR17 Dunlop Sportsmart TT 58W', { section: 'moto_tyres', model: 'Sportsmart TT' }],
] as const)('%s', async ([name, expectedFacts]) => {
  expect(await summaryOfName(name)).toMatchObject(expectedFacts);
});

const stocksOf = async (titles: string[], ...rows: (string | number)[][]) =>
  (await summariesOf(list(titles, ...rows))).map((good) =>
    typeof good === 'object' ? good.stocks : good,
  );

test.for([
  [
    ['Наименование', 'Казань', 'Уфа', 'Бронь', 'На подходе', 'Цена'],
    [STRADA, 8, 0, 1, 20, 4900],
  ],
  [
    ['Наименование', 'Казань', 'Продано', 'Неделя 49', 'Цена'],
    [STRADA, 7, 3, 20, 4900],
  ],
  [
    ['Наименование', 'Москва', 'Москва (резерв)', 'Москва (в пути)', 'Цена'],
    [STRADA, 8, 1, 12, 4900],
  ],
  [
    ['Наименование', 'Доступно', 'Доступно через 3 дня', 'Цена'],
    [STRADA, 7, 30, 4900],
  ],
  [
    ['Наименование', 'Остаток', 'Склад поставщика (5 дн.)', 'Цена'],
    [STRADA, 7, 44, 4900],
  ],
  [
    ['Наименование', 'Цена', 'Ост.', 'Рез.'],
    [STRADA, 4900, 8, 1],
  ],
  [
    ['Наименование', 'Остаток', 'Забронировано', 'Цена'],
    [STRADA, 8, 1, 4900],
  ],
] as const)('pieces that are not there are not sold: %s', async ([titles, row]) => {
  const [stocks] = await stocksOf(
    [...titles],
    [...row],
    ['Viatti V-526 205/55 R16 91T', ...row.slice(1)],
  );
  const pieces = [...String(stocks).matchAll(/: (\d+)/g)].map(([, count]) => Number(count));
  expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(7);
});

test('a warehouse beside another is one by its address or the form of its name', async () => {
  const [stocks] = await stocksOf(
    ['Наименование', 'Казань', 'Ленина, 5', 'Заводская', 'Цена'],
    [STRADA, 2, 3, 4, 4900],
    ['Viatti V-526 205/55 R16 91T', 1, 1, 2, 4900],
  );
  expect(stocks).toMatch(/Казань: 2.*Ленина 5: 3.*Заводская: 4/);
});

test.for([
  ['Цена, тыс. руб.', 'Нет цены'],
  ['Цена 4 шт', 'Нет цены'],
])('«%s» is no price of a piece', async ([title = '', words]) => {
  const [good] = await summariesOf(list(['Наименование', title, 'Остаток'], [STRADA, 7.31, 8]));
  expect(good).toContain(words);
});

test('a feed may count pieces by another element', async () => {
  const feed = `<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop><offers>
    <offer id="1"><name>${STRADA}</name><price>4900</price><quantity>7</quantity></offer>
    <offer id="2"><name>${STRADA}</name><price>4900</price><stock>true</stock></offer>
  </offers></shop></yml_catalog>`;
  const goods = await summariesOf(Buffer.from(feed));
  expect(goods.map((good) => typeof good === 'object' && good.stocks)).toEqual([
    'null: 7',
    'null: 1',
  ]);
});

test('rows that are only sizes have the name that stands above them', async () => {
  const goods = await summariesOf(
    list(
      ['Типоразмер', 'Цена', 'Остаток'],
      ['Cordiant Snow Cross 2 (зима, шип)'],
      ['175/70R13 82T', 3100, 8],
      ['Viatti Strada V-130'],
      ['205/55R16 91V', 4900, 8],
      ['Nokian Hakkapeliitta R5 195/65R15 91R', 7900, 4],
      ['Зимние шины'],
      ['185/65R15 92T', 3900, 4],
      ['Кама Евро-129'],
      ['185/65R15 92H', 3700, 4],
    ),
  );
  expect(goods).toMatchObject([
    { brand: 'Cordiant', model: 'Snow Cross 2', season: 'winter', studded: true },
    { brand: 'Viatti', model: 'Strada V-130' },
    { brand: 'Nokian', model: 'Hakkapeliitta R5' },
    { brand: null },
    { model: 'Евро-129' },
  ]);
});

test('a model that has another make’s name belongs to the make that stands above it', async () => {
  const [tunga, pirelli] = await summariesOf(
    list(
      ['Код', 'Наименование', 'Цена', 'Остаток'],
      [null, 'Тунга'],
      ['1', '175/65R14 82Q Nordway 2', 3100, 8],
      [null, 'Pirelli'],
      ['2', 'Pirelli Ice Zero FR 225/50R17 98H XL', 9100, 8],
    ),
  );
  expect(tunga).toMatchObject({ brand: 'Tunga', model: 'Nordway 2' });
  expect(pirelli).toMatchObject({ season: 'winter', studded: false });
});

test('a brand in the first of its rows is that of the rows below', async () => {
  const goods = await summariesOf(
    list(
      ['Бренд', 'Наименование', 'Цена', 'Остаток'],
      ['Cordiant', 'Snow Cross 2 205/55R16 94T', 4900, 8],
      [null, 'Polar SL 195/65R15 91T', 3900, 4],
      [null, 'Winter Ride 195/65R15 91T', 3900, 4],
      ['Viatti', 'Strada V-130 205/55R16 91V', 4900, 8],
      [null, 'Baikal 205/60R16 92V', 3900, 4],
      [null, 'Pirelli Cinturato P7 225/45R17 91W', 9900, 4],
      ['Zvezdo', 'Trek 55 205/60R16 92V', 2900, 4],
      [null, 'Trek 77 205/55R16 91V', 2900, 4],
    ),
  );
  expect(goods).toMatchObject([
    { brand: 'Cordiant', model: 'Snow Cross 2' },
    { brand: 'Cordiant', model: 'Polar SL' },
    { brand: 'Cordiant', model: 'Winter Ride' },
    { brand: 'Viatti', model: 'Strada V-130' },
    { brand: 'Viatti', model: 'Baikal' },
    { brand: 'Pirelli', model: 'Cinturato P7' },
    { brand: 'Zvezdo', model: 'Trek 55' },
    { brand: 'Zvezdo', model: 'Trek 77' },
  ]);
});

test.for(['Без модели', 'не указано', 'нет', '-', 'n/a', 'б/м', 'Модель не указана', 'прочее'])(
  '«%s» in a column is neither a brand nor a model',
  async (blank) => {
    const titles = ['Код', 'Бренд', 'Модель', 'Наименование', 'Цена', 'Остаток'];
    const [both, model, teaches] = await summariesOf(
      list(
        titles,
        ['1', blank, blank, '205/55R16 91V', 4900, 8],
        ['2', 'Viatti', blank, '205/55R16 91V', 4900, 8],
        ['3', 'Viatti', blank, 'Viatti Strada V-130 205/55R16 91V', 4900, 8],
      ),
    );
    expect(both).toMatchObject({ brand: null, model: null });
    expect(model).toMatchObject({ brand: 'Viatti', model: null });
    expect(teaches).toMatchObject({ brand: 'Viatti', model: 'Strada V-130' });
  },
);
