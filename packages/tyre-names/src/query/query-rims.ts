import { wholeCircle } from '../sizes/rim-numbers.ts';
import { isBetween, type Notation, notation } from '../text/notation.ts';
import { asMarking } from '../text/spelling.ts';
import type { Filter, Reading } from '../text/text-reading.ts';
import { WHEELS } from '../trade/rules.generated.ts';

/** Notations of wheels that only buyers use. */

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

export const bore = (mm: number): Reading => ({
  field: 'dia',
  value: `D${mm}`,
  filter: { dia_min: mm, dia_max: mm },
});

const INCHES = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;

/** Russian words in the letters of markings, in which texts are read here. */
const [TO, BY, FROM, UP_TO, HOLES] = [
  'на',
  'по',
  'от|с',
  'до|по',
  '(?:болт|отв|дыр|шпил)[а-я]*',
].map(asMarking);

export const QUERY_RIMS: readonly Notation[] = [
  // 6 15 4 100: a wheel without separators
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
  // 14/4x100/5.5/45/56.6: the rim, the fastening, the width, the offset, the bore
  notation(
    ['disks'],
    String.raw`r?(1[2-9]|2[0-4])\s?/\s?([3-6])\s?x\s?(\d{2,3}(?:\.\d{1,2})?)\s?/\s?(\d{1,2}(?:\.\d)?)\s?/\s?(?:et)?\s?(-?\d{1,2})(?:\s?/\s?d?(\d{2,3}(?:\.\d{1,2})?))?`,
    ([diameter, bolts, circle, width, et, mm]) => {
      const wheel = rim(num(width), num(diameter));
      const { filter } = fastening(num(bolts), wholeCircle(num(circle)));
      const offset = { et_min: num(et), et_max: num(et) };
      return (
        wheel && {
          ...wheel,
          filter: { ...wheel.filter, ...filter, ...offset, ...(mm && bore(num(mm)).filter) },
        }
      );
    },
  ),
  // 5/108/17: the fastening before the rim
  notation(
    ['disks'],
    String.raw`([3-6])\s?/\s?(\d{2,3}(?:\.\d{1,2})?)\s?/\s?r?(1[3-9]|2[0-4])(?![\d.])`,
    ([bolts, circle, diameter]) => {
      const fixed = fastening(num(bolts), wholeCircle(num(circle)));
      return isBetween(num(circle), 90, 180)
        ? { ...fixed, filter: { ...fixed.filter, diameter: [num(diameter)] } }
        : undefined;
    },
  ),
  // R17x7, r17 x 7.5j
  notation(WHEELS, String.raw`r\s?${INCHES}\s?x\s?${INCHES}\s?j?`, ([first, second]) =>
    rim(num(first), num(second)),
  ),
  // 7.5j17, 7j r17
  notation(
    WHEELS,
    String.raw`${INCHES}\s?j{1,2}\s?[xr-]?\s?(\d{2}(?:\.5)?)(?:\s?h2?(?![a-z0-9]))?`,
    ([first, second]) => rim(num(first), num(second)),
  ),
  // 17 на 5 на 108: the rim before the fastening
  notation(
    WHEELS,
    String.raw`r?(1[2-9]|2[0-4]|17\.5|19\.5|22\.5)\s?${TO}\s?([3-6]|8|10)\s?(?:${TO}|${BY}|[x/])\s?(\d{2,3}(?:\.\d{1,2})?)`,
    ([diameter, bolts, circle]) => {
      const fixed = fastening(num(bolts), wholeCircle(num(circle)));
      return isBetween(num(circle), 90, 400)
        ? { ...fixed, filter: { ...fixed.filter, diameter: [num(diameter)] } }
        : undefined;
    },
  ),
  // 22.5 на 9: the rim of a lorry
  notation(['truck_disks'], String.raw`${INCHES}\s?${TO}\s?${INCHES}(?=\s|$)`, ([first, second]) =>
    rim(num(first), num(second)),
  ),
  // 22.5 11.75, 6.5 16
  notation(
    WHEELS,
    String.raw`(?:r\s?)?(1[2-9]|2[0-4]|17\.5|19\.5|22\.5)\s+(\d{1,2}\.\d{1,2})\s?j{0,2}(?![a-z])`,
    ([diameter, width]) => (num(width) <= 14 ? rim(num(diameter), num(width)) : undefined),
  ),
  notation(
    WHEELS,
    String.raw`(\d{1,2}\.\d{1,2})\s?j{0,2}\s+(?:r\s?)?(1[2-9]|2[0-4]|17\.5|19\.5|22\.5)`,
    ([width, diameter]) => (num(width) <= 14 ? rim(num(diameter), num(width)) : undefined),
  ),
  // 5 114 3, 5x139 7: the decimal point was left out
  notation(
    WHEELS,
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
    WHEELS,
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
    WHEELS,
    String.raw`([3-6]|8|10)\s?(?:${HOLES})\s?(?:${TO}\s?|x\s?)?(\d{2,3}(?:\.\d{1,2})?)`,
    ([bolts, circle]) =>
      isBetween(num(circle), 90, 400) ? fastening(num(bolts), wholeCircle(num(circle))) : undefined,
  ),
  // 10 отверстий, 5 болтов
  notation(WHEELS, String.raw`([3-6]|8|10)\s?-?(?:${HOLES})`, ([bolts]) => ({
    field: 'fastening',
    value: `${bolts} отв.`,
    filter: { bolts: [num(bolts)] },
  })),
  // 5x114.3 45 67.1: the offset and the bore, in the order of price lists
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
    WHEELS,
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
  // dia 57.1-66.6, «ступица от 57.1 до 66.6»
  notation(
    ['disks'],
    String.raw`(?:(?:dia|dиa|d|цо|stуpиц[а-яa-z]*)\s?[:=]?\s?)?(?:(?:${FROM})\s)?(\d{2,3}\.\d{1,2})\s?(?:-|${UP_TO})\s?(\d{2,3}\.\d{1,2})`,
    ([least, most]) =>
      isBetween(num(least), 50, 112) && isBetween(num(most), num(least), 112)
        ? {
            field: 'dia',
            value: `D${least}–${most}`,
            filter: { dia_min: num(least), dia_max: num(most) },
          }
        : undefined,
  ),
  notation(
    WHEELS,
    String.raw`(?:stуpиц[а-яa-z]*|dыr(?:a|ra|ry)|hub|dа?иаметр ступицы|цо|цб|d)\s?[:=]?\s?(\d{2,3}(?:\.\d{1,2})?)`,
    ([mm]) => (isBetween(num(mm), 40, 330) ? bore(num(mm)) : undefined),
  ),
];
