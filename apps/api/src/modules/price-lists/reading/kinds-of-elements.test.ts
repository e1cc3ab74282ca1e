import { describe, expect, test } from 'vitest';
import { layoutsOf, summariesOf } from '../../../testing/price-lists/told.ts';

const times = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n + 1)).join('');
const xml = (text: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const sheetsOf = async (content: Buffer) =>
  (await layoutsOf(content)).map(({ table, header }) => [
    table.sheet,
    table.rows.length - header.from,
  ]);

const TYRE = { brand: 'Nokian', size: '205/55 R16', indices: '91T' };

describe('each kind of elements with prices or sizes is a table of its own', () => {
  test('tyres and wheels under names of their own', async () => {
    const file = xml(
      `<stock><tyres>${times(3, (n) => `<tyre><cae>T${n}</cae><brand>Nokian</brand><model>Hakka R5</model><width>205</width><height>55</height><diameter>R16</diameter><load_index>91</load_index><speed_index>T</speed_index><price>8${n}00</price><rest>${n}</rest></tyre>`)}</tyres><rims>${times(2, (n) => `<rim><cae>D${n}</cae><brand>Kumho</brand><model>TY${n}</model><width>7</width><diameter>17</diameter><bolts_count>5</bolts_count><bolts_spacing>114.3</bolts_spacing><et>45</et><dia>60.1</dia><price>6${n}00</price><rest>4</rest></rim>`)}</rims></stock>`,
    );
    expect(await sheetsOf(file)).toEqual([
      ['tyre', 3],
      ['rim', 2],
    ]);
    expect(await summariesOf(file)).toMatchObject([
      { ...TYRE, section: 'tyres', price: 8100 },
      { price: 8200 },
      { price: 8300 },
      { section: 'disks', brand: 'Kumho', size: '7×17', wheel: '5×114.3 ET45 D60.1', price: 6100 },
      { price: 6200 },
    ]);
  });

  test('attributes instead of elements, and a kind of one element only', async () => {
    const file = xml(
      `<list>${times(2, (n) => `<t id="${n}" brand="Nokian" model="Hakka R5" w="205" h="55" d="16" li="91" si="T" price="8${n}00" stock="4"/>`)}<disk id="d" brand="Kumho" model="TY1" rim_width="7" diameter="17" pcd="5x114.3" et="45" dia="60.1" price="6100" stock="4"/></list>`,
    );
    expect(await summariesOf(file)).toMatchObject([
      TYRE,
      TYRE,
      { section: 'disks', size: '7×17', price: 6100 },
    ]);
  });

  test('elements of one name below different ones are of one table if they say the same', async () => {
    const item = (name: string) =>
      `<item><name>${name}</name><price>8000</price><stock>4</stock></item>`;
    const file = xml(
      `<price><group name="Зимние шины">${item('Nokian R5 205/55 R16 91T').repeat(2)}</group><group name="Диски литые">${item('Kumho TY1 7x17 5x114.3 ET45 D60.1')}</group></price>`,
    );
    expect(await sheetsOf(file)).toEqual([[null, 3]]);
    expect(await summariesOf(file)).toMatchObject([
      { ...TYRE, season: 'winter' },
      { season: 'winter' },
      { section: 'disks' },
    ]);
  });

  test('wheels without prices are a table too: nobody drops them without a word', async () => {
    const file = xml(
      `<data>${times(2, () => '<tires><name>Nokian Hakka R5 205/55R16 91T</name><price>8000</price><rest>4</rest></tires>')}${times(28, () => '<rims><brand>Kumho</brand><model>TY1</model><width>7</width><diameter>17</diameter><pcd>5x114.3</pcd><rest>4</rest></rims>')}</data>`,
    );
    expect(await sheetsOf(file)).toEqual([
      ['tires', 2],
      ['rims', 28],
    ]);
  });

  test('a feed of a market with other products beside its offers', async () => {
    const file = xml(
      `<yml_catalog><shop><offers>${times(2, (n) => `<offer id="${n}" available="${n === 1}"><price>8000</price><vendor>Nokian</vendor><model>Hakka R5 205/55 R16 91T</model><rest_omsk>6</rest_omsk></offer>`)}</offers><tires>${times(2, () => '<tire><brand>Viatti</brand><model>V-1</model><size>175/70 R13</size><price>3000</price><rest>8</rest></tire>')}</tires></shop></yml_catalog>`,
    );
    expect(await summariesOf(file)).toMatchObject([
      { ...TYRE, stocks: 'omsk: 6' },
      // what is not available is not sold, whatever its storage says
      { ...TYRE, stocks: expect.stringMatching(/: 0$/) },
      { brand: 'Viatti', price: 3000, stocks: 'null: 8' },
      { brand: 'Viatti' },
    ]);
  });
});

describe('offers in products are rows, and the product says the rest of them', () => {
  test('in XML', async () => {
    const offer = (size: string, price: number) =>
      `<offer><size>${size}</size><price>${price}</price><stock>4</stock></offer>`;
    const file = xml(
      `<catalog><product id="1"><name>Nokian Hakka R5</name><season>зима</season><offers>${offer('205/55 R16 91T', 8000)}${offer('195/65 R15 91T', 7000)}</offers></product><product id="2"><name>Viatti V-1</name><season>лето</season><offers>${offer('175/70 R13 82T', 3000)}</offers></product></catalog>`,
    );
    expect(await summariesOf(file)).toMatchObject([
      { ...TYRE, season: 'winter', price: 8000 },
      { brand: 'Nokian', season: 'winter', size: '195/65 R15', price: 7000 },
      { brand: 'Viatti', season: 'summer', size: '175/70 R13', price: 3000 },
    ]);
  });

  test('variants with names of their own, in JSON', async () => {
    const variant = (title: string, price: string) => ({ title, price, inventory_quantity: 4 });
    const file = json({
      products: [
        {
          id: 1,
          title: 'Nokian Hakka R5',
          product_type: 'Зимние шины',
          variants: [variant('205/55R16 91T', '8000.00'), variant('195/65R15 91T', '7000.00')],
        },
        { id: 2, title: 'Viatti V-1', variants: [variant('175/70R13 82T', '3000.00')] },
      ],
    });
    expect(await summariesOf(file)).toMatchObject([
      { ...TYRE, price: 8000, stocks: 'null: 4' },
      { size: '195/65 R15', price: 7000 },
      { brand: 'Viatti', price: 3000 },
    ]);
  });

  test('brands over models over sizes', async () => {
    const size = (text: string) => ({ size: text, index: '91T', price: 8000, qty: 4 });
    const file = json({
      brands: [
        {
          name: 'Nokian',
          models: [
            { name: 'Hakka R5', season: 'winter', sizes: [size('205/55R16'), size('195/65R15')] },
            { name: 'Hakka Green', season: 'summer', sizes: [size('205/55R16')] },
          ],
        },
        { name: 'Viatti', models: [{ name: 'V-1', season: 'summer', sizes: [size('175/70R13')] }] },
      ],
    });
    expect(await summariesOf(file)).toMatchObject([
      { ...TYRE, model: 'Hakka R5', season: 'winter' },
      { brand: 'Nokian', model: 'Hakka R5' },
      { ...TYRE, model: 'Hakka Green', season: 'summer' },
      { brand: 'Viatti', model: 'V-1', indices: '91T' },
    ]);
  });

  test('prices and stock of each storage', async () => {
    const [layout] = await layoutsOf(
      json({
        page: 1,
        total_pages: 3,
        items: [1, 2].map((n) => ({
          code: `A${n}`,
          name: '205/55R16 Nokian Hakka R5 91T',
          whpr: [
            { wrh: 42, price: 8000, rest: 4 },
            { wrh: 1105, price: 8100, rest: 20 },
          ],
        })),
      }),
    );
    expect(layout?.table.rows).toHaveLength(5);
    expect(layout?.table.unread).toEqual(['Это одна страница из 3']);
    expect(layout?.columns.find(({ title }) => title === 'wrh')?.field).toBe('warehouse');
  });
});

describe('JSON is read as XML is', () => {
  const GOODS = { name: 'Nokian Hakka R5 205/55R16 91T', price: 8000, qty: 4 };
  test.for([
    ['an array', json([GOODS, GOODS])],
    ['an array in an object', json({ ok: true, data: { items: [GOODS, GOODS] } })],
    ['an object by ids', json({ '1041': GOODS, '1042': GOODS })],
    ['lines', Buffer.from(`${JSON.stringify(GOODS)}\n${JSON.stringify(GOODS)}\n`)],
    [
      'arrays of cells',
      json([
        ['Наименование', 'Цена', 'Остаток'],
        [GOODS.name, 8000, 4],
        [GOODS.name, 8000, 4],
      ]),
    ],
    [
      'cells beside their titles',
      json({
        columns: [{ title: 'Наименование' }, { title: 'Цена' }, { title: 'Остаток' }],
        rows: [
          [GOODS.name, 8000, 4],
          [GOODS.name, 8000, 4],
        ],
      }),
    ],
    ['another encoding', Buffer.from(`\ufeff${JSON.stringify([GOODS, GOODS])}`, 'utf16le')],
  ] as const)('%s', async ([, file]) => {
    const goods = await summariesOf(file);
    expect(goods).toMatchObject([
      { ...TYRE, price: 8000, stocks: 'null: 4' },
      { ...TYRE, price: 8000, stocks: 'null: 4' },
    ]);
  });

  test('long codes keep their digits', async () => {
    const [layout] = await layoutsOf(
      Buffer.from(
        `[{"sku":12345678901234567890,"name":"a","price":1},{"sku":2,"name":"b","price":2}]`,
      ),
    );
    expect(layout?.table.rows[1]?.cells[0]).toBe('12345678901234567890');
  });

  test.for([
    ['{"a": [1, 2', /повреждён/],
    ['{"a": {"b": 1}}', /JSON не похож на прайс-лист/],
    ['[]', /JSON не похож на прайс-лист/],
  ] as const)('%s is refused with a reason', ([text, reason]) =>
    expect(layoutsOf(Buffer.from(text))).rejects.toThrow(reason),
  );
});

test('a category says what the kind of a product leaves open', async () => {
  const offer = (id: number, category: number, model: string) =>
    `<offer id="${id}"><price>5160</price><categoryId>${category}</categoryId><typePrefix>Автошина</typePrefix><vendor>Nokian</vendor><model>${model}</model><count>4</count></offer>`;
  const file = xml(
    `<yml_catalog><shop><categories><category id="1">Зима / шип</category><category id="2">Лето</category></categories><offers>${offer(1, 1, 'Ztox 185/65 R15 92R')}${offer(2, 2, 'Vtox 195/45 R16 84H')}</offers></shop></yml_catalog>`,
  );
  expect(await summariesOf(file)).toMatchObject([
    { season: 'winter', studded: true },
    { season: 'summer', studded: false },
  ]);
});

describe('pairs of names and values are columns', () => {
  const WANTED = { brand: 'Nokian', model: 'Hakka R5', size: '205/55 R16', season: 'winter' };
  test.for([
    [
      'attributes of a shop in JSON',
      json(
        [1, 2].map((n) => ({
          id: n,
          name: 'Hakka R5',
          price: '8000',
          stock_quantity: 4,
          dimensions: { width: '60', height: '20' },
          attributes: [
            { id: 1, name: 'Бренд', options: ['Nokian'] },
            { id: 2, name: 'Ширина', options: ['205'] },
            { id: 3, name: 'Профиль', options: ['55'] },
            { id: 4, name: 'Диаметр', options: ['16'] },
            { id: 5, name: 'Сезон', options: ['Зима'] },
          ],
        })),
      ),
    ],
    [
      'properties in XML',
      xml(
        `<items>${times(2, () => '<item><property name="Наименование">Nokian Hakka R5 205/55 R16</property><property name="Цена">8000</property><property name="Остаток">4</property><prop><name>Сезон</name><value>Зима</value></prop></item>')}</items>`,
      ),
    ],
    [
      'columns of a shop',
      Buffer.from(
        'ID,SKU,Name,Stock,"Regular price","Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 2 name","Attribute 2 value(s)","Attribute 3 name","Attribute 3 value(s)"\n1,A1,Hakka R5,4,8000,Бренд,Nokian,1,Размер,205/55 R16,Сезон,зима\n2,A2,Hakka R5,8,7000,Сезон,зима,1,Бренд,Nokian,Размер,205/55 R16',
      ),
    ],
    [
      'columns of a Russian shop',
      Buffer.from(
        'ID,Артикул,Имя,Запасы,Базовая цена,"Название атрибута 1","Значения атрибутов 1","Название атрибута 2","Значения атрибутов 2","Название атрибута 3","Значения атрибутов 3"\n1,A1,Hakka R5,4,8000,Бренд,Nokian,Размер,205/55 R16,Сезон,зима\n2,A2,Hakka R5,8,7000,Сезон,зима,Бренд,Nokian,Размер,205/55 R16',
      ),
    ],
  ] as const)('%s', async ([, file]) => {
    expect(await summariesOf(file)).toMatchObject([WANTED, WANTED]);
  });

  test('properties without names are known by what they hold', async () => {
    const file = Buffer.from(
      'IE_XML_ID;IE_NAME;IE_ACTIVE;IP_PROP12;IP_PROP13;IP_PROP14;IP_PROP15;IP_PROP16;CV_PRICE_1;CV_CURRENCY_1;CP_QUANTITY\n101;Hakka R5;Y;Nokian;205;55;R16;91T;8000;RUB;4\n102;V-1;Y;Viatti;175;70;R13;82T;3000;RUB;8\n103;V-5;N;Viatti;185;70;R14;88T;3500;RUB;8',
    );
    expect(await summariesOf(file)).toMatchObject([
      { ...TYRE, stocks: 'null: 4' },
      { brand: 'Viatti', size: '175/70 R13', indices: '82T' },
      { brand: 'Viatti', stocks: 'null: 0' },
    ]);
  });
});
