import { isBetween, type Notation, notation } from '../text/notation.ts';
import type { Filter, Reading, Section } from '../text/reading.ts';
import { asMarking } from '../text/spelling.ts';
import { ALPHA_WIDTHS, MM_WIDTHS, RANGES, RIM_MM } from './tyre-tables.ts';

const CAR = ['tyres'] as const;
const TRUCK = ['truck_tyres'] as const;
const INCH = ['truck_tyres', 'special_tyres', 'moto_tyres'] as const;
const ALL = ['tyres', 'truck_tyres', 'special_tyres', 'moto_tyres', 'quadro_tyres'] as const;

const num = (text: string | undefined) => Number(text);
/** Reads a typed rim: `225` and, for trucks, `22` mean 22.5. */
function rimOf(typed: string | undefined, section: Section): number | undefined {
  if (!typed) return undefined;
  let rim = RIM_MM[typed] ?? num(typed);
  if (rim > 100 && rim % 10 === 5) rim /= 10;
  if (section === 'truck_tyres' && [17, 19, 22].includes(rim)) rim += 0.5;
  const [least, most] = RANGES[section]!.rim;
  // only implements have rims such as 15.3
  const isWhole = section === 'special_tyres' || Number.isInteger(rim * 2);
  return isWhole && isBetween(rim, least, most) ? rim : undefined;
}

const isWidth = (mm: number, section: Section) => {
  const [least, most] = RANGES[section]!.mm;
  return isBetween(mm, least, most);
};
const isProfile = (percent: number) => isBetween(percent, 20, 100);

const size = (value: string, filter: Filter): Reading => ({ field: 'size', value, filter });
const suffix = (mark: string | undefined) => mark?.toUpperCase().replace('Ц', 'C') ?? '';
const van = (mark: string | undefined): Filter => (mark ? { light_truck: true } : {});
/** Returns `R` or `-`, as it was typed. */
const joint = (typed: string | undefined) => (/r/.test(typed ?? '') ? 'R' : '-');

export const metric: Notation['read'] = ([width, profile, typed, mark], section) => {
  const [w, p, rim] = [num(width), num(profile), rimOf(typed, section)];
  if (!rim || !isWidth(w, section) || !isProfile(p) || p % 5 !== 0) return undefined;
  // 500/50-17 of a machine is not 17.5
  if (section === 'truck_tyres' && w >= 400 && num(typed) + 0.5 === rim) return undefined;
  return size(`${w}/${p} R${rim}${suffix(mark)}`, {
    width: [w],
    profile: [p],
    diameter: [rim],
    ...van(mark),
  });
};

/** `31x10.5 R15`, `25x8-12`: the outer diameter, the width and the rim, all in inches. */
export const outer: Notation['read'] = ([first, second, radial, typed, mark], section) => {
  const [o, w, rim] = [num(first), num(second), rimOf(typed, section)];
  if (!rim || !isBetween(o, 10, 60) || !isBetween(w, 2.5, 26) || o <= rim || o <= w)
    return undefined;
  const join = section === 'tyres' ? ' R' : joint(radial);
  return size(`${o}x${w}${join}${rim}${suffix(mark)}`, {
    outer_diameter: [o],
    width: [w],
    diameter: [rim],
    ...van(mark),
  });
};

/** `10.0/75-15.3`, `16/70-20`, `35/65R33`: an inch width with an aspect ratio. */
const inchAspect: Notation['read'] = ([width, profile, radial, typed], section) => {
  const [w, p, rim] = [num(width), num(profile), rimOf(typed, section)];
  if (!rim || !isBetween(w, 4, 60) || !isProfile(p)) return undefined;
  // 15.0/55-17 of an implement is not 17.5
  if (section === 'truck_tyres' && num(typed) + 0.5 === rim) return undefined;
  return size(`${width}/${p}${joint(radial)}${rim}`, { width: [w], profile: [p], diameter: [rim] });
};

/** `12R22.5`, `18.4-38`, `3.00-18`: an inch width alone. */
const inch: Notation['read'] = ([width, low, radial, typed, mark], section) => {
  const [w, rim] = [num(width), rimOf(typed, section)];
  const [least, most] = { tyres: [4.5, 12.5], truck_tyres: [6, 18], moto_tyres: [1.75, 6] }[
    section as string
  ] ?? [3, 60];
  if (!rim || !isBetween(w, least!, most!)) return undefined;
  // no machine has a narrow tyre on a large rim: 3.25-18 is a motorcycle's
  if (section === 'special_tyres' && w < 4 && rim > 13) return undefined;
  // «Nordman 8 R17» is the name of a model
  if (section === 'tyres' && /^\d$/.test(width!)) return undefined;
  return size(`${width}${suffix(low)}${joint(radial)}${rim}${suffix(mark)}`, {
    width: [w],
    profile: [0],
    diameter: [rim],
    ...van(mark),
  });
};

/**
 * `185R14C`, `250-15`: a width in millimetres without a profile. On a car only the mark of a van shows that there is
 * none.
 */
export const fullProfile: Notation['read'] = ([width, typed, mark], section) => {
  const [w, rim] = [num(width), rimOf(typed, section)];
  if (!rim || !isWidth(w, section) || (section === 'tyres' && RIM_MM[typed!])) return undefined;
  const none = mark || section === 'special_tyres';
  return size(`${w} R${rim}${suffix(mark)}`, {
    width: [w],
    ...(none && { profile: [0] }),
    diameter: [rim],
    ...van(mark),
  });
};

