import { expect, test } from 'vitest';
import { layoutsOf, list, summariesOf } from '../../../testing/price-lists/told.ts';
import type { Cells } from '../../../testing/price-lists/workbook.ts';

const STRADA = 'Viatti Strada V-130 205/55 R16 91V';
const FRIEND = 'Viatti Brina V-521 195/65 R15 91T';

/** A list with these titles of prices, each of which has roubles below. */
const priced = (...titles: string[]) =>
  list(
    ['Код', 'Наименование', ...titles, 'Остаток'],
    ['1', STRADA, ...titles.map((_, at) => 4100 + 800 * at), 8],
    ['2', FRIEND, ...titles.map((_, at) => 3100 + 800 * at), 4],
  );
const priceOf = async (...titles: string[]) => {
  const [layout] = await layoutsOf(priced(...titles));
  return {
    title: layout?.columns.find(({ field }) => field === 'bulk_price')?.title,
    asked: layout?.questions.flatMap(({ candidates }) => candidates.map(({ title }) => title)),
  };
};

const PURCHASES = [
  'cost',
  'COST',
  'cost_price',
  'costPrice',
  'cost-price',
  'cost.price',
  'UnitCost',
  'Unit cost, RUB',
  'purchasePrice',
  'purchase.price',
  'buy_price',
  'buyingPrice',
  'landed cost',
  'Закуп',
  'ценаЗакуп',
  'Закупочная',
  'Цена_закупки',
  'Вход',
  'Цена вход.',
  'Вх. цена',
  'Входная цена',
  'Входящая цена',
  'Приходная цена',
  'Себестоимость',
  'Ціна закупівлі',
  'Вхідна ціна',
  'Собівартість',
  'Cena zakupu',
  'nákupní cena',
  'Einkaufspreis',
  'EK-Preis',
  "Prix d'achat",
  'zakup_price',
];
test.for(PURCHASES)('nothing is sold at «%s»', async (title) => {
  expect((await priceOf(title)).title).toBeUndefined();
  expect(await priceOf(title, 'Цена')).toEqual({ title: 'Цена', asked: [] });
});

test.for([
  'Дилер',
  'Дилерская цена',
  'dealer_price',
  'dealerPrice',
  'price-diler',
  'Net',
  'net_price',
  'netPrice',
  'Net price, RUB',
  'Cena netto',
  'Цена нетто',
  'Price EXW',
])('«%s» is asked about, alone and beside others', async (title) => {
  expect((await priceOf(title)).asked).toEqual([title]);
  expect(await priceOf('РРЦ', title)).toEqual({ title: 'РРЦ', asked: ['РРЦ', title] });
});

test.for(['salePrice', 'sell_price', 'Cena', 'Ціна', 'price', 'Preis', 'бағасы', 'Отпускная цена'])(
  '«%s» is a price',
  async (title) => expect(await priceOf(title)).toEqual({ title, asked: [] }),
);

const pricesOf = async (...rows: Cells) =>
  (await summariesOf(list(...rows))).map((good) => (typeof good === 'string' ? good : good.price));
const FOREIGN = /^Цена в .*, а курса в файле нет/;

const CURRENCIES = [
  'грн',
  'грн.',
  'гривен',
  'UAH',
  'uah',
  '₴',
  'zł',
  'PLN',
  'злотых',
  '€',
  'EUR',
  'евро',
  '$',
  'USD',
  'у.е.',
  'долл.',
  '₸',
  'KZT',
  'тенге',
  'тг',
  'Br',
  'BYN',
  'бел. руб.',
  '֏',
  'драм',
  '₾',
  'лари',
  'сом',
  'KGS',
  'сум',
  "so'm",
  'UZS',
  '¥',
  'юаней',
  'CNY',
  'манат',
  '₼',
  '₺',
  'TL',
  'Kč',
  '£',
  'CHF',
  'тугрик',
  '₩',
  '₦',
  'SEK',
];
test.for(CURRENCIES)('no price in «%s» is taken for roubles', async (currency) => {
  const titles = ['Наименование', 'Цена', 'Остаток'];
  const row = [STRADA, 4100, 8];
  const found = {
    title: await pricesOf(['Наименование', `Цена, ${currency}`, 'Остаток'], row),
    brackets: await pricesOf(['Наименование', `Цена (${currency})`, 'Остаток'], row),
    above: await pricesOf([`Цены указаны в ${currency}`], titles, row),
    group: await pricesOf(titles, [`Прайс-лист, ${currency}`], row),
    cell: await pricesOf(titles, [STRADA, `4100 ${currency}`, 8]),
    column: await pricesOf([...titles, 'Валюта'], [...row, currency]),
    untitled: await pricesOf([...titles, 'Прочее'], [...row, currency], [...row, currency]),
  };
  for (const [place, [price]] of Object.entries(found)) expect(price, place).toMatch(FOREIGN);
});

test.for(['Цена, руб', 'Price, RUB', 'Цена (руб.)', 'Цена, ₽', 'Цена р.', 'Цена в рублях'])(
  '«%s» is in roubles',
  async (title) =>
    expect(await pricesOf(['Наименование', title, 'Остаток'], [STRADA, 4100, 8])).toEqual([4100]),
);

