/** The numbers of a tyre's marking, in its own units. */
export interface Marking {
  /** Where the marking begins with it: `31x10.5 R15`, `25x8-12`. */
  outerDiameter?: number;
  width: number;
  /** Height of the side in percent of the width; 0 where the marking is silent on it. */
  profile: number;
  diameter: number;
  /** R radial, ZR, - bias, B belted. */
  construction: string;
  /** The `C` of light trucks, with the rim. */
  lightTruck: boolean;
}

const MARKING =
  /^(?:(\d+(?:\.\d+)?)x)?(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?L? ?(ZR|VR|R|B|-)(\d+(?:\.\d+)?)(C?)$/;
/** Letters that stand for a motorcycle tyre's width, mm. */
const LETTER_WIDTHS: Record<string, string> = { MT: '130/', MU: '140/' };

/** Reads a tyre's marking: `205/55 R16`, `12R22.5`, `31x10.5 R15`, `25x8-12`, `MT90B16`. */
export function parseMarking(size: string): Marking {
  const digits = size.replace(/^M[TU]/, (letters) => LETTER_WIDTHS[letters] ?? letters);
  const [, outer, width, profile, construction, diameter, mark] = MARKING.exec(digits) ?? [];
  if (!width || !construction || !diameter) throw new Error(`«${size}» is no tyre size.`);
  return {
    ...(outer && { outerDiameter: Number(outer) }),
    width: Number(width),
    profile: Number(profile ?? 0),
    diameter: Number(diameter),
    construction,
    lightTruck: mark === 'C',
  };
}

/** How a tyre size is looked for: as one word, by its rim, by its digits alone. */
export function markingWords(size: string): string[] {
  const word = size.toLowerCase().replaceAll(' ', '');
  const rim = /(?:r|-|b)(\d+(?:\.\d+)?c?)$/.exec(word)?.[1];
  return [word, ...(rim ? [`r${rim}`] : []), word.replace(/\D/g, '')];
}

/** Hundredths, as the database keeps sizes for exact equality. */
export const hundredths = (value: number) => Math.round(value * 100);

/** The narrowest tyre in millimetres is 60 wide, the widest in inches 59. */
export const widthInches = ({ width }: Marking) => (width < 60 ? width : width / 25.4);

/** Width times rim, both in inches: what a tyre weighs, carries and costs goes by it. */
export const bulkOf = (marking: Marking) =>
  widthInches(marking) * (marking.diameter < 100 ? marking.diameter : marking.diameter / 25.4);

const CONSTRUCTIONS: Record<string, string> = { '-': 'bias', B: 'belted' };

/** The columns of `listing` that a tyre's marking fills. */
export const markingFilters = ({
  outerDiameter,
  width,
  profile,
  diameter,
  construction,
}: Marking) => ({
  construction: CONSTRUCTIONS[construction] ?? 'radial',
  width: hundredths(width),
  profile: hundredths(profile),
  diameter: hundredths(diameter),
  ...(outerDiameter && { outer_diameter: hundredths(outerDiameter) }),
});
