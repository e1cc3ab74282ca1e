import { createDictionary } from '@org/tyre-names/trade/dictionary';
import { describe, expect, test } from 'vitest';
import { choosePrice, type PriceColumn, priceTitle } from '../../../tables/titles/title-prices.ts';
import { conditionOf, yearInName, yearOf } from './condition.ts';
import { factsOf } from './good-facts.ts';
import { readMoney } from './money.ts';
import { createContext } from './row-values.ts';
import { readPieces } from './stock-pieces.ts';
import { readTitle, readWords } from './title.ts';

const dictionary = createDictionary({
  brands: ['Tigar', 'Белшина', 'Pirelli', 'Yamato'].map((name) => ({ name, aliases: [] })),
  models: [],
});

describe('a title says only what all of it says', () => {
  test.each([
    ['Зимние шины', { season: 'winter' }],
    ['21.1 Автошина зима (шип)', { season: 'winter', studded: true }],
    ['Летняя, всесезонная', {}],
    ['TIGAR', { brand: 'Tigar' }],
    ['Шины Tigar', { brand: 'Tigar' }],
    ['Диски литые', { section: 'disks' }],
    ['Шины грузовые', { section: 'truck_tyres' }],
    ['Камеры и ободные ленты', { section: 'other' }],
    ['Уценка, шины летние', { season: 'summer', condition: 'discounted' }],
  ])('%s', (title, says) => expect(readTitle(title, dictionary)).toEqual(says));

  test.each([
    'Магнум люкс',
    'MINAMOTO',
    'PIRELLI SCORPION VERDE ALL SEASON',
    'TIGAR SUV SUMMER',
    'Зимняя сказка',
  ])('%s says nothing', (title) => expect(readTitle(title, dictionary)).toBeUndefined());

  test('squashed words of a group are read, and what is left may be a brand', () => {
    expect(readWords('ШиныЗимниеTigar', dictionary)).toEqual({ season: 'winter', brand: 'Tigar' });
    expect(readWords('Диски YamatoSamurai', dictionary)).toMatchObject({ brand: 'Yamato' });
    expect(readWords('Диски Zorro', dictionary)).toEqual({ section: 'disks', unknown: 'Zorro' });
  });
});

test.each([
  ['Zvezdolet', 'Zvezdolet Trek 5578 175/65 R15 80T', 'Trek 5578'],
  ['Zvezdolet', 'Zvezdolet Road Master 55 175/65 R15 80T', 'Road Master 55'],
  ['Zvezdolet Plus', 'Zvezdolet Plus Trek 175/65 R15 80T', 'Trek'],
  ['Gorynych Max', 'Gorynych Max Zimnik 205/55 R16 91T', 'Zimnik'],
  ['Zvezdolet Plus', 'Шина Zvezdolet Plus зимняя шипованная 175/65 R15 80T', null],
  ['Zvezdolet', 'Шина летняя Zvezdolet Trek AB5578 175/65 R15 80T', 'Trek AB5578'],
])('an unknown brand %s ends where its column says: %s', (brand, name, model) => {
  const { facts } = factsOf({ values: { brand, name }, stocks: [], hint: 'tyres' }, dictionary);
  expect(facts).toMatchObject({ brand, model });
});

describe('titles end each other', () => {
  const read = (...lines: string[]) => {
    const context = createContext();
    let says = {};
    for (const line of lines)
      if (line === '-') says = context.goods();
      else context.title(readTitle(line, dictionary));
    return says;
  };
  test.each([
    [['БЕЛШИНА', 'Шины легковые', '-'], { brand: 'Белшина', section: 'tyres' }],
    [
      ['БЕЛШИНА', 'Шины легковые', '-', 'Шины грузовые', '-'],
      { section: 'truck_tyres', brand: 'Белшина' },
    ],
    [['БЕЛШИНА', 'Шины легковые', '-', 'TIGAR', '-'], { brand: 'Tigar' }],
    [['Зимние шины', 'TIGAR', '-', 'Blizzak LM005', '-'], { season: 'winter' }],
    [['TIGAR', '-', 'Win-Turi215', '-'], {}],
    [['Камеры', '-', 'Blizzak', '-'], {}],
    [['Зимние шины', '-', 'Летние шины', '-'], { season: 'summer' }],
    [['Зимние шины', '-', 'Грузовые шины', '-'], { section: 'truck_tyres' }],
    [
      ['Зимние шины', 'Шины легковые', '-', 'Шины грузовые', '-'],
      { season: 'winter', section: 'truck_tyres' },
    ],
    [['Восстановленные', '-', 'Диски грузовые', '-'], { section: 'truck_disks' }],
    [
      ['TIGAR', 'Зимние шины', '-', 'Шины грузовые', '-'],
      { section: 'truck_tyres', brand: 'Tigar' },
    ],
  ])('%j', (lines, says) => expect(read(...lines)).toEqual(says));
});