test.for([
  'Курс USD 92,5',
  'ООО «Евро Шина», прайс-лист',
  'Цены в рублях, курс USD 92',
  'Кама Евро',
])('«%s» above leaves the prices in roubles', async (title) =>
  expect(await pricesOf([title], ['Наименование', 'Цена', 'Остаток'], [STRADA, 4100, 8])).toEqual([
    4100,
  ]),
);

test('an unknown word in a column of currencies is named and no rouble', async () => {
  const [good] = await pricesOf(
    ['Наименование', 'Цена', 'Валюта', 'Остаток'],
    [STRADA, 41, 'ракушки', 8],
  );
  expect(good).toContain('«ракушки»');
});

test.for([
  [['CV_PRICE_1', 'CV_CURRENCY_1', 'CV_PRICE_2', 'CV_CURRENCY_2']],
  [['CV_PRICE_1', 'CV_PRICE_2', 'CV_CURRENCY_1', 'CV_CURRENCY_2']],
] as const)('a currency belongs to the price beside it: %s', async ([titles]) => {
  const values: Record<string, string | number> = {
    CV_PRICE_1: 4100,
    CV_CURRENCY_1: 'RUB',
    CV_PRICE_2: 41,
    CV_CURRENCY_2: 'EUR',
  };
  const cells = titles.map((title) => values[title] ?? null);
  const file = () =>
    list(['IE_NAME', ...titles, 'CP_QUANTITY'], [STRADA, ...cells, 8], [FRIEND, ...cells, 8]);
  const [layout] = await layoutsOf(file());
  expect(layout?.questions).toEqual([]);
  expect(await summariesOf(file())).toMatchObject([{ price: 4100 }, { price: 4100 }]);
});

test.for(['UAH', 'USD', 'KZT'])('a feed in %s is not in roubles', async (code) => {
  const feed = (price: string) =>
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><yml_catalog><shop>
    <currencies><currency id="${code}" rate="1"/></currencies><offers>
    <offer id="1" available="true"><name>${STRADA}</name><price>4900</price>${price}<count>4</count></offer>
    </offers></shop></yml_catalog>`);
  expect((await summariesOf(feed('')))[0]).toMatch(FOREIGN);
  expect((await summariesOf(feed(`<currencyId>${code}</currencyId>`)))[0]).toMatch(FOREIGN);
});

test.for([
  'Цена за комплект',
  'Цена компл.',
  'Цена за к-т',
  'priceSet',
  'set_price',
  'kit-price',
  'Цена за 4 шт',
  'Цена 4 шт.',
  'Цена за пару',
  'price per 4 pcs',
  'Price per pair',
  'Ціна за комплект',
  'Cena za komplet',
  'Стоимость 4 колес',
])('«%s» is of several pieces', async (title) => {
  expect((await priceOf(title)).title).toBeUndefined();
  expect(await priceOf(title, 'Цена за шт')).toEqual({ title: 'Цена за шт', asked: [] });
});

test.for([
  ['inSet', '4'],
  ['in_set', 4],
  ['kit', 'true'],
  ['Kit', 'Y'],
  ['Комплект', 'да'],
  ['Комплект', '4 шт'],
  ['Комплект', 'компл'],
  ['Шт в комплекте', 4],
  ['Кол-во в комплекте', 2],
  ['set', 1],
] as const)('«%s» %s means that the price is of a set', async ([title, value]) => {
  const titles = ['Наименование', 'Цена', title, 'Остаток'];
  const [of] = await pricesOf(titles, [STRADA, 16400, value, 8]);
  if (value === 1) expect(of).toBe(16400);
  else expect(of).toMatch(/комплект/i);
  expect(await pricesOf(titles, [STRADA, 4100, 'нет', 8])).toEqual([4100]);
});

test.for(['16 400 за компл.', '16400/комплект', '16400 за 4 шт', '16 400 per set', '8200 за пару'])(
  'the price «%s» is of no piece',
  async (price) => {
    const [of] = await pricesOf(
      ['Наименование', 'Цена', 'Остаток'],
      [FRIEND, 4100, 4],
      [STRADA, price, 8],
    ).then((goods) => goods.slice(1));
    expect(of).toMatch(/комплект|не число/);
  },
);

test.for([
  ['1,200', '4.000'],
  ['4,000', '1,200'],
  ['12.000', '2.500'],
  ['1.200', '1,200'],
])('«%s» and «%s» in one column are not guessed', async (stocks) => {
  const goods = await pricesOf(
    ['Наименование', 'Цена', 'Остаток'],
    ...stocks.map((stock) => [STRADA, 4100, stock]),
    [FRIEND, 3100, '8'],
  );
  expect(goods).toEqual([
    expect.stringMatching(/^Непонятно, тысячи/),
    expect.stringMatching(/^Непонятно, тысячи/),
    3100,
  ]);
});

test('pieces as 1С writes them, all with three decimals, are pieces', async () => {
  const goods = await summariesOf(
    list(['Наименование', 'Цена', 'Остаток'], [STRADA, 4100, '4.000'], [FRIEND, 3100, '12.000']),
  );
  expect(goods).toMatchObject([{ stocks: 'null: 4' }, { stocks: 'null: 12' }]);
});

test.for(['Дилерская', 'Цена дилера', 'Net price'])(
  'a purchase price beside it says that «%s» is for sale',
  async (title) => {
    expect(await priceOf('Закуп', title, 'РРЦ')).toEqual({ title, asked: [] });
  },
);
