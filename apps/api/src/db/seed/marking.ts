export interface Marking {
  width: number;
  /** 0 where the marking has no second number. */
  profile: number;
  diameter: number;
  /** R radial, ZR, - bias, B belted. */
  construction: string;
  /** The `C` of light trucks, with the rim. */
  lightTruck: boolean;
}

const MARKING = /^(\d+(?:\.\d+)?)(?:[x/](\d+(?:\.\d+)?))?L? ?(ZR|VR|R|B|-)(\d+(?:\.\d+)?)(C?)$/;
/** Letters that stand for a motorcycle tyre's width, mm. */
const LETTER_WIDTHS: Record<string, string> = { MT: '130/', MU: '140/' };

/** Reads the marking's numbers in its own order and units: `205/55 R16`, `12R22.5`, `31x10.5 R15`, `25x8-12`, `MT90B16`. */
export function parseMarking(size: string): Marking {
  const digits = size.replace(/^M[TU]/, (letters) => LETTER_WIDTHS[letters] ?? letters);
  const [, width, profile, construction, diameter, mark] = MARKING.exec(digits) ?? [];
  if (!width || !construction || !diameter) throw new Error(`«${size}» is no tyre size.`);
  return {
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

/** A size such as `31x10.5 R15` begins with the outer diameter. */
export const outerDiameter = (size: string): Record<string, number> =>
  size.includes('x') ? { outer_diameter: parseMarking(size).width } : {};

/** Hundredths, as the database keeps sizes for exact equality. */
export const hundredths = (value: number) => Math.round(value * 100);
