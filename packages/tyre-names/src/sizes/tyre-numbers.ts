import { isBetween, type Notation } from '../text/notation.ts';
import type { Filter, Reading, Section } from '../text/text-reading.ts';

/** Rims that tyres of a section are made for, in inches, and their widths in millimetres. */
const RANGES: Partial<Record<Section, { rim: [number, number]; mm: [number, number] }>> = {
  tyres: { rim: [10, 26], mm: [115, 405] },
  truck_tyres: { rim: [13, 25], mm: [185, 600] },
  special_tyres: { rim: [4, 63], mm: [100, 1300] },
  moto_tyres: { rim: [6, 23], mm: [50, 330] },
  quadro_tyres: { rim: [5, 17], mm: [100, 400] },
};

/** 508 mm is a 20 inch rim. */
const RIM_MM: Record<string, number> = {
  381: 15,
  406: 16,
  457: 18,
  508: 20,
  533: 21,
  610: 24,
  635: 25,
};
/** Soviet metric markings of inch truck tyres. @see GOST 5513 */
const MM_WIDTHS: Record<string, number> = {
  220: 7.5,
  240: 8.25,
  260: 9,
  280: 10,
  300: 11,
  320: 12,
  370: 14,
};
/** Width codes of alphabetic motorcycle sizes, in millimetres. */
const ALPHA_WIDTHS: Record<string, number> = {
  h: 80,
  j: 90,
  m: 100,
  n: 110,
  p: 120,
  r: 120,
  t: 130,
  u: 140,
  v: 150,
};

export const num = (text: string | undefined) => Number(text);
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

export const isWidth = (mm: number, section: Section) => {
  const [least, most] = RANGES[section]!.mm;
  return isBetween(mm, least, most);
};
const isProfile = (percent: number) => isBetween(percent, 20, 100);

export const size = (value: string, filter: Filter): Reading => ({ field: 'size', value, filter });
const suffix = (mark: string | undefined) => mark?.toUpperCase().replace('Ц', 'C') ?? '';
const van = (mark: string | undefined): Filter => (mark ? { light_truck: true } : {});
/** Returns `R` or `-`, as it was typed. */
const joint = (typed: string | undefined) => (/r/.test(typed ?? '') ? 'R' : '-');

export const metric: Notation['read'] = ([width, profile, typed, mark], section) => {
  const [w, p, rim] = [num(width), num(profile), rimOf(typed, section)];
  if (!rim || !isWidth(w, section) || !isProfile(p) || p % 5 !== 0) return undefined;
  // 235/40 R18 is a car's: low tyres of lorries are wide
  if (section === 'truck_tyres' && p <= 50 && w < (p === 50 ? 350 : 400)) return undefined;
  // widths of motorcycles' end with 0: 235/40 R18 is a car's
  if (section === 'moto_tyres' && w >= 185 && w % 10 !== 0) return undefined;
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
export const inchAspect: Notation['read'] = ([width, profile, radial, typed], section) => {
  const [w, p, rim] = [num(width), num(profile), rimOf(typed, section)];
  if (!rim || !isBetween(w, 4, 60) || !isProfile(p)) return undefined;
  // 15.0/55-17 of an implement is not 17.5
  if (section === 'truck_tyres' && num(typed) + 0.5 === rim) return undefined;
  // 12.5/80-18 too: no lorry's are as high
  if (section === 'truck_tyres' && p > 70) return undefined;
  if (section === 'moto_tyres' && w > 6) return undefined;
  return size(`${width}/${p}${joint(radial)}${rim}`, { width: [w], profile: [p], diameter: [rim] });
};

/** `12R22.5`, `18.4-38`, `3.00-18`: an inch width alone. */
export const inch: Notation['read'] = ([width, low, radial, typed, mark], section) => {
  const [w, rim] = [num(width), rimOf(typed, section)];
  const [least, most] = { tyres: [4.5, 12.5], truck_tyres: [6, 18], moto_tyres: [1.75, 6] }[
    section as string
  ] ?? [3, 60];
  if (!rim || !isBetween(w, least!, most!)) return undefined;
  // no machine has a narrow tyre on a large rim: 3.25-18 is a motorcycle's
  if (section === 'special_tyres' && w < 4 && rim > 13) return undefined;
  // 12.4R24 is a tractor's, and so is 8.3-20: widths of lorries' are whole, halves or quarters
  if (section === 'tyres' && rim > 18) return undefined;
  if (section === 'truck_tyres' && !Number.isInteger(w * 4)) return undefined;
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

export const alpha: Notation['read'] = ([code, profile, typed], section) => {
  const [w, rim] = [ALPHA_WIDTHS[code!], rimOf(typed, section)];
  if (!w || !rim || !isProfile(num(profile))) return undefined;
  return size(`M${code!.toUpperCase()}${profile}B${rim}`, {
    width: [w],
    profile: [num(profile)],
    diameter: [rim],
  });
};

export const half: Notation['read'] = ([width, profile], section) => {
  const [w, p] = [num(width), num(profile)];
  if (!isWidth(w, section) || !isProfile(p)) return undefined;
  return size(`${w}/${p}`, { width: [w], profile: [p] });
};

export const rimAlone: Notation['read'] = ([typed, mark], section) => {
  // R4 is the tread of a machine
  if (section === 'special_tyres' && num(typed) < 8) return undefined;
  const rim = rimOf(typed, section);
  return rim ? size(`R${rim}${suffix(mark)}`, { diameter: [rim], ...van(mark) }) : undefined;
};
