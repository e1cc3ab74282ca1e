import { outer, soviet, wide } from '../sizes/tyre-numbers.ts';
import { isBetween, type Notation, notation } from '../text/notation.ts';
import { asMarking } from '../text/spelling.ts';
import type { Filter, Reading, Section } from '../text/text-reading.ts';
import { bore } from './query-rims.ts';

/** Notations that only buyers use: in names of goods the same signs mean other things. */

const INCH = ['truck_tyres', 'special_tyres', 'moto_tyres', 'tyres'] as const;
/** Ranges of rims for tyres with a width in inches. */
const RIMS_OF: Partial<Record<Section, readonly [number, number]>> = {
  tyres: [12, 17],
  truck_tyres: [15, 25],
  moto_tyres: [8, 21],
};
const num = (text: string | undefined) => Number(text);

const size = (value: string, filter: Filter): Reading => ({ field: 'size', value, filter });

/** Reads a range of rim diameters. */
const rims: Notation['read'] = ([first, last]) => {
  const [from, to] = [num(first), num(last)];
  // «18-24» is the size of a loader's tyre
  if (to <= from || to - from > 4) return undefined;
  const diameter = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return size(`R${from}–R${to}`, { diameter });
};

/** Russian words in the letters of markings, in which texts are read here. */
const [TO, FROM, UP_TO, OTHER] = ['на', 'от|с', 'до|по', 'шт|тыс|год'].map(asMarking);

const SPOKEN_RIM = String.raw`(?:\s?(?:${TO}|x)?\s?r?\s?(1[2-9]|2[0-4]))?`;

/** «225 на 60 на 18»: the size of a car tyre as it is spoken. The rim may have been stated before. */
const spoken: Notation['read'] = ([width, profile, rim]) => {
  const [w, p] = [num(width), num(profile)];
  if (w % 5 !== 0 || p % 5 !== 0 || !isBetween(w, 115, 405) || !isBetween(p, 20, 100))
    return undefined;
  return size(rim ? `${w}/${p} R${rim}` : `${w}/${p}`, {
    width: [w],
    profile: [p],
    ...(rim && { diameter: [num(rim)] }),
  });
};

