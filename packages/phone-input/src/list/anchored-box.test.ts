import { describe, expect, test } from 'vitest';
import { type Edges, placeBox } from './anchored-box.ts';

const view = { top: 0, right: 1000, bottom: 800, left: 0 };
/** Places the box above its `top`. */
const ABOVE = '0 -100%';
const size = { width: 320, height: 300 };
const field = (top: number, left = 100, width = 240): Edges => ({
  top,
  right: left + width,
  bottom: top + 36,
  left,
});

describe('a box goes', () => {
  test.each([
    ['below its anchor', field(100), { translate: '', top: '140px' }],
    ['below as long as it fits to the pixel', field(452), { translate: '', top: '492px' }],
    ['above where only that side has room', field(453), { translate: ABOVE, top: '449px' }],
    ['above at the lower edge', field(760), { translate: ABOVE, top: '756px' }],
  ])('%s', (_, anchor, place) => {
    expect(placeBox(anchor, size, view, false)).toMatchObject(place);
  });

  test.each([
    ['below', field(150), { translate: '', top: '190px', maxHeight: '202px' }],
    ['above', field(200), { translate: ABOVE, top: '196px', maxHeight: '188px' }],
  ])('to the roomier side, %s, and gets smaller where neither has room', (_, anchor, place) => {
    expect(placeBox(anchor, size, { ...view, bottom: 400 }, false)).toMatchObject(place);
  });

  test('into what a keyboard leaves, when its anchor is covered', () => {
    const place = placeBox(field(600), size, { ...view, bottom: 400 }, false);
    expect(place).toMatchObject({ translate: ABOVE, top: '392px', maxHeight: '384px' });
  });

  test('into the part that is zoomed in on', () => {
    const zoomed = { top: 300, right: 700, bottom: 750, left: 200 };
    const place = placeBox(field(280), size, zoomed, false);
    expect(place).toMatchObject({ translate: '', top: '320px', left: '208px', maxHeight: '422px' });
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
    expect(placeBox(anchor, size, view, isRightToLeft).left).toBe(`${left}px`);
  });

  test('with a wide anchor, and is as wide', () => {
    expect(placeBox(field(0, 300, 600), size, view, true)).toMatchObject({
      left: '300px',
      width: '600px',
    });
  });

  test.each([
    ['a field as wide as a view', 320, field(0, 0, 320), '304px'],
    ['a field as wide as a phone', 360, field(0, 0, 360), '344px'],
    ['a field less wide than the box', 320, field(0, 16, 288), '304px'],
    ['a view less wide than the box', 240, field(0, 8, 224), '224px'],
  ])('at both edges, at %s', (_, right, anchor, width) => {
    for (const isRightToLeft of [false, true])
      expect(placeBox(anchor, size, { ...view, right }, isRightToLeft)).toMatchObject({
        left: '8px',
        width,
      });
  });
});
