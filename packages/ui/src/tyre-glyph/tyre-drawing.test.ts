import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX, type TyreDrawing, tyreDrawing } from './tyre-drawing.ts';
import { type TyreKind, type TyreLook, tyreSize } from './tyre-size.ts';

const kinds: TyreKind[] = ['car', 'truck', 'moto', 'quad', 'special'];
const anything = fc.option(fc.oneof(fc.double(), fc.integer({ min: -5, max: 2000 })));
const anyLook: fc.Arbitrary<TyreLook> = fc.record({
  kind: fc.constantFrom(...kinds),
  width: anything,
  profile: anything,
  diameter: anything,
  season: fc.constantFrom('winter' as const, 'summer' as const, 'allseason' as const, null),
  hasStuds: fc.boolean(),
});

const metric = fc.record({
  kind: fc.constantFrom<TyreKind>('car', 'truck'),
  width: fc.integer({ min: 125, max: 445 }),
  profile: fc.integer({ min: 25, max: 95 }),
  diameter: fc.integer({ min: 12, max: 24 }),
});

const radius = (tyre: TyreDrawing) => tyre.tread.height / 2;
const scale = (look: TyreLook) => {
  const size = tyreSize(look, look.kind);
  return tyreDrawing(look).tread.height / size.outer;
};

describe('tyreSize', () => {
  test.each([
    // marking, size, kind, section, rim, outer
    ['205/55 R16', { width: 205, profile: 55, diameter: 16 }, 'car', 205, 406.4, 631.9],
    ['185 R14C', { width: 185, profile: 0, diameter: 14 }, 'car', 185, 355.6, 659],
    ['31x10.5 R15', { width: 31, profile: 10.5, diameter: 15 }, 'car', 266.7, 381, 787.4],
    ['315/80 R22.5', { width: 315, profile: 80, diameter: 22.5 }, 'truck', 315, 571.5, 1075.5],
    ['12R22.5', { width: 12, profile: 0, diameter: 22.5 }, 'truck', 304.8, 571.5, 1120.1],
    ['25x8-12', { width: 25, profile: 8, diameter: 12 }, 'quad', 203.2, 304.8, 635],
    ['3.00-18', { width: 3, diameter: 18 }, 'moto', 76.2, 457.2, 602],
    ['90/80-17', { width: 90, profile: 80, diameter: 17 }, 'moto', 90, 431.8, 575.8],
    ['10.0/75-15.3', { width: 10, profile: 75, diameter: 15.3 }, 'special', 254, 388.6, 769.6],
    ['1220x400-533', { width: 1220, profile: 400, diameter: 533 }, 'special', 400, 533, 1220],
    ['18.4R38', { width: 18.4, profile: 0, diameter: 38 }, 'special', 467.4, 965.2, 1778.4],
  ] as const)('%s', (_, marking, kind, section, rim, outer) => {
    const size = tyreSize(marking, kind);
    expect(size.section).toBeCloseTo(section, 0);
    expect(size.rim).toBeCloseTo(rim, 0);
    expect(Math.abs(size.outer - outer)).toBeLessThan(2);
  });
});

describe('tyreDrawing', () => {
  test('has no hole in it, whatever the marking says', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        expect(JSON.stringify(tyreDrawing(look))).not.toMatch(/NaN|Infinity|null/);
      }),
    );
  });

  test('fits its box, whatever the marking says', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        const tyre = tyreDrawing(look);
        expect(tyre.width).toBeLessThanOrEqual(BOX.width + 0.02);
        expect(tyre.tread.y).toBeGreaterThanOrEqual(-0.02);
        expect(tyre.tread.height).toBeLessThanOrEqual(BOX.height + 0.02);
        expect(tyre.tread.width).toBeGreaterThan(0);
        for (const end of tyre.grooves.flatMap(({ path }) => path.match(/-?[\d.e+]+/g) ?? [])) {
          expect(Number(end)).toBeGreaterThanOrEqual(-0.02);
          expect(Number(end)).toBeLessThanOrEqual(Math.max(BOX.width, BOX.height));
        }
      }),
    );
  });

  test('a larger rim never makes a smaller circle, a wider tyre never a narrower tread', () => {
    fc.assert(
      fc.property(metric, fc.integer({ min: 1, max: 4 }), (look, more) => {
        const bigger = tyreDrawing({ ...look, diameter: look.diameter + more });
        expect(radius(bigger)).toBeGreaterThanOrEqual(radius(tyreDrawing(look)) - 0.02);
        const wider = tyreDrawing({ ...look, width: look.width + 10 * more });
        expect(wider.tread.width).toBeGreaterThanOrEqual(tyreDrawing(look).tread.width - 0.02);
      }),
    );
  });

  test('car sizes share one scale, so that rows compare', () => {
    const small = scale({ kind: 'car', width: 175, profile: 70, diameter: 13 });
    const large = scale({ kind: 'car', width: 235, profile: 60, diameter: 18 });
    expect(small).toBeCloseTo(large, 3);
  });

  test('draws the stripe of a season and the studs of a studded tyre, and nothing of the kind otherwise', () => {
    const plain = tyreDrawing({ kind: 'car' });
    expect(plain.stripe).toBeUndefined();
    expect(plain.studs).toBe('');
    const studded = tyreDrawing({ kind: 'car', season: 'winter', hasStuds: true });
    expect(studded.stripe?.width).toBeGreaterThan(1.5);
    expect(studded.studs.split('Z').length - 1).toBe(8);
  });

  test('draws each season and kind in a pattern of its own', () => {
    const looks: TyreLook[] = [
      { kind: 'car', season: 'winter' },
      { kind: 'car', season: 'summer' },
      { kind: 'car', season: 'allseason' },
      { kind: 'truck' },
      { kind: 'moto' },
      { kind: 'special' },
    ];
    const patterns = looks.map((look) =>
      JSON.stringify(tyreDrawing({ ...look, width: 205, profile: 55, diameter: 16 }).grooves),
    );
    expect(new Set(patterns).size).toBe(looks.length);
  });
});
