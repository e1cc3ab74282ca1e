import { type Notation, notation } from '../text/notation.ts';
import { asMarking } from '../text/spelling.ts';
import { TYRES } from '../trade/rules.generated.ts';
import {
  alpha,
  fullProfile,
  half,
  inch,
  inchAspect,
  isWidth,
  metric,
  num,
  outer,
  rimAlone,
  size,
  soviet,
  wide,
} from './tyre-numbers.ts';

const CAR = ['tyres'] as const;
const TRUCK = ['truck_tyres'] as const;
const INCH = ['truck_tyres', 'special_tyres', 'moto_tyres'] as const;

const INCHES = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;
/** Three digits before a profile are the width of the next size: `225/45 255/40`. */
const RIM = String.raw`(\d{1,2}(?:\.\d)?|\d{3}(?!\s?/\s?\d\d))`;
/** The mark of a van. It may stand apart if two loads follow: `205/65 R16 C 107/105T`. */
export const VAN = String.raw`(?:\s(?=[cц]\s+\d{2,3}\s?/))?(c|lt|ц(?![а-я]))?`;
/**
 * What stands before the rim: `R` (or `P`, from the Cyrillic Р), `ZR`, `B`, `D`, the `V` and `VB` of motorcycles, `-`,
 * or a gap.
 */
const RADIAL = String.raw`\s*(?:[-/x.]?\s*(?:z\s)?[zv]?r?[rp]\s?[f-]?|[hsv]?b|[dhv]|[-/x.])?\s*`;
const GAP = String.raw`(?:\s*[/x.-]\s*|\s+)`;
/** The same, but required where numbers would run together without it. */
const BEFORE_RIM = String.raw`(\s*(?:/?\s?[zv]?r?r\s?-?|[bdx/-])\s*|\s+)`;
/** The place of the profile in a marking without one: `185/ R14C`, `10.00/- R20`, «185/НЕТ ЗНАЧЕНИЯ R14C». */
const NO_PROFILE = String.raw`\s?/\s?(?:-|0{1,2}(?!\d)|het[a-zа-я\s]{0,40}?|none|null|n/a)?\s*`;

/** `20555R16`: a profile directly after the width. */
const glued = (joint: string): Notation =>
  notation(
    TYRES,
    String.raw`(?:lt|p)?(\d{3})(\d{2})${joint}(\d{2}(?:\.5)?|[12][79]5|225)${VAN}`,
    metric,
  );
const ANY_GLUED = glued(String.raw`\s?(?:[zv]?r|[/x.-])?\s?`);

/** Every way to write the size of a tyre, the most specific first. @see ETRTO and TRA markings */
export const TYRE_SIZES: readonly Notation[] = [
  notation(
    ['special_tyres', 'truck_tyres'],
    String.raw`(\d{3,4})\s?[x/]\s?(\d{2,3})\s?[-r]\s?(\d{2,3})`,
    wide,
  ),
  notation(
    TYRES,
    String.raw`(?:lt|[pt](?=\d)|[vic]f\s?)?(\d{2,4})${GAP}(100|\d{2})${RADIAL}(?!(?<=\d)\d(?!\d))${RIM}${VAN}`,
    metric,
  ),
  ANY_GLUED,
  notation(
    TYRES,
    String.raw`(?:(?:at|lt)\s?)?${INCHES}(?:\s*x?\s*[/x]\s*|\s+)${INCHES}${BEFORE_RIM}${RIM}${VAN}`,
    outer,
  ),
  notation(TRUCK, String.raw`(8\.25|9\.00|1[0-4]\.00)\s?/\s?(20|24)`, ([width, rim], section) =>
    inch([width, undefined, '-', rim], section),
  ),
  notation(INCH, String.raw`${INCHES}\s?/\s?(\d{2})${BEFORE_RIM}${RIM}`, inchAspect),
  notation(
    [...INCH, ...CAR],
    String.raw`${INCHES}\s?(l)?\s?/?\s?([zv]?r|[-bdx])\s?${RIM}${VAN}`,
    inch,
  ),
  notation(TRUCK, String.raw`(\d{1,2}(?:\.\d{2})?)()(\s)(\d{2}\.5|20)`, inch),
  notation([...TRUCK, 'special_tyres'], String.raw`(\d{3})\s?[r/-]\s?(\d{3})`, soviet),
  notation(TYRES, String.raw`(\d{3})(?:\s?(?:[zv]?r\s?-?)\s?|-)${RIM}${VAN}`, fullProfile),
  notation(['moto_tyres'], String.raw`m([a-z])\s?(\d{2})\s?/?\s?-?\s?[bh]?\s?(\d{2})`, alpha),
  notation(TYRES, String.raw`(\d{2,3})\s?[/.]\s?(\d{2,3})`, half),
  notation(TYRES, String.raw`[zv]?r\s?${RIM}${VAN}`, rimAlone),
  notation(TYRES, String.raw`(\d{2}(?:\.\d)?)()\s?(?:"|''|dюйm[a-zа-я]*)`, rimAlone),
];

/** Words after «с» that show that it is the mark of a van, in the letters of markings. */
const BEHIND_VAN = asMarking(
  '(?:зим|лет|всесез|шипован|нешип|липуч|груз|усил)|(?:на|для|под|газель|газельку|соболь)(?=\\s|$)',
);

