import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { farApart, spreadOut } from './labels.ts';

const place = fc.integer({ min: 0, max: 200 });

describe('spreadOut', () => {
  it('leaves labels that are far apart where they are', () => {
    expect(spreadOut([10, 100, 60], 28, [0, 200])).toEqual([10, 100, 60]);
  });

  it('keeps order, distance and bounds', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 8 }), (places) => {
        const moved = spreadOut(places, 25, [0, 200]);
        places.forEach((a, i) => {
          expect(moved[i]).toBeGreaterThanOrEqual(0);
          expect(moved[i]).toBeLessThanOrEqual(200);
          places.forEach((b, j) => {
            if (i === j) return;
            const distance = (moved[j] ?? 0) - (moved[i] ?? 0);
            expect(Math.abs(distance)).toBeGreaterThanOrEqual(25);
            if (a < b) expect(distance).toBeGreaterThan(0);
          });
        });
      }),
    );
  });

  it('prefers reaching out to lying on each other', () => {
    expect(spreadOut([0, 0, 0], 30, [0, 40])).toEqual([0, 30, 60]);
  });
});

describe('farApart', () => {
  const tenEach = (index: number) => index * 10;

  it('writes all that are far apart, and nothing where there is no label', () => {
    expect(farApart(['дек', null, null, 'янв', null, null, 'фев'], tenEach, 20)).toEqual([0, 3, 6]);
    expect(farApart([null, null], tenEach, 30)).toEqual([]);
    expect(farApart([], tenEach, 30)).toEqual([]);
  });

  it('writes every n-th of labels that stand evenly, counted from the last', () => {
    const months = Array.from({ length: 12 }, (_, month) => `${month}`);
    expect(farApart(months.slice(0, 4), (index) => index * 100, 50)).toEqual([0, 1, 2, 3]);
    expect(farApart(months, (index) => index * 30, 56)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(farApart(['ноя'], tenEach, 50)).toEqual([0]);
  });

  it('leaves out in even steps, and never the last', () => {
    const months = Array.from({ length: 25 }, (_, day) => (day % 2 ? null : `${day}`));
    expect(farApart(months, tenEach, 56)).toEqual([6, 12, 18, 24]);
    expect(farApart(months, tenEach, 40)).toEqual([4, 8, 12, 16, 20, 24]);
    expect(farApart(months, tenEach, 20).slice(0, 2)).toEqual([2, 4]);
  });

  it('lays no label on another, the first of which begins at its place', () => {
    const label = fc.constantFrom('дек', null);
    const extent = (index: number, px: number) => {
      const from = index === 0 ? 0 : index * px - 28;
      return [from, from + 56] as const;
    };
    fc.assert(
      fc.property(
        fc.array(label, { maxLength: 60 }),
        fc.integer({ min: 1, max: 90 }),
        (labels, px) => {
          const written = farApart(labels, (index) => index * px, 56);
          expect(written.at(-1) ?? -1).toBe(labels.findLastIndex((one) => one !== null));
          written.slice(1).forEach((index, i) => {
            const [, end] = extent(written[i] ?? 0, px);
            expect(extent(index, px)[0]).toBeGreaterThanOrEqual(end);
          });
        },
      ),
    );
  });
});
