import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX, type WheelLook, wheelDrawing } from './wheel-drawing.ts';

const anything = fc.option(fc.oneof(fc.double(), fc.integer({ min: -500, max: 2000 })));
const anyLook: fc.Arbitrary<WheelLook> = fc.record({
  width: anything,
  diameter: anything,
  bolts: anything,
  pcd: anything,
  offset: anything,
  bore: anything,
  spokes: anything,
  style: fc.constantFrom('single' as const, 'double' as const, 'mesh' as const, 'plate' as const),
});

const base: WheelLook = {
  width: 7,
  diameter: 17,
  bolts: 5,
  pcd: 114.3,
  offset: 45,
  bore: 60.1,
  style: 'single',
};

/** End points of the lines of a path with absolute `M`, `L`, `H` and `V`. */
const ends = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const faceX = (look: WheelLook) => ends(wheelDrawing(look).section.mountingFace)[0] ?? Number.NaN;
const circles = (path: string) => path.split('Z').length - 1;

describe('wheelDrawing', () => {
  test('has no hole in it, whatever the marking says', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(JSON.stringify(wheelDrawing(look))).not.toMatch(/NaN|Infinity|null/);
      }),
    );
  });

  test('fits its box, whatever the marking says', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const { width, face, section } = wheelDrawing(look);
        expect(width).toBeLessThanOrEqual(BOX.width + 0.02);
        expect(face.cx + face.rim).toBeLessThanOrEqual(width + 0.02);
        expect(face.rim).toBeLessThanOrEqual(BOX.height / 2 + 0.01);
        for (const end of ends(section.rim + section.disc + section.mountingFace)) {
          expect(end).toBeGreaterThanOrEqual(-0.02);
          expect(end).toBeLessThanOrEqual(BOX.width);
        }
      }),
    );
  });

  test('keeps the bore inside the bolts and these inside the rim', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const { face } = wheelDrawing(look);
        expect(face.bore).toBeGreaterThan(0);
        expect(face.bore).toBeLessThan(face.rim);
      }),
    );
  });

  test('a larger wheel is never drawn smaller', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 23 }), (diameter) => {
        const smaller = wheelDrawing({ ...base, diameter });
        const larger = wheelDrawing({ ...base, diameter: diameter + 1 });
        expect(larger.face.rim).toBeGreaterThanOrEqual(smaller.face.rim - 0.01);
      }),
    );
  });

  test('the mounting face moves outwards as ET grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 60 }), (offset) => {
        expect(faceX({ ...base, offset: offset + 5 })).toBeGreaterThan(faceX({ ...base, offset }));
      }),
    );
  });

  test('draws as many bolts and holes as the wheel has', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10 }), (bolts) => {
        expect(circles(wheelDrawing({ ...base, bolts }).face.bolts)).toBe(bolts);
      }),
    );
    expect(circles(wheelDrawing({ ...base, style: 'plate', spokes: 8 }).face.cutOuts)).toBe(8);
    expect(circles(wheelDrawing({ ...base, spokes: 9 }).face.spokes.path)).toBe(9);
    expect(circles(wheelDrawing({ ...base, style: 'double' }).face.spokes.path)).toBe(10);
  });
});