/**
 * `225/75/16 ц`, «195 75 16 с зимняя»: in a search the mark of a van may stand apart. Only «с» is also a preposition:
 * «16 с доставкой», «16 с 24 года».
 */
export const VAN_APART: Notation = notation(
  CAR,
  String.raw`(\d{3})${GAP}(\d{2})${RADIAL}(1[3-7])\s(ц(?![0-9a-zа-я])|c(?=\s*$|\s+(?:${BEHIND_VAN}|(?!20[12]\d)\d+(?!\d|\s?г))))`,
  metric,
);

/** `1400-24` of a grader is 14.00-24, `1000-20` of a truck 10.00-20. */
const hundredths: Notation['read'] = ([width, joint, rim]) =>
  size(`${(num(width) / 100).toFixed(2)}${joint === 'r' ? 'R' : '-'}${rim}`, {
    width: [num(width) / 100],
    profile: [0],
    diameter: [num(rim)],
  });

/** `R16 205/55`: the rim first. */
const rimFirst: Notation['read'] = ([rim, mark, width, profile], section) =>
  metric([width, profile, rim, mark], section);

/** `225/85C R15`: the mark of a van before the rim. */
const markFirst: Notation['read'] = ([width, profile, mark, rim], section) =>
  metric([width, profile, rim, mark], section);

/** `10.00/- R20`, `185/ R14C`: the profile is left empty. */
const noProfile: Notation['read'] = ([width, radial, rim, mark], section) =>
  num(width) > 100
    ? fullProfile([width, rim, mark ?? 'c'], section) && fullProfile([width, rim, mark], section)
    : inch([width, undefined, radial || '-', rim, mark], section);

const rimFirstNoProfile: Notation['read'] = ([rim, mark, width], section) =>
  noProfile([width, 'r', rim, mark], section);

/** `R15 33/12.5`: the rim before the outer diameter. */
const rimFirstOuter: Notation['read'] = ([rim, mark, first, second], section) =>
  outer([first, second, 'r', rim, mark], section);

/** Notations of a complete size: enough to tell which tyre it is. */
export const FULL_TYRE_SIZES: readonly Notation[] = [
  notation(
    TYRES,
    String.raw`r\s?-?(\d{2}(?:\.5)?)(?:\s?(c|lt))?\s+(?:lt\s?)?(\d{3})(?:\s?[/x-]\s?|\s)(\d{2})(?!\d|\s?/(?!\s))`,
    rimFirst,
  ),
  notation(TYRES, String.raw`(\d{3})\s?/\s?(\d{2})\s?(c)\s?[zv]?r\s?-?${RIM}`, markFirst),
  notation(
    TYRES,
    String.raw`(\d{3}|\d{1,2}(?:\.\d{1,2})?)${NO_PROFILE}([zv]?r)\s?${RIM}${VAN}`,
    noProfile,
  ),
  notation(
    TYRES,
    String.raw`r\s?${RIM}(c|lt)?\s+(\d{3}|\d{1,2}(?:\.\d{1,2})?)\s?/(?=\s*(?:$|[^\d\s.]|\d{2,3}\s?/\s?\d{2,3}|\d{2,3}\s?[a-y]))`,
    rimFirstNoProfile,
  ),
  notation(
    TYRES,
    String.raw`r\s?(1[2-7])\s+(\d{3})\s?(c)(?![a-zа-я0-9])`,
    ([rim, width, mark], at) => rimFirstNoProfile([rim, mark, width], at),
  ),
  notation(TYRES, String.raw`r\s?${RIM}(c|lt)?\s+${INCHES}\s?[/x]\s?${INCHES}`, rimFirstOuter),
  glued(String.raw`(?:\s?(?:[zv]?r|[/x.-])\s?|\s|(?=\d\d\.5))`),
  ...TYRE_SIZES.slice(0, -3).filter((other) => other !== ANY_GLUED),
  notation(
    CAR,
    String.raw`r\s?(1[2-7])\s?(c|lt)\s+(?:lt\s?)?(\d{2}5)(?!\s?[/x\d])`,
    rimFirstNoProfile,
  ),
  notation(['special_tyres'], String.raw`(1[2-8]00)\s?(-)\s?(2[045])`, hundredths),
  notation(TRUCK, String.raw`(1[0-4]00)\s?([-r])\s?(20)`, hundredths),
];

/** A number on its own: `205` is a width, `16` a rim. Read only if it is not part of a name. */
export const LONE_TYRE_NUMBERS: readonly Notation[] = [
  notation(CAR, String.raw`(\d{2}5)\s+([3-8][05]|25)`, half),
  notation(TRUCK, String.raw`([2-4]\d5)\s+(4[05]|5[05]|6[05]|7[05]|80)`, half),
  notation(['tyres', 'truck_tyres'], String.raw`(\d{3})`, ([width], section) => {
    const w = num(width);
    return isWidth(w, section) && w % 5 === 0 ? size(String(w), { width: [w] }) : undefined;
  }),
  notation(CAR, String.raw`(1[2-9]|2[0-4])()`, rimAlone),
  notation(TRUCK, String.raw`(17\.5|19\.5|22\.5|20)()`, rimAlone),
];
