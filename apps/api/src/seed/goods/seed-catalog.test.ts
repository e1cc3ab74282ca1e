import { describe, expect, test } from 'vitest';
import { brandOf } from './brands.ts';
import { labels } from './good-labels.ts';
import { createCatalog } from './seed-catalog.ts';
import type { SeedProduct } from './seed-product.ts';

const productsOf = (count: number, seed = 1) => {
  const catalog = createCatalog(count, seed);
  return Array.from({ length: count }, (_, at) => ({
    section: catalog.sectionOf(at),
    ...catalog.ware(at),
  }));
};
const keyOf = ({ price, words, lot, ...ware }: SeedProduct) => JSON.stringify(ware);

describe('the demo’s catalog', () => {
  const wares = productsOf(5000);

  test('has all seven sections, mostly passenger tyres', () => {
    const counts = [1, 2, 3, 4, 5, 6, 7].map(
      (section) => wares.filter((ware) => ware.section === section).length,
    );
    expect(counts).toEqual([3100, 850, 400, 125, 250, 175, 100]);
  });

  test('never repeats a product', () => {
    expect(new Set(wares.map(keyOf)).size).toBe(5000);
  });

  test('gives every product a known brand, a model, a size and a price that is thinkable', () => {
    for (const ware of wares) {
      expect(brandOf(ware.brand).name).toBe(ware.brand);
      expect(ware.model).not.toBe('');
      expect(ware.size).not.toBe('');
      expect(ware.price).toBeGreaterThan(1000);
      expect(ware.price).toBeLessThan(ware.section === 5 ? 2_500_000 : 90_000);
    }
  });

  test('uses only words of the dictionary', () => {
    for (const { filters } of wares)
      for (const [attribute, values] of Object.entries(labels)) {
        const value = filters[attribute as keyof typeof labels];
        if (value !== undefined) expect(Object.keys(values)).toContain(value);
      }
  });

  test('has the sizes that everybody asks for, in each season', () => {
    const popular = wares.filter(({ size }) => size === '205/55 R16');
    const seasons = new Set(popular.map(({ filters }) => filters.season));
    expect(popular.length).toBeGreaterThan(40);
    expect(seasons).toEqual(new Set(['winter', 'summer', 'all_season']));
    expect(popular.some(({ filters }) => filters.studded)).toBe(true);
  });

  test('has run-flat, reinforced, van and flotation tyres, and every axle', () => {
    for (const flag of ['run_flat', 'xl', 'light_truck'] as const)
      expect(wares.some(({ filters }) => filters[flag])).toBe(true);
    expect(wares.some(({ section, filters }) => section === 1 && filters.outer_diameter)).toBe(
      true,
    );
    expect(new Set(wares.flatMap(({ filters }) => filters.axle ?? []))).toEqual(
      new Set(Object.keys(labels.axle)),
    );
  });

  test('studs are on winter tyres alone', () => {
    for (const { filters } of wares) if (filters.studded) expect(filters.season).toBe('winter');
  });

  test('is the same for the same seed, and another for another', () => {
    expect(productsOf(300, 4)).toEqual(productsOf(300, 4));
    expect(productsOf(300, 4)).not.toEqual(productsOf(300, 5));
  });
});

test('a catalog larger than the facts goes on with later editions, without repeats', () => {
  const catalog = createCatalog(400_000, 1);
  const quads = Array.from({ length: 8000 }, (_, at) => catalog.ware(392_000 + at));
  expect(catalog.sectionOf(392_000)).toBe(7);
  expect(quads.some(({ model }) => model.endsWith(' II'))).toBe(true);
  expect(new Set(quads.map(keyOf)).size).toBe(8000);
  expect(() => catalog.ware(400_000)).toThrow(RangeError);
});