test.each([
  ['5200 руб/шт', 520_000, undefined],
  ['₽ 7 100', 710_000, 'RUB'],
  ['7100/шт', 710_000, undefined],
  ['5.200,00 ₽', 520_000, 'RUB'],
  ['5,200.00', 520_000, undefined],
  ['6 100-', 610_000, undefined],
  ['4999,99', 499_999, undefined],
  ['13 400=', 1_340_000, undefined],
  ['5400=50', 540_050, undefined],
  ['12 300 руб. с НДС', 1_230_000, 'RUB'],
  ['65 USD', 6500, 'USD'],
  ['$65', 6500, 'USD'],
  ['127 400 тг', 12_740_000, 'KZT'],
  ['договорная', null, undefined],
  ['по запросу', null, undefined],
  ['0,00', null, undefined],
])('«%s» is a price of %s', (text, kopecks, currency) => {
  const money = readMoney(text);
  expect(money?.kopecks).toBe(kopecks);
  if (currency) expect(money?.currency).toBe(currency);
});

test('«от 5 200,00 р.» is the price of some', () =>
  expect(readMoney('от 5 200,00 р.')).toMatchObject({ kopecks: 520_000, isFrom: true }));

test.each([
  ['>20', 20, true],
  ['более 40', 40, true],
  ['4+', 4, true],
  ['20-50', 20, true],
  ['от 8 до 12', 8, true],
  ['до 10', 1, true],
  ['-3', 0, false],
  ['нет', 0, false],
  ['16 шт.', 16, false],
  ['в наличии', 1, true],
  ['✔', 1, true],
  ['1 компл (4 шт)', 4, false],
])('«%s» is a stock of %s', (text, quantity, isMinimum) =>
  expect(readPieces(text)).toEqual({ quantity, isMinimum }),
);

test.each([
  ['185/65 R15 УЦЕНКА', 'discounted'],
  ['RPLC HY63 (уцененка1)', 'discounted'],
  ['Trebl 4375 R13x5 4x100 ET46 Silver (Мятый обод)', 'discounted'],
  ['X-trike X129 R16 (Задир на ободе + Следы монтажа)', 'discounted'],
  ['Нокиан замятие борта', 'discounted'],
  ['шип б/у 6 мм', 'used'],
  ['10.00R20 наварка', 'retreaded'],
  ['колесо в сборе', 'assembled'],
  ['Cordiant Comfort 2', undefined],
])('«%s» is %s', (name, condition) => expect(conditionOf(name)).toBe(condition));

test('years are read from remarks and from the end of names', () => {
  expect([yearOf('2018'), yearOf('DOT 3522'), yearOf('ВАЗ 2103')]).toEqual([2018, 2022, undefined]);
  expect([yearInName('97H 19г.'), yearInName('91S (2015  г.в.)'), yearInName('82T')]).toEqual([
    2019,
    2015,
    undefined,
  ]);
});

describe('the price to sell at', () => {
  const chosen = (...titles: string[]) => {
    const prices = titles.map((title, column): PriceColumn => {
      const price = priceTitle(title);
      if (!price) throw new Error(title);
      return { column, filled: 1, ...price };
    });
    const found = choosePrice(prices);
    return [found && titles[found.column], found?.candidates.map((column) => titles[column])];
  };
  test.each([
    [['Розница', 'Опт', 'Закуп'], 'Опт', []],
    [['МРЦ', 'Предоплатный', 'Цена kit', 'Акции'], 'Предоплатный', []],
    [['VIP', 'МРЦ', 'Акции'], 'VIP', ['VIP', 'Акции']],
    [['Цена', 'Цена со скидкой'], 'Цена', ['Цена', 'Цена со скидкой']],
    [['Цена', 'Цена за 4 шт.'], 'Цена', []],
    [['Розница', 'Цена со скидкой'], 'Цена со скидкой', []],
    [
      ['Цена Оптовая', 'Цена Крупный опт', 'Цена Закупочная'],
      'Цена Оптовая',
      ['Цена Оптовая', 'Цена Крупный опт'],
    ],
    [['Цена роз', 'Цена аудит'], 'Цена аудит', ['Цена аудит', 'Цена роз']],
    [['Цена закупа', 'Цена продажи', 'Стоимость'], 'Цена продажи', ['Цена продажи', 'Стоимость']],
    [['РРЦ'], 'РРЦ', ['РРЦ']],
    [['Цена, руб.', 'Старая цена'], 'Цена, руб.', []],
    [['price_rozn', 'price_opt', 'price_zakup'], 'price_opt', []],
    [['price_rrc', 'price_diler'], 'price_rrc', ['price_rrc', 'price_diler']],
    [['opt', 'krupn_opt', 'mrc'], 'opt', ['opt', 'krupn_opt']],
    [['price', 'options_price'], 'price', []],
  ])('%j', (titles, title, candidates) => expect(chosen(...titles)).toEqual([title, candidates]));

  test('is never what the seller himself pays', () =>
    expect([chosen('Закупочная')[0], chosen('price_zakup')[0]]).toEqual([undefined, undefined]));
});
