/** The numbers of a tyre's marking, in its own units. */
export interface Marking {
  /** Set if the marking begins with it: `31x10.5 R15`, `25x8-12`. */
  outerDiameter?: number;
  width: number;
  /** Height of the side in per cent of the width; 0 if the marking does not state it. */
  profile: number;
  diameter: number;
  /** R radial, ZR, - bias, B belted. */
  construction: string;
  /** Whether the rim is followed by the `C` of light trucks. */
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

/** Returns the words by which a tyre size is found: the whole size, its rim, its digits alone. */
export function markingWords(size: string): string[] {
  const word = size.toLowerCase().replaceAll(' ', '');
  const rim = /(?:r|-|b)(\d+(?:\.\d+)?c?)$/.exec(word)?.[1];
  return [word, ...(rim ? [`r${rim}`] : []), word.replace(/\D/g, '')];
}

/** Returns hundredths, in which the database stores sizes, so that they can be compared exactly. */
export const hundredths = (value: number) => Math.round(value * 100);

/** Returns the width in inches. Tyres in millimetres are at least 60 wide, those in inches at most 59. */
export const widthInches = ({ width }: Marking) => (width < 60 ? width : width / 25.4);

/** Returns width times rim, both in inches. A tyre's weight, load and price depend on it. */
export const bulkOf = (marking: Marking) =>
  widthInches(marking) * (marking.diameter < 100 ? marking.diameter : marking.diameter / 25.4);

const CONSTRUCTIONS: Record<string, string> = { '-': 'bias', B: 'belted' };

/** Returns the columns of `listing` that a tyre's marking fills. */
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
