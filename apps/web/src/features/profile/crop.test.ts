import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CENTRE, type Crop, MAX_ZOOM, panned, squareOf } from './crop.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({
  zoom: fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
  x: part,
  y: part,
});
const pull = fc.double({ min: -2, max: 2, noNaN: true });

describe('the square of a picture', () => {
  test('is the middle of it at first', () => {
    expect(squareOf({ width: 300, height: 200 }, CENTRE)).toEqual({ side: 200, left: 50, top: 0 });
    expect(squareOf({ width: 200, height: 300 }, CENTRE)).toEqual({ side: 200, left: 0, top: 50 });
  });

  test('halves at twice the zoom, about the same middle', () => {
    const square = squareOf({ width: 400, height: 400 }, { ...CENTRE, zoom: 2 });
    expect(square).toEqual({ side: 200, left: 100, top: 100 });
  });

  test('never leaves the picture, however it is pulled', () => {
    fc.assert(
      fc.property(size, crop, pull, pull, (picture, start: Crop, dx, dy) => {
        const { side, left, top } = squareOf(picture, panned(picture, start, dx, dy));
        const tolerance = 1e-6;
        expect(side).toBeGreaterThan(0);
        expect(left).toBeGreaterThanOrEqual(-tolerance);
        expect(top).toBeGreaterThanOrEqual(-tolerance);
        expect(left + side).toBeLessThanOrEqual(picture.width + tolerance);
        expect(top + side).toBeLessThanOrEqual(picture.height + tolerance);
      }),
    );
  });

  test('follows the finger: a pull by half the frame moves it by half its side', () => {
    const picture = { width: 400, height: 200 };
    expect(squareOf(picture, panned(picture, CENTRE, 0.25, 0)).left).toBe(50);
    expect(squareOf(picture, panned(picture, CENTRE, -0.25, 0)).left).toBe(150);
  });
});