export const QUERY_SIZES: readonly Notation[] = [
  // r-16 215/65, r15 185*65: the rim first
  notation(
    ['tyres'],
    String.raw`[rz]\s?-?\s?(1[2-9]|2[0-4])\s+(\d{3})\s?[\s/x-]\s?(\d{2})(?!\d)`,
    ([rim, width, profile]) => spoken([width, profile, rim], 'tyres'),
  ),
  // 205 55 z17
  notation(['tyres'], String.raw`(\d{3})\s?[\s/x-]\s?(\d{2})\s?[\s/-]?\s?z(1[5-9]|2[0-4])`, spoken),
  // 195 r14 c: the mark of a van apart; 195 14c: without R
  notation(['tyres'], String.raw`(\d{3})(?:\s?r\s?|\s)(1[2-6])\s?([cц])(?=\s|$)`, ([width, rim]) =>
    size(`${width} R${rim}C`, {
      width: [num(width)],
      profile: [0],
      diameter: [num(rim)],
      light_truck: true,
    }),
  ),
  // 16.205.55, «17,225,50»: the rim first
  notation(
    ['tyres'],
    String.raw`r?(1[2-9]|2[0-4])\s?[./-]\s?(\d{3})\s?[./-]\s?(\d{2})(?!\d)`,
    ([rim, width, profile]) => spoken([width, profile, rim], 'tyres'),
  ),
  // 15c 195 70: the rim of a van first
  notation(
    ['tyres'],
    String.raw`r?\s?(1[2-7])\s?[cц]\s+(\d{3})[\s/x-](\d{2})`,
    ([rim, width, profile]) =>
      size(`${width}/${profile} R${rim}C`, {
        width: [num(width)],
        profile: [num(profile)],
        diameter: [num(rim)],
        light_truck: true,
      }),
  ),
  // 315 70 22 5: the decimal point was left out
  notation(
    ['truck_tyres'],
    String.raw`(\d{3})[\s/x](\d{2})\s?[\s/xr]\s?(17|19|22)\s5`,
    ([width, profile, rim]) =>
      size(`${width}/${profile} R${rim}.5`, {
        width: [num(width)],
        profile: [num(profile)],
        diameter: [num(rim) + 0.5],
      }),
  ),
  // 12 00 20: the point and the sign were left out
  notation(['truck_tyres'], String.raw`(8|9|1[0-4])\s00\s?[\sr-]\s?(20)`, ([width, rim]) =>
    size(`${width}.00-${rim}`, {
      width: [num(width)],
      profile: [0],
      diameter: [num(rim)],
    }),
  ),
  // 260 508, 1220 400 533: sizes in millimetres without separators
  notation(['truck_tyres', 'special_tyres'], String.raw`(\d{3})\s(508|533)`, soviet),
  notation(['truck_tyres', 'special_tyres'], String.raw`(1\d{3})[\sx](\d{3})\s(508|533|635)`, wide),
  // 400/8: the 4.00-8 of a walking tractor
  notation(
    ['special_tyres', 'moto_tyres'],
    String.raw`([34])([05])0\s?[/-]\s?(8|10)`,
    ([inches, half, rim]) =>
      size(`${inches}.${half}0-${rim}`, {
        width: [num(`${inches}.${half}`)],
        profile: [0],
        diameter: [num(rim)],
      }),
  ),
  // 25-8-12, 25 на 8 на 12
  notation(
    ['quadro_tyres'],
    String.raw`(\d{2})\s?(?:-|${TO})\s?(\d{1,2}(?:\.\d)?)\s?(?:-|${TO})\s?(\d{1,2})`,
    ([outer, width, rim]) => {
      const [o, w, d] = [num(outer), num(width), num(rim)];
      return isBetween(o, 16, 35) && isBetween(w, 5, 14) && isBetween(d, 6, 16) && o > d
        ? size(`${o}x${w}-${d}`, { outer_diameter: [o], width: [w], diameter: [d] })
        : undefined;
    },
  ),
  notation(['tyres'], String.raw`(\d{3})\s?${TO}\s?(\d{2})${SPOKEN_RIM}`, spoken),
  // 33 на 12.5 р15
  notation(
    ['tyres'],
    String.raw`(2[89]|3\d)\s?${TO}\s?(\d{1,2}(?:\.\d{1,2})?)\s?(?:${TO}\s?)?(r?)\s?(1[4-9]|2[02])(?!\d)`,
    outer,
  ),
  // 315 на 80 на 22.5
  notation(
    ['truck_tyres'],
    String.raw`(\d{3})\s?(?:${TO}|[\s/x-])\s?(\d{2})\s?${TO}\s?r?((?:17|19|22)\.5)`,
    ([width, profile, rim]) =>
      size(`${width}/${profile} R${rim}`, {
        width: [num(width)],
        profile: [num(profile)],
        diameter: [num(rim)],
      }),
  ),
  // 235/50 на 19
  notation(
    ['tyres'],
    String.raw`(\d{3})\s?[\s/x-]\s?(\d{2})\s?${TO}\s?r?(1[2-9]|2[0-4])(?![\d.])`,
    spoken,
  ),
  // от 16 до 18, r16-r18
  notation(
    ['tyres', 'disks'],
    String.raw`(?:${FROM}\s+)?r?(1[2-9]|2[0-4])\s?(?:${UP_TO}|-)\s?r?(1[2-9]|2[0-4])(?!\s?(?:${OTHER}))`,
    rims,
  ),
  // 12.5 80 18: an industrial tyre without its slash
  notation(
    ['special_tyres'],
    String.raw`(1[0-9]\.[05])\s([678][05])\s(1[5-9]|2[04])(?![\d.])`,
    ([width, profile, diameter]) =>
      size(`${width}/${profile}-${diameter}`, {
        width: [num(width)],
        profile: [num(profile)],
        diameter: [num(diameter)],
      }),
  ),
  // 7.00 16, 15.5 38, 3.00 18, 30.5l 32, 30.5l32
  notation(
    INCH,
    String.raw`(\d{1,2}\.\d{1,2})(?:l\s?|\s)(\d{2}(?:\.5)?)(?!\s?[clx])`,
    ([width, diameter], section) => {
      const [least, most] = section === 'moto_tyres' ? [1.75, 6] : [4, 35];
      const isTyre = isBetween(num(width), least!, most!);
      const [smallest, largest] = RIMS_OF[section] ?? [8, 54];
      return isTyre && isBetween(num(diameter), smallest, largest)
        ? size(`${width}-${diameter}`, {
            width: [num(width)],
            profile: [0],
            diameter: [num(diameter)],
          })
        : undefined;
    },
  ),
];

/** «205/55 16 х 4», «205/55 16 (4)»: pieces right after a whole size. `X4` and `X 5` may be cars. */
export const PIECES_BEHIND_SIZE: readonly Notation[] = [
  notation(['tyres'], String.raw`(?<!${TO}\s)(?:x\s|(?<=\())([248])(?=\s|\)|$)`, ([pieces]) => ({
    field: 'quantity',
    value: `от ${pieces} шт.`,
    filter: { quantity_min: num(pieces) },
  })),
];

/**
 * Single numbers: a motorcycle's rim, the outer diameter of a quad bike's tyre, and the bore of a truck's wheel, the
 * 281 of «ET0 281».
 */
export const LONE_QUERY_NUMBERS: readonly Notation[] = [
  // «28 14 maxxis», «перед 12»
  notation(['quadro_tyres'], '(8|9|1[0-6])', ([diameter]) =>
    size(`R${diameter}`, { diameter: [num(diameter)] }),
  ),
  // «грязевые 28»: a quad bike's rim is never that large
  notation(['quadro_tyres'], '(1[89]|2[0-9]|3[0-7])', ([outer]) =>
    size(`${outer}"`, { outer_diameter: [num(outer)] }),
  ),
  // «эндуро 21 перед»
  notation(['moto_tyres'], '(1[0-9]|2[0-3])', ([diameter]) =>
    size(`R${diameter}`, { diameter: [num(diameter)] }),
  ),
  notation(['truck_disks'], String.raw`(1[2-9]\d|2\d\d|30\d)`, ([mm]) =>
    [175, 195, 225].includes(num(mm)) ? undefined : bore(num(mm)),
  ),
];
