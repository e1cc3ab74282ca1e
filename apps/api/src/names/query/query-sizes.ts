import { wholeCircle } from '../sizes/rim-sizes.ts';
import { isBetween, type Notation, notation } from '../text/notation.ts';
import type { Filter, Reading, Section } from '../text/reading.ts';
import { asMarking } from '../text/spelling.ts';

/** Notations that only buyers use: in names of goods the same signs mean other things. */

const RIMS = ['disks', 'truck_disks'] as const;
const INCH = ['truck_tyres', 'special_tyres', 'moto_tyres', 'tyres'] as const;
/** Rims of tyres whose width is in inches. */
const RIMS_OF: Partial<Record<Section, readonly [number, number]>> = {
  tyres: [12, 17],
  truck_tyres: [15, 25],
  moto_tyres: [8, 21],
};
const num = (text: string | undefined) => Number(text);

const size = (value: string, filter: Filter): Reading => ({ field: 'size', value, filter });

const rim = (first: number, second: number): Reading | undefined => {
  const [width, diameter] = [first, second].sort((a, b) => a - b) as [number, number];
  return isBetween(width, 2.5, 20) && isBetween(diameter, 10, 30)
    ? size(`${width}×${diameter}`, { rim_width: [width], diameter: [diameter] })
    : undefined;
};

const fastening = (bolts: number, pcd: number): Reading => ({
  field: 'fastening',
  value: `${bolts}×${pcd}`,
  filter: { bolts: [bolts], pcd: [pcd] },
});

const bore = (mm: number): Reading => ({
  field: 'dia',
  value: `D${mm}`,
  filter: { dia_min: mm, dia_max: mm },
});

const INCHES = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;

/** Rims from one diameter to another. */
const rims: Notation['read'] = ([first, last]) => {
  const [from, to] = [num(first), num(last)];
  // «18-24» is the size of a loader's tyre
  if (to <= from || to - from > 4) return undefined;
  const diameter = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return size(`R${from}–R${to}`, { diameter });
};

/** Russian words in the letters that texts are read in here. */
const [TO, BY, FROM, UP_TO, PIECES, HOLES] = [
  'на',
  'по',
  'от|с',
  'до|по',
  'шт|тыс',
  '(?:болт|отверсти|дыр|шпил)[а-я]*',
].map(asMarking);

const SPOKEN_RIM = String.raw`(?:\s?(?:${TO}|x)?\s?r?\s?(1[2-9]|2[0-4]))?`;

