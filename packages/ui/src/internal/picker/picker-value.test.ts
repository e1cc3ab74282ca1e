import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromValues, toggled, toValues } from './picker-value.ts';

const values = fc.uniqueArray(fc.string(), { maxLength: 8 });

test('a value goes to the parent and comes back the same', () => {
  fc.assert(
    fc.property(values, (all) => {
      expect(toValues(fromValues<'multiple'>(all, true))).toEqual(all);
      expect(toValues(fromValues<'single'>(all, false))).toEqual(all.slice(0, 1));
    }),
  );
});

test('of several values a second press undoes the first', () => {
  fc.assert(
    fc.property(values, fc.string(), (all, value) => {
      const twice = toggled(toggled(all, value, true), value, true);
      expect(new Set(twice)).toEqual(new Set(all));
    }),
  );
});

test('of one value a press always leaves that one', () => {
  expect(toggled(['a'], 'b', false)).toEqual(['b']);
  expect(toggled(['a'], 'a', false)).toEqual(['a']);
});
