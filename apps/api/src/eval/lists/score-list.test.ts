import { expect, test } from 'vitest';
import type { ExpectedGoods, ListExpectation } from './expected.ts';
import type { OnSale } from './on-sale.ts';
import { scoreList } from './score-list.ts';

const row = (changes: Partial<ExpectedGoods> = {}): ExpectedGoods => ({
  kind: 'goods',
  sheet: null,
  row: 2,
  offer: 'o1',
  name: 'Nordman 8 185/65 R15 92T XL шип',
  section: 'tyres',
  brand: 'Nordman',
  model: 'NORDMAN 8',
  width: 185,
  profile: 65,
  diameter: 15,
  season: null,
  season_may: ['winter'],
  year: null,
  condition: 'new',
  price: 512000,
  quantity: 8,
  at_least: false,
  ...changes,
});

const offer = (changes: Partial<OnSale> = {}): OnSale => ({
  sheet: null,
  row: 2,
  offer: 1,
  product: 1,
  warehouse: 'Основной склад',
  price: 512000,
  quantity: 8,
  isMinimum: false,
  year: null,
  condition: 'new',
  section: 'tyres',
  brand: 'Nordman',
  model: '8',
  width: 185,
  profile: 65,
  diameter: 15,
  outer_diameter: null,
  light_truck: false,
  construction: 'R',
  rim_width: null,
  bolts: null,
  pcd: null,
  et: null,
  dia: null,
  load_index: null,
  speed_index: null,
  season: 'winter',
  studded: null,
  xl: false,
  run_flat: false,
  homologation: null,
  ...changes,
});

const faults = (
  rows: ListExpectation['rows'],
  onSale: OnSale[],
  refused: [string, string][] = [],
) =>
  scoreList(
    { files: [], ask: [], rows },
    { asked: new Set(), onSale, refused: new Map(refused) },
  ).faults.map(({ fault }) => fault);

test('an offer that is as its row says has no fault', () =>
  expect(faults([row()], [offer()])).toEqual([]));

test.each<[string, Partial<OnSale>]>([
  ['price', { price: 512001 }],
  ['amount', { quantity: 16 }],
  ['amount', { isMinimum: true }],
  ['brand', { brand: 'Nokian' }],
  ['model', { model: 'RS2' }],
  ['size', { profile: 60 }],
  ['season', { season: 'summer' }],
  ['condition', { condition: 'used' }],
  ['year', { year: 2019 }],
])('a wrong %s is one: %o', (fault, changes) =>
  expect(faults([row()], [offer(changes)])).toEqual([fault]),
);

test('a row is lost, refused, or rightly left out', () => {
  expect(faults([row()], [])).toEqual(['lost']);
  expect(faults([row()], [], [[' 2', 'Нет цены']])).toEqual(['refused']);
  expect(faults([row({ may_reject: true })], [], [[' 2', 'Нет цены']])).toEqual([]);
  expect(faults([row({ quantity: 0 })], [])).toEqual([]);
});

test('rows of two offers are not one, and a title is no goods', () => {
  const other = row({ row: 3, offer: 'o2' });
  expect(faults([row(), other], [offer(), offer({ row: 3 })])).toEqual(['joined']);
  expect(
    faults([row(), { ...other, offer: 'o1' }], [offer(), offer({ row: 3, offer: 2 })]),
  ).toEqual(['parted']);
  expect(faults([{ kind: 'title', sheet: null, row: 2 }], [offer()])).toEqual(['not goods']);
});

test('a choice that nobody was asked for is a fault', () => {
  const choose = { sheet: null, column: 3, field: 'bulk_price' };
  const ask = [{ field: 'bulk_price', why: 'two prices', candidates: [choose], choose }];
  const imported = { onSale: [], refused: new Map<string, string>() };
  expect(
    scoreList({ files: [], ask, rows: [] }, { asked: new Set(), ...imported }).faults,
  ).toHaveLength(1);
  expect(
    scoreList({ files: [], ask, rows: [] }, { asked: new Set(['bulk_price']), ...imported }).faults,
  ).toEqual([]);
});
