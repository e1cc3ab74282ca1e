import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressedProduct, productIdOf, productPath } from './product-path.ts';
import { SECTION_PATHS } from './section-paths.ts';

const TYRE: AddressedProduct = {
  id: '177',
  section: 'tyres',
  brand: 'Nokian Tyres',
  model: 'Hakkapeliitta 10p',
  size: '205/55 R16',
  load_index: '94',
  speed_index: 'T',
};

test.each<[Partial<AddressedProduct>, string]>([
  [{}, '/tires/nokian-tyres-hakkapeliitta-10p-205-55-r16-94t-177'],
  [{ brand: 'Кама', model: 'Евро-519' }, '/tires/kama-evro-519-205-55-r16-94t-177'],
  [
    {
      section: 'disks',
      brand: 'K&K',
      model: 'Алькор',
      size: '6,5×16',
      load_index: null,
      speed_index: null,
    },
    '/disks/k-k-alkor-6-5-16-177',
  ],
  [{ brand: '米', model: '«»', size: '', load_index: null, speed_index: null }, '/tires/177'],
])('%o is at %s', (changes, path) => expect(productPath({ ...TYRE, ...changes })).toBe(path));

test('any product’s address is plain, and leads to its id', () => {
  fc.assert(
    fc.property(
      fc.record({
        id: fc.integer({ min: 1, max: 2 ** 31 - 1 }).map(String),
        section: fc.constantFrom(...(Object.keys(SECTION_PATHS) as (keyof typeof SECTION_PATHS)[])),
        brand: fc.string({ unit: 'grapheme' }),
        model: fc.string({ unit: 'grapheme' }),
        size: fc.string(),
        load_index: fc.option(fc.string()),
        speed_index: fc.option(fc.string()),
      }),
      (product) => {
        const path = productPath(product);
        expect(path).toMatch(/^\/[a-z_]+\/[a-z0-9-]+$/);
        expect(productIdOf(path.split('/').at(-1) ?? '')).toBe(product.id);
      },
    ),
  );
});

test.each(['', 'x', '205.55', 'x-0', '-', '12345678901', 'a-1b'])(
  '«%s» names no product',
  (segment) => expect(productIdOf(segment)).toBeUndefined(),
);
