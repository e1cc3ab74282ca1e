import { expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';

const STRADA = 'Viatti Strada V-130 205/55 R16 91V';
const FRIEND = 'Viatti Brina V-521 195/65 R15 91T';

const stocksOf = async (content: Buffer) =>
  (await summariesOf(content)).map((good) => (typeof good === 'string' ? good : good.stocks));

const FLAGS: [title: string, on: string, off: string][] = [
  ['available', 'true', 'false'],
  ['Available', 'TRUE', 'FALSE'],
  ['isAvailable', '1', '0'],
  ['availability', 'in stock', 'out of stock'],
  ['in_stock', 'Y', 'N'],
  ['inStock', 'yes', 'no'],
  ['In-Stock', '+', '-'],
  ['active', 'Y', 'N'],
  ['IE_ACTIVE', 'Y', 'N'],
  ['enabled', 'on', 'off'],
  ['disabled', 'false', 'true'],
  ['disabled', '0', '1'],
  ['is_hidden', 'no', 'yes'],
  ['sold', 'false', 'true'],
  ['sold_out', 'нет', 'да'],
  ['discontinued', 'N', 'Y'],
  ['status', 'active', 'sold'],
  ['Status', 'published', 'archived'],
  ['status', 'in stock', 'out_of_stock'],
  ['Статус', 'В продаже', 'Продано'],
  ['Статус товара', 'есть', 'нет'],
  ['Статус', 'активен', 'Снят с продажи'],
  ['Активность', 'Да', 'Нет'],
  ['Наличие', 'в наличии', 'нет'],
  ['Наличие', 'есть', 'снят'],
  ['В продаже', 'да', 'нет'],
  ['Продано', 'нет', 'да'],
  ['Снят с продажи', 'нет', 'да'],
  ['Скрыт', '-', '+'],
  ['В наявності', 'так', 'ні'],
  ['Dostępność', 'tak', 'nie'],
  ['Verfügbar', 'ja', 'nein'],
  ['Verkauft', 'nein', 'ja'],
];
test.for(FLAGS)('«%s»: «%s» is on sale, «%s» is not', async ([title, on, off]) => {
  const rows = [
    [STRADA, 4100, 12, on],
    [FRIEND, 3100, 8, off],
    ['Viatti Strada V-130 185/65 R15 88H', 3000, 4, on],
  ];
  const file = list(['Наименование', 'Цена', 'Остаток', title], ...rows);
  // a dash in a flag of what is hidden is blank: nothing is said against the sale
  expect(await stocksOf(file)).toEqual(['null: 12', 'null: 0', 'null: 4']);
});

test.for([
  ['available', 'true', 'false'],
  ['in_stock', 'Y', 'N'],
  ['Наличие', 'да', 'нет'],
  ['availability', 'available', 'sold out'],
] as const)('«%s» without a number of pieces is the stock', async ([title, on, off]) => {
  const file = list(['Наименование', 'Цена', title], [STRADA, 4100, on], [FRIEND, 3100, off]);
  expect(await stocksOf(file)).toEqual(['null: 1', 'null: 0']);
});

test.for([
  ['available', ''],
  ['available', 'maybe'],
  ['active', ''],
  ['sold', '???'],
] as const)('a row whose «%s» is «%s» beside others is refused', async ([title, value]) => {
  const rows = Array.from({ length: 20 }, () => [FRIEND, 3100, 8, 'true']);
  const goods = await stocksOf(
    list(['Наименование', 'Цена', 'Остаток', title], ...rows, [STRADA, 4100, 12, value]),
  );
  expect(goods.at(-1)).toMatch(/^Непонятно, продаётся ли/);
});

test.for(['ПРОДАНО', 'продана, ждём новую', 'sold', 'Снято с продажи'])(
  'the remark «%s» takes a row off sale',
  async (note) =>
    expect(
      await stocksOf(
        list(['Наименование', 'Цена', 'Остаток', 'Примечание'], [STRADA, 4100, 12, note]),
      ),
    ).toEqual(['null: 0']),
);

test.for([
  ['в архиве', 0],
  ['Нет в продаже', 0],
  ['под заказ', 0],
  ['в резерве', 0],
  ['в продаже', 12],
  // of what, nobody says
  ['нет', 12],
  ['отсутствуют', 12],
  ['доставка под заказ', 12],
] as const)('of the state of a sale «%s» leaves %i', async ([note, left]) => {
  const goods = await stocksOf(
    list(['Наименование', 'Цена', 'Остаток', 'Примечание'], [STRADA, 4100, 12, note]),
  );
  expect(goods).toEqual([`null: ${left}`]);
});

test('how many were sold is no flag', async () => {
  const rows = [
    [STRADA, 4100, 12, 3],
    [FRIEND, 3100, 8, 40],
  ];
  expect(await stocksOf(list(['Наименование', 'Цена', 'Остаток', 'Продано'], ...rows))).toEqual([
    'null: 12',
    'null: 8',
  ]);
});

const feed = (inside: string, attributes = '') =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop><offers>
  <offer id="1" ${attributes}><name>${STRADA}</name><price>4900</price><count>12</count>${inside}</offer>
  <offer id="2"><name>${FRIEND}</name><price>3900</price><count>4</count></offer>
  </offers></shop></yml_catalog>`);
test.for([
  ['<available>no</available>', ''],
  ['<available>0</available>', ''],
  ['', 'available="FALSE"'],
  ['', 'available="N"'],
  ['', 'available="нет"'],
  ['<disabled>true</disabled>', ''],
  ['', 'disabled="1"'],
  ['<status>sold</status>', ''],
  ['<sold>1</sold>', ''],
  ['<param name="Статус">Продано</param>', ''],
] as const)('a feed may say it otherwise: %s %s', async ([inside, attributes]) => {
  expect((await stocksOf(feed(inside, attributes)))[0]).toBe('null: 0');
});

test('a mark of sold goods counts in XML of a supplier’s own too', async () => {
  const tyre = (name: string, more: string) =>
    `<tyre><name>${name}</name><price>4100</price><rest>8</rest>${more}</tyre>`;
  const xml = `<?xml version="1.0"?><tyres>${tyre(STRADA, '<isSold>false</isSold>')}${tyre(FRIEND, '<isSold>true</isSold>')}</tyres>`;
  expect(await stocksOf(Buffer.from(xml))).toEqual(['null: 8', 'null: 0']);
});

test.for(['Остаток', 'Количество', 'Наличие', 'qty', 'stock', 'Вільний залишок, остаток'])(
  'an empty column «%s» says nothing of the stock',
  async (title) => {
    const [layout] = await layoutsOf(
      list(
        ['Наименование', 'Цена', title, 'Бренд'],
        [STRADA, 4100, null, 'Viatti'],
        [FRIEND, 3100, null, 'Viatti'],
      ),
    );
    expect(layout).toMatchObject({ isStockEmpty: true });
    expect(layout?.columns.filter(({ field }) => field === 'quantity')).toEqual([]);
  },
);

test('one warehouse may be empty', async () => {
  const [layout] = await layoutsOf(
    list(
      ['Наименование', 'Цена', 'Остаток Москва', 'Остаток Казань'],
      [STRADA, 4100, null, 8],
      [FRIEND, 3100, null, 4],
    ),
  );
  expect(layout).toMatchObject({ isStockEmpty: false });
});
