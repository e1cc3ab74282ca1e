import { describe, expect, test } from 'vitest';
import { sections } from '../../shared/sections.ts';
import { priceCourse, priceGroups } from './price-index.ts';

describe('the course of prices', () => {
  const index = [
    { date: '2026-02-01', section: 'tyres' as const, median_bulk_price: 620000 },
    { date: '2026-01-01', section: 'disks' as const, median_bulk_price: 580000 },
    { date: '2026-01-01', section: 'tyres' as const, median_bulk_price: 600000 },
  ];

  test('has a value of each section for each day, oldest first, and a gap where there is none', () => {
    expect(priceCourse(index, ['tyres', 'disks'])).toEqual({
      dates: ['2026-01-01', '2026-02-01'],
      series: [
        { section: 'tyres', values: [600000, 620000] },
        { section: 'disks', values: [580000, null] },
      ],
    });
  });

  test('is drawn for every section, once', () => {
    const drawn = priceGroups.flatMap((group) => [...group.sections]).sort();
    expect(drawn).toEqual(sections.map(({ code }) => code).sort());
  });
});
