import { ATTRIBUTES, type Attribute } from '@org/trade/attributes';
import { createDictionary } from '@org/tyre-names/trade/dictionary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { list, summariesOf } from '../../../testing/price-lists/told.ts';
import { isRejection, parseRow } from './good.ts';
import { readPieces } from './stock-pieces.ts';

const TITLES = ['Модель', 'Ширина', 'Диаметр', 'PCD', 'Вылет', 'ЦО', 'Цена', 'Остаток'];
const LION = ['СКАД Лион', '6,5', 16, '5x114,3', 45, '66,1', 6100, 8];

test.for([
  [4, 505, 'Вылет ET 505: бывает от -200 до 300', /Вылет/],
  [4, '-2025', 'Вылет ET -2025: бывает от -200 до 300', /Вылет/],
  [1, 65, 'Ширина обода', /Ширина обода 65/],
  [2, 1600, 'Диаметр', /Диаметр 1600/],
  [3, '5x11430', 'PCD', /PCD 11430/],
  [3, '55x114,3', 'Отверстия', /Отверстия 55/],
  [5, 6610, 'Ступица', /Ступица DIA 6610/],
] as const)('column %s with %s names its row, the others go on', async ([at, value, , reason]) => {
  const wild = LION.with(at, value);
  const goods = await summariesOf(list(TITLES, LION, wild, LION));
  expect(goods[1]).toMatch(reason);
  expect([goods[0], goods[2]]).toMatchObject([{ price: 6100 }, { price: 6100 }]);
});

test.for(['0', '-', '', 'н/д'])('«%s» is no hub but an unknown one', async (hub) =>
  expect(await summariesOf(list(TITLES, LION.with(5, hub)))).toMatchObject([{ price: 6100 }]),
);

const dictionary = createDictionary({ brands: [{ name: 'СКАД', aliases: [] }], models: [] });
const numbers = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }).map(String),
  fc
    .double({ min: -5000, max: 5000, noNaN: true })
    .map((value) => value.toFixed(2).replace('.', ',')),
  fc.string({ maxLength: 8 }),
);
test('whatever the columns hold, what is sold is within the ranges of its attributes', () =>
  fc.assert(
    fc.property(
      fc.record(
        {
          name: fc.constantFrom(
            'СКАД Лион 6,5x16 5x114,3 ET45 D66,1',
            'СКАД Лион',
            'СКАД Лион ET505',
          ),
          width: numbers,
          rim_width: numbers,
          diameter: numbers,
          pcd: numbers,
          bolts: numbers,
          et: numbers,
          dia: numbers,
          ply_rating: numbers,
          load_index: numbers,
        },
        { requiredKeys: ['name'] },
      ),
      fc.constantFrom(
        'disks' as const,
        'tyres' as const,
        'truck_disks' as const,
        'truck_tyres' as const,
      ),
      (values, hint) => {
        const row = {
          values: { ...values, bulk_price: '6100' },
          stocks: [{ warehouse: null, text: '4' }],
          hint,
        };
        const parsed = parseRow(row, dictionary);
        if (isRejection(parsed)) return;
        for (const [name, { range, kind }] of Object.entries<Attribute>(ATTRIBUTES)) {
          const fact = parsed.facts[name as 'et'] as unknown;
          for (const value of Array.isArray(fact) ? fact : [fact]) {
            if (typeof value !== 'number') continue;
            const [least, most] = range ?? [0, 999];
            expect(value >= least && value <= most, `${name} ${value}`).toBe(true);
            if (kind === 'whole') expect(Number.isInteger(value), `${name} ${value}`).toBe(true);
          }
        }
      },
    ),
    { numRuns: 400 },
  ));

test.for(['99999999999', '5000000-9000000000', '1 компл (99999999999 шт)', '>99999999999'])(
  '«%s» is more than anybody has',
  (stock) => expect(readPieces(stock)).toBeUndefined(),
);

test('a price that a rate makes too large is refused', () => {
  const values = { name: 'СКАД Лион 6,5x16 5x114,3 ET45 D66,1', bulk_price: '900000 USD' };
  const row = { values, stocks: [{ warehouse: null, text: '4' }], rates: new Map([['USD', 1000]]) };
  expect(parseRow({ ...row, hint: 'disks' }, dictionary)).toMatchObject({
    reason: 'Цена слишком велика',
  });
});
