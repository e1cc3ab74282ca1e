import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseName } from '../name/parse-name.ts';
import { createDictionary } from '../trade/dictionary.ts';
import { contradiction } from './contradiction.ts';
import { gtin } from './gtin.ts';
import { type ProductFacts, productKeys } from './product-key.ts';

const dictionary = createDictionary({
  brands: [{ name: 'Kama', aliases: ['кама'] }],
  models: [],
});
const facts = (name: string, codes: Partial<ProductFacts> = {}): ProductFacts => ({
  ...parseName(name, { dictionary }),
  ...codes,
});
const description = (product: ProductFacts) =>
  productKeys(product).find(({ kind }) => kind === 'description')?.key;

test.each([
  ['Michelin X-Ice Snow 205/55R16 94H XL', '205/55Р16 94Н МIСHELIN X ICE SNOW (XL)'],
  ['Кама-505 175/65R14 82T шип', 'Kama 505 175/65 R14 82T шипованная'],
  ['K&K Мальта 6x15/4x100 ET50 D60.1 Сильвер', 'К&К МАЛЬТА 6,0J*15 4*100 ET 50 60.1 сильвер'],
  ['СКАД Порту 6x15 4x98 ET35 D58.6 Графит', 'SKAD Порту 6x15 4x98 ET35 D58.6 Graphite'],
  [
    'iFree Moskva 6.5x16 5x114.3 ET45 D60.1 Блэк джек',
    'iFree Moskva 6.5x16 5x114.3 ET45 D60.1 Black_jack',
  ],
  ['K&K Квант (KC960) 6x16 5x139.7 ET40 D98', 'КиК Квант (KC960) 6x16 5x139.7 ET40 D98'],
  [
    'Continental UltraContact NXT ContiSeal 215/55R17 98W XL',
    'Continental UltraContact NXT 215/55R17 98W ContiSeal XL',
  ],
  ['10.00R20 Белшина Би-306 146/143K', 'Belshina BI306 10.00 R20 146/143К'],
])('«%s» is «%s»', (one, other) => {
  expect(description(facts(one))).toBeTypeOf('string');
  expect(description(facts(other))).toBe(description(facts(one)));
});

test.each([
  ['205/55R16 Cordiant Comfort 2 94V', '205/60R16 Cordiant Comfort 2 94V'],
  ['205/55R16 Cordiant Comfort 2 94V', '205/55R16 Cordiant Comfort 2 91V'],
  ['205/55R16 Cordiant Comfort 2 94V', '205/55R16 Cordiant Comfort 3 94V'],
  ['205/55R16 Cordiant Snow 94T шип', '205/55R16 Cordiant Snow 94T лип'],
  ['205/55R16 Cordiant Snow 94T', '205/55R16 Cordiant Snow 94T RunFlat'],
  ['205/55R16 Cordiant Snow 94T', '205/55R16 Cordiant Snow 94T б/у'],
  ['18.4R38 Voltyre DT-114 146A8', '18.4-38 Voltyre DT-114 146A8'],
  ['СКАД Сакура 6x15/4x100 ET50 D60.1', 'СКАД Сакура 6x15/4x100 ET45 D60.1'],
  ['СКАД Порту 6x15 4x98 ET35 D58.6 Графит', 'СКАД Порту 6x15 4x98 ET35 D58.6 Графит матовый'],
  ['СКАД Порту 6x15 4x98 ET35 D58.6 Алмаз', 'СКАД Порту 6x15 4x98 ET35 D58.6 Алмаз черный'],
  ['Michelin Pilot Sport 4 S 285/35R22 106Y', 'Michelin Pilot Sport 4 S 285/35R22 106Y PORSCHE'],
  ...['ContiSilent', 'Acoustic', 'K-Silent', 'Sound Absorber', 'SilentDrive', 'PNCS'].map(
    (layer) => ['Pirelli P Zero 275/35R20 102Y XL', `Pirelli P Zero 275/35R20 102Y XL ${layer}`],
  ),
  ['20.5-25 Maxceed E3/L3 186B 20PR TT', '20.5-25 Maxceed E3/L3 186B 28PR TT'],
  ['Metzeler Cruisetec 130/90B16 73H Front', 'Metzeler Cruisetec 130/90B16 73H Rear'],
  ['Metzeler Roadtec Z8 180/55ZR17 73W (M)', 'Metzeler Roadtec Z8 180/55ZR17 73W (O)'],
  ['Pirelli Diablo Superbike 180/60R17 NHS SC1', 'Pirelli Diablo Superbike 180/60R17 NHS SC2'],
])('«%s» is not «%s»', (one, other) => {
  expect(description(facts(other))).not.toBe(description(facts(one)));
});

test('facts that tell nothing apart give no key', () => {
  expect(productKeys(facts('205/55R16 Michelin'))).toEqual([]);
  expect(productKeys(facts('СКАД Сакура 6x15'))).toEqual([]);
});

test("a maker's article and a barcode come before the description, with their evidence", () => {
  const keys = productKeys(
    facts('Michelin Primacy 4 205/55R16 91V', { article: ' 429-060 ', barcode: '3528707964519' }),
  );
  expect(keys.map(({ kind }) => kind)).toEqual(['barcode', 'article', 'description']);
  expect(keys.map(({ evidence }) => evidence)).toEqual([
    'Совпал штрихкод 3528707964519',
    'Совпали бренд Michelin и артикул производителя 429-060',
    'Совпали бренд Michelin, модель Primacy 4, размер, индексы 91V',
  ]);
});

test('codes that can be no code are left out', () => {
  for (const article of ['2.10303E+13', '2,10303E+13', '12', 'нет', ''])
    expect(productKeys({ ...facts('Michelin'), section: 'tyres', article })).toEqual([]);
});

test('a barcode is a valid number that no shop gave out for itself', () => {
  expect(gtin('3528707964519')).toBe('03528707964519');
  expect(gtin('3528707964518')).toBeUndefined();
  expect(gtin('2000000000015')).toBeUndefined();
  expect(gtin('0000000000000')).toBeUndefined();
  expect(gtin('352870796451')).toBeUndefined();
});

test('one wrong digit of a barcode is never taken for another one', () => {
  const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (twelve, at, change) => {
      const sum = twelve.reduce((total, digit, i) => total + digit * (i % 2 === 0 ? 1 : 3), 0);
      const code = [...twelve, (10 - (sum % 10)) % 10];
      const wrong = code.map((digit, i) => (i === at ? (digit + change) % 10 : digit));
      expect(gtin(wrong.join(''))).toBeUndefined();
    }),
  );
});

test('an equal code does not make one product of two that differ', () => {
  const one = facts('Michelin Primacy 4 205/55R16 91V');
  expect(contradiction(one, facts('Michelin Primacy 4 205/60R16 91V'))).toBe(
    'Различается профиль: 55 и 60',
  );
  expect(contradiction(one, facts('Michelin Primacy 4 205/55R16 91V'))).toBeUndefined();
});
