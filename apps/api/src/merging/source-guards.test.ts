import { expect, test } from 'vitest';
import { warningsOfSource } from './merging-preview.ts';

const column = (field: string | null, title: string, at = 0) => ({ field, title, column: at });
const TITLES = [
  column('name', 'Номенклатура'),
  column('bulk_price', 'Опт', 1),
  column('quantity', 'Остаток на 22.11.2026', 2),
];
const codes = (now: object, before: object = {}) =>
  warningsOfSource({
    now: { accepted: 100, columns: TITLES, ...now },
    before: { accepted: 100, columns: TITLES, ...before },
  }).map(({ code }) => code);

test.each([
  ['as long, with the same columns', {}, {}, []],
  ['half as long', { accepted: 50 }, {}, []],
  ['less than half as long', { accepted: 49 }, {}, ['list_shrinks']],
  ['short, as it was', { accepted: 3 }, { accepted: 9 }, []],
  [
    'with a date of today in a title',
    { columns: [...TITLES.slice(0, 2), column('quantity', 'Остаток на 23.11.2026', 2)] },
    {},
    [],
  ],
  [
    'with its columns in another order',
    { columns: TITLES.map((each, at) => ({ ...each, column: 9 - at })) },
    {},
    [],
  ],
  [
    'with its price from another column',
    { columns: [TITLES[0], column('bulk_price', 'Розница', 1), TITLES[2]] },
    {},
    ['columns_move'],
  ],
  ['without its stock', { columns: TITLES.slice(0, 2) }, {}, ['columns_move']],
  [
    'without titles, its price elsewhere',
    { columns: [column('bulk_price', '', 3)] },
    { columns: [column('bulk_price', '', 2)] },
    ['columns_move'],
  ],
  ['with one more column', { columns: [...TITLES, column('dot', 'Год', 3)] }, {}, []],
] as const)('a list %s', (_, now, before, warned) => {
  expect(codes(now, before)).toEqual(warned);
});
