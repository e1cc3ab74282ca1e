import { knownIndex } from '@org/tyre-names/benchmark/known-index';
import { understand } from '@org/tyre-names/query/understand';
import { describe, expect, test } from 'vitest';
import { SECTIONS } from '../modules/catalog/filter/sections.ts';
import { createCatalog } from '../seed/goods/seed-catalog.ts';

const COUNT = 5000;
const catalog = createCatalog(COUNT, 1);
const goods = Array.from({ length: COUNT }, (_, at) => {
  const id = catalog.sectionOf(at);
  const { code } = Object.values(SECTIONS).find((section) => section.id === id)!;
  return { section: code, ...catalog.ware(at) };
});

const NUMBERS = ['width', 'profile', 'diameter', 'outer_diameter', 'rim_width', 'bolts', 'pcd'];

const hundredth = (filters: object, field: string) =>
  ((filters as Record<string, number | undefined>)[field] ?? 0) / (field === 'bolts' ? 1 : 100);

/** Returns how a name was misread: as another brand, another model or another size. */
function missOf(text: string, { section, brand, model, filters }: (typeof goods)[number]) {
  const { filter, unknown } = understand(text, section, knownIndex) as {
    filter: Record<string, unknown>;
    unknown: readonly unknown[];
  };
  const valuesOf = (field: string): readonly unknown[] => {
    const value = filter[field];
    return Array.isArray(value) ? value : [value];
  };
  const has = (field: string, value: unknown) =>
    filter[field] === undefined || valuesOf(field).includes(value);
  const isFound =
    unknown.length === 0 &&
    has('brand', brand) &&
    valuesOf('model').includes(model) &&
    NUMBERS.every((field) => has(field, hundredth(filters, field))) &&
    has('season', filters.season) &&
    filter.xl === undefined;
  return isFound ? undefined : `${section}: ${text} ${JSON.stringify({ filter, unknown })}`;
}

describe('the name of every product finds it', () => {
  test.each([
    ['as it is shown', (name: string, size: string) => `${name} ${size}`],
    ['the size first', (name: string, size: string) => `${size} ${name}`],
    ['in small letters', (name: string, size: string) => `${name} ${size}`.toLowerCase()],
    ['the size in one', (name: string, size: string) => `${name} ${size.replaceAll(' ', '')}`],
  ])('%s', (_, write) => {
    const misses = goods.flatMap(
      (one) => missOf(write(`${one.brand} ${one.model}`, one.size), one) ?? [],
    );
    expect(misses.slice(0, 20)).toEqual([]);
  });
});