/** `280R508` is 10.00R20. */
export const soviet: Notation['read'] = ([width, typed], section) => {
  const [w, rim] = [MM_WIDTHS[width!], rimOf(typed, section)];
  if (!w || !rim) return undefined;
  return size(`${w.toFixed(2)}R${rim}`, { width: [w], profile: [0], diameter: [rim] });
};

/**
 * `1220x400-533`, `457/178-308`: outer diameter, width and rim in millimetres. The largest tyres may have the rim in
 * inches: `1300/700-21`.
 */
export const wide: Notation['read'] = ([first, typedWidth, typedRim]) => {
  const [outside, w, rim] = [num(first), num(typedWidth), num(typedRim)];
  const isInches = rim < 100;
  // 315/80-225 is 315/80 R22.5
  if (w < 100 && (isInches || rim % 10 === 5)) return undefined;
  if (isInches ? outside < 1000 || w < 300 || rim < 18 : outside - rim < 60 || rim < 100)
    return undefined;
  return size(`${first}x${typedWidth}-${typedRim}`, {
    outer_diameter: [outside],
    width: [w],
    diameter: [rim],
  });
};

const alpha: Notation['read'] = ([code, profile, typed], section) => {
  const [w, rim] = [ALPHA_WIDTHS[code!], rimOf(typed, section)];
  if (!w || !rim || !isProfile(num(profile))) return undefined;
  return size(`M${code!.toUpperCase()}${profile}B${rim}`, {
    width: [w],
    profile: [num(profile)],
    diameter: [rim],
  });
};

const half: Notation['read'] = ([width, profile], section) => {
  const [w, p] = [num(width), num(profile)];
  if (!isWidth(w, section) || !isProfile(p)) return undefined;
  return size(`${w}/${p}`, { width: [w], profile: [p] });
};

const rimAlone: Notation['read'] = ([typed, mark], section) => {
  const rim = rimOf(typed, section);
  return rim ? size(`R${rim}${suffix(mark)}`, { diameter: [rim], ...van(mark) }) : undefined;
};

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
    ALL,
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
    ALL,
    String.raw`(?:lt|[pt](?=\d)|[vic]f\s?)?(\d{2,4})${GAP}(100|\d{2})${RADIAL}(?!(?<=\d)\d(?!\d))${RIM}${VAN}`,
    metric,
  ),
  ANY_GLUED,
  notation(
    ALL,
    String.raw`(?:(?:at|lt)\s?)?${INCHES}(?:\s*x?\s*[/x]\s*|\s+)${INCHES}${BEFORE_RIM}${RIM}${VAN}`,
    outer,
  ),
  notation(INCH, String.raw`${INCHES}\s?/\s?(\d{2})${BEFORE_RIM}${RIM}`, inchAspect),
  notation(
    [...INCH, ...CAR],
    String.raw`${INCHES}\s?(l)?\s?/?\s?([zv]?r|[-bdx])\s?${RIM}${VAN}`,
    inch,
  ),
  notation(TRUCK, String.raw`(\d{1,2}(?:\.\d{2})?)()(\s)(\d{2}\.5|20)`, inch),
  notation([...TRUCK, 'special_tyres'], String.raw`(\d{3})\s?[r/-]\s?(\d{3})`, soviet),
  notation(ALL, String.raw`(\d{3})\s?(?:[zv]?r\s?-?|-)\s?${RIM}${VAN}`, fullProfile),
  notation(['moto_tyres'], String.raw`m([a-z])\s?(\d{2})\s?/?\s?-?\s?[bh]?\s?(\d{2})`, alpha),
  notation(ALL, String.raw`(\d{2,3})\s?[/.]\s?(\d{2,3})`, half),
  notation(ALL, String.raw`[zv]?r\s?${RIM}${VAN}`, rimAlone),
  notation(ALL, String.raw`(\d{2}(?:\.\d)?)()\s?(?:"|''|dюйm[a-zа-я]*)`, rimAlone),
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
    ALL,
    String.raw`r\s?-?(\d{2}(?:\.5)?)(?:\s?(c|lt))?\s+(?:lt\s?)?(\d{3})(?:\s?[/x-]\s?|\s)(\d{2})(?!\d|\s?/(?!\s))`,
    rimFirst,
  ),
  notation(ALL, String.raw`(\d{3})\s?/\s?(\d{2})\s?(c)\s?[zv]?r\s?-?${RIM}`, markFirst),
  notation(
    ALL,
    String.raw`(\d{3}|\d{1,2}(?:\.\d{1,2})?)${NO_PROFILE}([zv]?r)\s?${RIM}${VAN}`,
    noProfile,
  ),
  notation(
    ALL,
    String.raw`r\s?${RIM}(c|lt)?\s+(\d{3}|\d{1,2}(?:\.\d{1,2})?)\s?/(?=\s*(?:$|[^\d\s.]|\d{2,3}\s?/\s?\d{2,3}|\d{2,3}\s?[a-y]))`,
    rimFirstNoProfile,
  ),
  notation(ALL, String.raw`r\s?(1[2-7])\s+(\d{3})\s?(c)(?![a-zа-я0-9])`, ([rim, width, mark], at) =>
    rimFirstNoProfile([rim, mark, width], at),
  ),
  notation(ALL, String.raw`r\s?${RIM}(c|lt)?\s+${INCHES}\s?[/x]\s?${INCHES}`, rimFirstOuter),
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
