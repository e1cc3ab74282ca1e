import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORTS } from './preferences.ts';
import { readView, type View, writeView } from './view.ts';

const views: fc.Arbitrary<View> = fc.record({
  theme: fc.constantFrom('system', 'light', 'dark'),
  sort: fc.constantFrom('', ...(Object.keys(SORTS) as (keyof typeof SORTS)[])),
  city: fc.string({ unit: 'grapheme' }),
  cost: fc.constantFrom('price', 'net', 'gross'),
  density: fc.constantFrom('comfortable', 'dense'),
  isSignedIn: fc.boolean(),
});

test('what is written is read again, and may stand in a cookie and in an attribute', () =>
  fc.assert(
    fc.property(views, (view) => {
      const text = writeView(view);
      expect(text).toMatch(/^[\w.*%&=+-]*$/);
      expect(readView(text)).toEqual(view);
    }),
  ));

test("a stranger's view is nothing", () => expect(writeView(readView(''))).toBe(''));

test('what is no choice counts as none, whatever somebody writes', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, sort) => {
      expect(readView(writeView(readView(text)))).toEqual(readView(text));
      expect(readView(`sort=${encodeURIComponent(`x${sort}`)}&theme=x&cost=1`)).toEqual(
        readView(''),
      );
    }),
  ));