/** «225 на 60 на 18»: the size of a car's tyre as it is said aloud; the rim may have been said before. */
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
  // 195 r14 c: the mark of a van apart
  notation(['tyres'], String.raw`(\d{3})\s?r\s?(1[2-6])\s(c)(?=\s|$)`, ([width, rim]) =>
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
    String.raw`r?\s?(1[2-7])\s?c\s+(\d{3})[\s/x-](\d{2})`,
    ([rim, width, profile]) =>
      size(`${width}/${profile} R${rim}C`, {
        width: [num(width)],
        profile: [num(profile)],
        diameter: [num(rim)],
        light_truck: true,
      }),
  ),
  // 315 70 22 5: the point was left out
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
  // 6 15 4 100: a wheel without its signs
  notation(
    ['disks'],
    String.raw`([4-9]|1[0-2])\s+(1[3-9]|2[0-4])(?=\s+[3-6]\s?[\sx]\s?\d{2,3})`,
    ([width, diameter]) => rim(num(width), num(diameter)),
  ),
  // 4x98 14 58.6: the rim between the circle and the bore; offsets are larger
  notation(
    ['disks'],
    String.raw`([3-6])\s?[x/]\s?(\d{2,3}(?:\.\d{1,2})?)\s+r?(1[3-9]|2[0-2])\s+(\d{2,3}\.\d{1,2})`,
    ([bolts, circle, diameter, mm]) => {
      const fixed = fastening(num(bolts), wholeCircle(num(circle)));
      const isRead = isBetween(num(circle), 90, 400) && isBetween(num(mm), 50, 111);
      const filter = { ...fixed.filter, diameter: [num(diameter)], ...bore(num(mm)).filter };
      return isRead ? { ...fixed, filter } : undefined;
    },
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
    String.raw`(?:${FROM}\s+)?r?(1[2-9]|2[0-4])\s?(?:${UP_TO}|-)\s?r?(1[2-9]|2[0-4])(?!\s?(?:${PIECES}))`,
    rims,
  ),
  // R17x7, r17 x 7.5j
  notation(RIMS, String.raw`r\s?${INCHES}\s?x\s?${INCHES}\s?j?`, ([first, second]) =>
    rim(num(first), num(second)),
  ),
  // 7.5j17, 7j r17
  notation(
    RIMS,
    String.raw`${INCHES}\s?j{1,2}\s?[xr-]?\s?(\d{2}(?:\.5)?)(?:\s?h2?(?![a-z0-9]))?`,
    ([first, second]) => rim(num(first), num(second)),
  ),
  // 22.5 на 9: the rim of a lorry
  notation(['truck_disks'], String.raw`${INCHES}\s?${TO}\s?${INCHES}(?=\s|$)`, ([first, second]) =>
    rim(num(first), num(second)),
  ),
  // 22.5 11.75, 6.5 16
  notation(
    RIMS,
    String.raw`(?:r\s?)?(1[2-9]|2[0-4]|17\.5|19\.5|22\.5)\s+(\d{1,2}\.\d{1,2})\s?j{0,2}(?![a-z])`,
    ([diameter, width]) => (num(width) <= 14 ? rim(num(diameter), num(width)) : undefined),
  ),
  notation(
    RIMS,
    String.raw`(\d{1,2}\.\d{1,2})\s?j{0,2}\s+(?:r\s?)?(1[2-9]|2[0-4]|17\.5|19\.5|22\.5)`,
    ([width, diameter]) => (num(width) <= 14 ? rim(num(diameter), num(width)) : undefined),
  ),
  // 5 114 3, 5x139 7: the point was left out
  notation(
    RIMS,
    String.raw`([3-6]|8|10)(?:\s?[x/-]\s?|\s+(?:(?:${TO}|${BY})\s+)?)(114|139|120|165|222|71)[\s.]?(3|7|65|1|25|6)`,
    ([bolts, whole, part]) => {
      const circle = num(`${whole}.${part}`);
      return [114.3, 139.7, 120.65, 165.1, 222.25].includes(circle)
        ? fastening(num(bolts), circle)
        : undefined;
    },
  ),
  // 5 на 114.3, 4 на 100
  notation(
    RIMS,
    String.raw`([3-9]|10)\s?(?:${TO}|${BY})\s?(\d{2,3}(?:\.\d{1,2})?)`,
    ([bolts, circle]) =>
      isBetween(num(circle), 90, 400) ? fastening(num(bolts), wholeCircle(num(circle))) : undefined,
  ),
  // 16 на 7, 7 на 16: the rim of a car
  notation(
    ['disks'],
    String.raw`(\d{1,2}(?:\.5)?)\s?${TO}\s?(\d{1,2}(?:\.5)?)(?=\s|$)`,
    ([first, second]) => {
      const [width, diameter] = [num(first), num(second)].sort((a, b) => a - b) as [number, number];
      return isBetween(width, 4, 11.5) && isBetween(diameter, 12, 24)
        ? rim(width, diameter)
        : undefined;
    },
  ),
  // 5 болтов 114.3
  notation(
    RIMS,
    String.raw`([3-6]|8|10)\s?(?:${HOLES})\s?(?:${TO}\s?|x\s?)?(\d{2,3}(?:\.\d{1,2})?)`,
    ([bolts, circle]) =>
      isBetween(num(circle), 90, 400) ? fastening(num(bolts), wholeCircle(num(circle))) : undefined,
  ),
  // 10 отверстий, 5 болтов
  notation(RIMS, String.raw`([3-6]|8|10)\s?-?(?:${HOLES})`, ([bolts]) => ({
    field: 'fastening',
    value: `${bolts} отв.`,
    filter: { bolts: [num(bolts)] },
  })),
  // 5x114.3 45 67.1: the offset and the bore, as lists of wheels go
  notation(['disks'], String.raw`(2[5-9]|[3-5]\d|60)\s+(\d{2,3}\.\d{1,2})(?=\s|$)`, ([et, mm]) =>
    isBetween(num(mm), 54, 111)
      ? {
          field: 'et',
          value: `ET${et} D${num(mm)}`,
          filter: { et_min: num(et), et_max: num(et), dia_min: num(mm), dia_max: num(mm) },
        }
      : undefined,
  ),
  // et от 40 до 50
  notation(
    RIMS,
    String.raw`(?:et|vыlet[а-яa-z]*|vыl\.?)\s?(?:${FROM})?\s?(-?\d{1,3})\s?(?:-|${UP_TO})\s?(-?\d{1,3})`,
    ([least, most]) =>
      isBetween(num(least), -100, 200) && isBetween(num(most), num(least), 200)
        ? {
            field: 'et',
            value: `ET${num(least)}–${num(most)}`,
            filter: { et_min: num(least), et_max: num(most) },
          }
        : undefined,
  ),
  notation(
    RIMS,
    String.raw`(?:stуpиц[а-яa-z]*|hub|dа?иаметр ступицы|цо|цб|d)\s?[:=]?\s?(\d{2,3}(?:\.\d{1,2})?)`,
    ([mm]) => (isBetween(num(mm), 40, 330) ? bore(num(mm)) : undefined),
  ),
  // 7.00 16, 15.5 38, 3.00 18
  notation(
    INCH,
    String.raw`(\d{1,2}\.\d{1,2})\s(\d{2}(?:\.5)?)(?!\s?[clx])`,
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

/** Numbers that stand alone: the rim of a motorcycle, and the bore of a truck's wheel, the 281 of «ET0 281». */
export const LONE_QUERY_NUMBERS: readonly Notation[] = [
  // «эндуро 21 перед»
  notation(['moto_tyres'], '(1[0-9]|2[0-3])', ([diameter]) =>
    size(`R${diameter}`, { diameter: [num(diameter)] }),
  ),
  notation(['truck_disks'], String.raw`(1[2-9]\d|2\d\d|30\d)`, ([mm]) =>
    [175, 195, 225].includes(num(mm)) ? undefined : bore(num(mm)),
  ),
];
