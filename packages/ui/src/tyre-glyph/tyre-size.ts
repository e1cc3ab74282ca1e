import { plausible } from '../internal/svg.ts';

export type TyreKind = 'car' | 'truck' | 'moto' | 'quad' | 'special';

/** Numbers of a marking in its order and units; unknown ones are left out. */
export interface TyreMarking {
  /** First number: `205` of `205/55 R16`, `12` of `12R22.5`, `31` of `31x10.5 R15`. */
  width?: number | null | undefined;
  /** Second number: `55` of `205/55 R16`, `10.5` of `31x10.5 R15`; 0 or nothing if there is none. */
  profile?: number | null | undefined;
  /** Number after the R: inches, or mm when it is above 100. */
  diameter?: number | null | undefined;
}

export type Season = 'winter' | 'summer' | 'allseason';

export interface TyreLook extends TyreMarking {
  kind: TyreKind;
  season?: Season | null | undefined;
  hasStuds?: boolean | null | undefined;
}

/** Measures of a tyre, mm. */
export interface TyreSize {
  section: number;
  rim: number;
  outer: number;
}

const INCH = 25.4;

/** Used if a number is missing or impossible: the most common size of the kind. */
const usual: Record<TyreKind, TyreSize> = {
  car: { section: 205, rim: 16 * INCH, outer: 632 },
  truck: { section: 315, rim: 22.5 * INCH, outer: 1076 },
  moto: { section: 120, rim: 17 * INCH, outer: 600 },
  quad: { section: 203, rim: 12 * INCH, outer: 635 },
  special: { section: 460, rim: 30 * INCH, outer: 1544 },
};

/** Ratio of sidewall height to section width for markings with only the section width: «full profile». */
const fullProfile: Record<TyreKind, number> = {
  car: 0.82,
  truck: 0.9,
  moto: 0.95,
  quad: 0.8,
  special: 0.87,
};

const millimetres = (value: number, isInches: boolean) => (isInches ? value * INCH : value);

/**
 * Converts a marking to millimetres. Inches and millimetres are distinguished by size: no tyre is 100 inches wide, and
 * only a child scooter's is 50 mm. If the second number is below the first and too small for a percentage, it is the
 * section width, and the first is the outer diameter (`31x10.5`, `1220x400`).
 */
export function tyreSize(marking: TyreMarking, kind: TyreKind): TyreSize {
  const { width, profile } = marking;
  const common = usual[kind];
  const diameter = plausible(marking.diameter, 3, 1700, common.rim);
  const rim = millimetres(diameter, diameter <= 100);
  const first = plausible(width, 1.5, 4000, 0);
  const second = plausible(profile, 1, 1500, 0);
  if (first === 0) return { ...common, rim, outer: rim + common.outer - common.rim };

  const isSection = second > 0 && second < first && (first < 100 ? second < 50 : second > 130);
  const section = isSection
    ? millimetres(second, first < 100)
    : millimetres(first, first < (second > 0 ? 50 : 60));
  const outer = isSection
    ? millimetres(first, first < 100)
    : rim + 2 * section * (second > 0 ? second / 100 : fullProfile[kind]);
  // A contradictory marking still gets a sidewall.
  return { section, rim, outer: Math.max(outer, rim * 1.08) };
}
