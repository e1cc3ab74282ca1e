import { expect, test } from 'vitest';
import { sections } from '../../shared/sections.ts';
import { monthsOf, priceCourses } from './price-courses.ts';

const price_index = [
  { date: '2026-02-01', section: 'tyres' as const, median_bulk_price: 620000 },
  { date: '2026-01-01', section: 'disks' as const, median_bulk_price: 580000 },
  { date: '2026-01-01', section: 'tyres' as const, median_bulk_price: 600000 },
];
const dates = ['2026-01-05', '2026-01-12'];
const size_prices = {
  dates,
  sizes: [
    {
      size: '205/55 R16',
      seasons: [
        { season: 'summer' as const, values: [520000, null] },
        { season: 'winter' as const, values: [730000, 740000] },
      ],
    },
  ],
};

test('a size is drawn by season, winter first', () => {
  expect(priceCourses({ size_prices, price_index })[0]).toEqual({
    value: '205/55 R16',
    label: '205/55 R16',
    dates,
    series: [
      { name: 'Зима', tone: 'winter', values: [730000, 740000] },
      { name: 'Лето', tone: 'summer', values: [520000, null] },
    ],
  });
});

test('sections have a value for each day, oldest first, and a gap where there is none', () => {
  const course = priceCourses({ size_prices, price_index }).find(({ value }) => value === 'car');
  expect(course).toMatchObject({
    dates: ['2026-01-01', '2026-02-01'],
    series: [
      { name: 'Шины', values: [600000, 620000] },
      { name: 'Диски', values: [580000, null] },
    ],
  });
});

test('every section is drawn once', () => {
  const drawn = priceCourses({ size_prices: { dates: [], sizes: [] }, price_index });
  const names = drawn.flatMap(({ series }) => series.map(({ name }) => name));
  expect(names.toSorted()).toEqual(sections.map(({ label }) => label).toSorted());
});

test('the axis names a month where it begins, the first one only if it is whole', () => {
  const days = ['2025-11-26', '2025-12-10', '2025-12-24', '2026-01-07', '2026-06-03', '2026-09-01'];
  expect(monthsOf(days)).toEqual([null, 'дек', null, 'янв', 'июн', 'сен']);
});
