import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfType, sortFiles } from './accept.ts';

const file = (name: string, type = '', size = 1) => new File(['x'.repeat(size)], name, { type });

test('a type is an extension, a media type or a whole kind', () => {
  expect(isOfType(file('Прайс.XLSX'), ['.xlsx'])).toBe(true);
  expect(isOfType(file('прайс.xlsx.exe'), ['.xlsx'])).toBe(false);
  expect(isOfType(file('a', 'text/csv'), ['text/csv'])).toBe(true);
  expect(isOfType(file('a', 'image/webp'), ['image/*'])).toBe(true);
  expect(isOfType(file('a', 'imagery/webp'), ['image/*'])).toBe(false);
  expect(isOfType(file('a'), [])).toBe(true);
});

test('every file is either taken or has a reason, and what is taken keeps the rules', () => {
  const anyFile = fc
    .record({
      name: fc.constantFrom('a.csv', 'b.CSV', 'c.xlsx', 'd.png'),
      size: fc.integer({ min: 0, max: 6 }),
    })
    .map(({ name, size }) => file(name, '', size));
  fc.assert(
    fc.property(fc.array(anyFile), fc.nat(4), fc.integer({ min: 1, max: 3 }), (all, max, count) => {
      const rules = { acceptedTypes: ['.csv', '.xlsx'], maxBytes: max, maxCount: count };
      const { taken, rejected } = sortFiles(all, rules);
      expect(taken.length + rejected.length).toBe(all.length);
      expect(taken.length).toBeLessThanOrEqual(count);
      for (const one of taken) {
        expect(isOfType(one, rules.acceptedTypes)).toBe(true);
        expect(one.size).toBeLessThanOrEqual(max);
      }
      const isFull = taken.length === count;
      expect(rejected.every(({ reason }) => reason !== 'count' || isFull)).toBe(true);
    }),
  );
});

test('the first broken rule is the reason', () => {
  const rules = { acceptedTypes: ['.csv'], maxBytes: 2, maxCount: 1 };
  const files = [file('a.png', '', 9), file('b.csv', '', 9), file('c.csv'), file('d.csv')];
  const reasons = sortFiles(files, rules).rejected.map(({ reason }) => reason);
  expect(reasons).toEqual(['type', 'size', 'count']);
});
