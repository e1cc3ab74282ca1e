import { expect, test } from 'vitest';
import { alternativesOf, dearerWords } from './alternatives.ts';
import type { GoodsOffer } from './request-calls.ts';
import { type Line, withPick } from './request-lines.ts';
import type { Arrivals } from './request-words.ts';
import { goods, linesOf, match, offer } from './testing/samples.ts';

const [line] = linesOf(match) as [Line];
const landed = (offer_id: string, price: number, more: Partial<GoodsOffer> = {}) =>
  offer({
    ...{ offer_id, supplier: `Поставщик ${offer_id}`, landed_price: price, standing: 'fresh' },
    ...{ bulk_price: price - 1000, multiple: 1, min_order: 1, ...more },
  });
const taken = landed('a', 500_000, { dot_year: 2026, dot_week: 2 });
const of = (...offers: GoodsOffer[]): Line => ({
  ...line,
  goods: goods({ offers: [taken, ...offers] }),
});
const DAYS = new Map([
  ['a', { day: '2026-12-03', isFetched: false }],
  ['b', { day: '2026-12-02', isFetched: false }],
  ['c', { day: '2026-12-01', isFetched: false }],
  ['z', { day: '2026-12-01', isFetched: true }],
]);
const NOBODY = new Set<string>();
const named = (
  line: Line,
  arrivals = new Map() as Arrivals,
  suppliers: ReadonlySet<string> = NOBODY,
) =>
  alternativesOf(line, arrivals, suppliers).map((one) => [
    one.offer.offer_id,
    one.dearer,
    ...one.differs,
  ]);

test.each<[string, unknown[][], unknown[][]]>([
  [
    'earlier, by how many days; each of another gain',
    named(of(landed('b', 511_000), landed('c', 540_000)), DAYS),
    [
      ['b', 11_000, 'на день раньше'],
      ['c', 40_000, 'на 2 дня раньше'],
    ],
  ],
  [
    'that it has to be fetched, not that it can be fetched earlier',
    named(of(landed('z', 540_000, { city: 'Казань' })), DAYS),
    [['z', 40_000, 'следующее по цене', 'забрать: Казань']],
  ],
  [
    'newer, if that is by two months',
    named(
      of(
        landed('d', 505_000, { dot_year: 2026, dot_week: 6 }),
        landed('e', 530_000, { dot_year: 2026, dot_week: 30 }),
      ),
    ),
    [
      ['e', 30_000, 'новее: DOT 2026, 30-я неделя'],
      ['d', 5000, 'следующее по цене'],
    ],
  ],
  [
    'with other lines',
    named(of(landed('f', 520_000)), undefined, new Set(['Поставщик f'])),
    [['f', 20_000, 'у поставщика других строк']],
  ],
  [
    'cheaper, if another was chosen by hand',
    named(withPick(of(landed('g', 560_000)), { id: 'g', price: 559_000 })),
    [['a', -60_000, 'дешевле']],
  ],
  [
    'none that has too little, or whose delivery is unknown',
    named(of(landed('h', 510_000, { available: 4 }), landed('i', 1, { standing: 'unknown' }))),
    [],
  ],
  ['none of a line that takes nothing', named({ ...of(landed('b', 511_000)), wanted: 0 }), []],
])('%s', (_, found, expected) => expect(found).toEqual(expected));

test('of offers by one supplier at one price the first to come is named, and none that is as the one that is taken', () => {
  const by = { supplier: 'Поставщик z' };
  const alike = of(landed('x', 505_000, by), landed('y', 505_000, by));
  const days = new Map([
    ['a', { day: '2026-12-07', isFetched: false }],
    ['x', { day: '2026-12-06', isFetched: false }],
    ['y', { day: '2026-12-05', isFetched: false }],
  ]);
  expect(named(alike, days).map(([id]) => id)).toEqual(['y']);
  const twin = landed('t', 500_000, { supplier: 'Поставщик a' });
  expect(named(of(twin))).toEqual([]);
});

test('all of one, where the pieces come from two', () => {
  const split = {
    ...of(landed('b', 520_000)),
    planned: [
      { offer_id: 'a', quantity: 4 },
      { offer_id: 'b', quantity: 4 },
    ],
  };
  expect(named(split).slice(0, 1)).toEqual([['a', -10_000, 'всё у одного']]);
});

test.each([
  [11_000, '+110 ₽'],
  [-9000, '−90 ₽'],
  [0, 'та же цена'],
])('%i kopecks more are %s', (dearer, words) =>
  expect(dearerWords(dearer).replaceAll('\u202f', ' ')).toBe(words),
);
