import { describe, expect, test } from 'vitest';
import { type Edges, isInFrame, placeBox } from './anchored-box.ts';

const view = { top: 0, right: 1000, bottom: 800, left: 0 };
const size = { width: 320, height: 300 };
const field = (top: number, left = 100, width = 240): Edges => ({
  top,
  right: left + width,
  bottom: top + 36,
  left,
});

describe('a box goes', () => {
  test.each([
    ['below its anchor', field(100), { isAbove: false, top: 140 }],
    ['below as long as it fits to the pixel', field(452), { isAbove: false, top: 492 }],
    ['above where only that side has room', field(453), { isAbove: true, top: 449 }],
    ['above at the lower edge', field(760), { isAbove: true, top: 756 }],
  ])('%s', (_, anchor, place) => {
    expect(placeBox(anchor, size, view, false)).toMatchObject(place);
  });

  test.each([
    ['below', field(150), { isAbove: false, top: 190, maxHeight: 202 }],
    ['above', field(200), { isAbove: true, top: 196, maxHeight: 188 }],
  ])('to the roomier side, %s, and gets smaller where neither has room', (_, anchor, place) => {
    expect(placeBox(anchor, size, { ...view, bottom: 400 }, false)).toMatchObject(place);
  });

  test('into what a keyboard leaves, when its anchor is covered', () => {
    const place = placeBox(field(600), size, { ...view, bottom: 400 }, false);
    expect(place).toMatchObject({ isAbove: true, top: 392, maxHeight: 384 });
  });

  test('into the part that is zoomed in on', () => {
    const zoomed = { top: 300, right: 700, bottom: 750, left: 200 };
    const place = placeBox(field(280), size, zoomed, false);
    expect(place).toMatchObject({ isAbove: false, top: 320, left: 208, maxHeight: 422 });
  });
});

describe('a box starts', () => {
  test.each([
    ['where its anchor does', field(0), false, 100],
    ['from the right where text does', field(0, 500), true, 420],
    ['8 px from the left edge', field(0, -40), false, 8],
    ['8 px from the right edge', field(0, 900, 90), false, 672],
    ['8 px from the left edge, from right to left', field(0, 20), true, 8],
  ])('%s', (_, anchor, isRightToLeft, left) => {
    expect(placeBox(anchor, size, view, isRightToLeft).left).toBe(left);
  });

  test('with a wide anchor, and is as wide', () => {
    expect(placeBox(field(0, 300, 600), size, view, true)).toMatchObject({
      left: 300,
      minWidth: 600,
    });
  });
});

test.each([
  ['inside', field(100), true],
  ['with its last pixel', field(-35), true],
  ['not any more', field(-36), false],
  ['not yet', field(800), false],
  ['beside', field(100, 1000), false],
])('an anchor is seen %s', (_, anchor, isSeen) => {
  expect(isInFrame(anchor, view)).toBe(isSeen);
});
