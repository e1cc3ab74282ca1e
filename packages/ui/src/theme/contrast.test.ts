import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ColourName, contrast, pairs } from './contrast.ts';
import { darkPalette, lightPalette } from './palette.ts';

type Leaves = { [group: string]: string | { [name: string]: string } };

const colourOf = (palette: Leaves, name: ColourName) => {
  const [group = '', colour = ''] = name.split('.');
  const leaves = palette[group];
  return typeof leaves === 'object' ? (leaves[colour] ?? '') : '';
};
const names = (palette: Leaves) =>
  Object.entries(palette).flatMap(([group, leaves]) =>
    typeof leaves === 'string' ? group : Object.keys(leaves).map((name) => `${group}.${name}`),
  );

const cases = pairs.flatMap(({ colour, grounds, minimum }) =>
  grounds.map((ground) => [colour, ground, minimum] as const),
);

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s theme', (_, palette) => {
  test.each(cases)('%s on %s is at least %d : 1', (colour, ground, minimum) => {
    const ratio = contrast(colourOf(palette, colour), colourOf(palette, ground));
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  });
});

test('both themes give the same names a value', () => {
  expect(names(darkPalette)).toEqual(names(lightPalette));
});

test('all 81 pairs of the design are looked at', () => {
  expect(cases).toHaveLength(81);
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#1b1a19', '#f7f6f4', 16.09],
    ['#69655e', '#efedea', 4.96],
    ['#ff6a33', '#171615', 6.33],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });

  test('does not depend on order, and is 1 of a colour with itself', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, one)).toBe(1);
      }),
    );
  });
});
