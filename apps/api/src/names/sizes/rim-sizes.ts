import { isBetween, type Notation, notation } from '../text/notation.ts';
import type { Reading } from '../text/reading.ts';

const RIMS = ['disks', 'truck_disks'] as const;
/** Bolt circles with a decimal. Standing alone, such a number is not read as a hub bore. */
const CIRCLES = [114.3, 120.65, 139.7, 165.1, 222.25];

const num = (text: string | undefined) => Number(text?.replace(' ', ''));
/** Rims of trucks and machines in millimetres: 228×457 is 9×18 inches. */
const RIM_MM = [381, 406, 457, 508, 515, 533, 572, 610, 635];
const isDiameter = (inches: number) => isBetween(inches, 10, 28);
const isWidth = (inches: number) => isBetween(inches, 2.5, 20);
const isCircle = (mm: number) => isBetween(mm, 90, 450);

/** `7x16`, `7.0Jx16`, `16x7`, `22.5x11.75`: the larger number is the diameter. */
const pair: Notation['read'] = ([first, second]) => {
  const [width, diameter] = [num(first), num(second)].sort((a, b) => a - b) as [number, number];
  if (!isWidth(width) || !isDiameter(diameter)) return undefined;
  return {
    field: 'size',
    value: `${width}×${diameter}`,
    filter: { rim_width: [width], diameter: [diameter] },
  };
};

/** `310*533`, `24*26`: wheels of machines, in millimetres or wider than a car's. */
const machine: Notation['read'] = ([first, second]) => {
  const [width, diameter] = [num(first), num(second)];
  const isMetric = isBetween(width, 100, 700) && RIM_MM.includes(diameter);
  if (!isMetric && !(isBetween(width, 4, 32) && isBetween(diameter, 12, 54) && width <= diameter))
    return undefined;
  return {
    field: 'size',
    value: `${width}×${diameter}`,
    filter: { rim_width: [width], diameter: [diameter] },
  };
};

/**
 * In millimetres. Circles from this size on are of trucks, which have only one. A smaller number after it is the bore:
 * `10/335/281`.
 */
const TRUCK_CIRCLE = 200;
/**
 * In millimetres. Two circles of a wheel differ by no more than this. A smaller second number is the bore: `6x170/130`,
 * `5x139.7/110`.
 */
const APART = 25;

/** Circles that people write without the fraction: there are no wheels of 114 or 139 mm. */
const SHORT_CIRCLES: Readonly<Record<number, number>> = {
  114: 114.3,
  139: 139.7,
  165: 165.1,
  222: 222.25,
};
export const wholeCircle = (mm: number) => SHORT_CIRCLES[mm] ?? mm;

/** `5x114.3`, `4/100`, or with both circles, `5x100/112`. */
const fastening: Notation['read'] = ([bolts, circle, second]) => {
  const least = num(circle) - (num(circle) >= TRUCK_CIRCLE ? 0 : APART);
  if (second !== undefined && num(second) < least) {
    const fastened = fastening([bolts, circle], 'truck_disks');
    const hub = bore(num(second));
    return fastened && hub && { ...fastened, filter: { ...fastened.filter, ...hub.filter } };
  }
  const circles = [circle, second]
    .filter((text) => text !== undefined)
    .map((mm) => wholeCircle(num(mm)));
  if (!isBetween(num(bolts), 3, 20) || !circles.every(isCircle)) return undefined;
  return {
    field: 'fastening',
    value: `${num(bolts)}×${circles.join('/')}`,
    filter: { bolts: [num(bolts)], pcd: circles },
  };
};

/** The bolts of a wheel by its holes, with or without their circle. */
const holes: Notation['read'] = ([count, circle], section) => {
  if (circle !== undefined) return fastening([count, circle], section);
  return isBetween(num(count), 3, 20)
    ? { field: 'fastening', value: String(num(count)), filter: { bolts: [num(count)] } }
    : undefined;
};

/** Twin wheels of trucks have offsets of up to 214 mm. */
const MOST_OFFSET = 220;

const offset: Notation['read'] = ([least, most]) => {
  const [from, to] = [num(least), num(most ?? least)];
  if (!isBetween(from, -100, MOST_OFFSET) || !isBetween(to, from, MOST_OFFSET)) return undefined;
  return {
    field: 'et',
    value: `ET${from}${to === from ? '' : `–${to}`}`,
    filter: { et_min: from, et_max: to },
  };
};

const bore = (mm: number): Reading | undefined =>
  isBetween(mm, 40, 400)
    ? { field: 'dia', value: `D${mm}`, filter: { dia_min: mm, dia_max: mm } }
    : undefined;

const diameter: Notation['read'] = ([typed]) =>
  isDiameter(num(typed))
    ? { field: 'size', value: `R${num(typed)}`, filter: { diameter: [num(typed)] } }
    : undefined;

const INCHES = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;
const MM = String.raw`(\d{2,3}(?:\.\d{1,2})?)`;

/** `4*100.0*54.0/40.0`: bolts, circle, bore and offset in one. */
const whole: Notation['read'] = ([bolts, circle, mm, et]) => {
  const [fastened, hub] = [fastening([bolts, circle], 'disks'), bore(num(mm))];
  return fastened && hub
    ? {
        ...fastened,
        filter: { ...fastened.filter, ...hub.filter, et_min: num(et), et_max: num(et) },
      }
    : undefined;
};

/** `4*98*35*58.6`, `5x100x56.1`: the same with the offset first, and without one. */
const joined: Notation['read'] = ([bolts, circle, et, mm], section) => {
  if (mm !== undefined)
    return isBetween(num(et), 10, 70) ? whole([bolts, circle, mm, et], section) : undefined;
  const [fastened, hub] = [fastening([bolts, circle], section), bore(num(et))];
  return fastened && hub && { ...fastened, filter: { ...fastened.filter, ...hub.filter } };
};

/**
 * `5*114.3/45/67.1`, `4*100 43 60.1`: bolts, circle, offset and bore with equal separators. A number that may be a
 * diameter is not an offset.
 */
const parted: Notation['read'] = (
  [bolts, circle, slashed, hub, et = slashed, mm = hub],
  section,
) =>
  isBetween(num(et), -60, 80) && isCircle(num(circle))
    ? whole([bolts, circle, mm, et], section)
    : undefined;

/** In millimetres. Cars' bores begin here, and a smaller number after an offset is the rear offset: `ET30/40`. */
const LEAST_BORE = 50;

/** `ET40 98`: a bore without its letter right after the offset, if none with a letter follows: `ET43/52.5 D66.5`. */
const offsetAndBore: Notation['read'] = ([et, mm], section) => {
  const [fixed, hub] = [offset([et], section), bore(num(mm))];
  return fixed && hub && num(mm) >= LEAST_BORE
    ? { ...fixed, filter: { ...fixed.filter, ...hub.filter } }
    : undefined;
};

/** In inches. The rear wheels of a set are no more than this wider than the front ones. */
const WIDER = 2.5;

/** `8.5/9.5x19`: the widths of the front and the rear wheels. The front ones come first, as their offset does. */
const widths: Notation['read'] = ([front, rear, inches], section) =>
  isBetween(num(rear) - num(front), 0.5, WIDER) && num(rear) < num(inches)
    ? pair([front, inches], section)
    : undefined;

/** Every way to write the numbers of a wheel, the most specific first. */
export const RIM_SIZES: readonly Notation[] = [
  notation(RIMS, String.raw`(\d{1,2})\s?x\s?${MM}\s?x\s?${MM}\s?/\s?(-?\d{1,3}(?:\.\d)?)`, whole),
  notation(RIMS, String.raw`([3-6])x${MM}x${MM}(?:x${MM})?`, joined),
  // only a width with a fraction: the 15 of `ET15 R16` is not a width
  notation(RIMS, String.raw`(\d{1,2}\.\d{1,2})\s?j{0,2}\s?r\s?${INCHES}`, pair),
  notation(
    RIMS,
    String.raw`(\d{1,2})\s?[x/]\s?${MM}(?:\s?/\s?(-?\d{1,3}(?:\.\d)?)\s?/\s?${MM}|\s(-\d{1,2}|2[5-9]|[3-7]\d)\s(\d{2,3}\.\d{1,2}))`,
    parted,
  ),
  notation(
    RIMS,
    String.raw`(?:pcd\s?[:=]?\s?)?(\d{1,2})\s?[x/-]\s?${MM}(?:\s?/\s?${MM})?`,
    fastening,
  ),
  // separated by a space alone, only if the circle is unmistakable
  notation(
    RIMS,
    String.raw`([3-6]|8|10)\s+(98|100|105|108|110|112|114\.3|115|118|120|127|130|139\.7|150|160|165\.1|170|222\.25|275|335)`,
    fastening,
  ),
  notation(
    RIMS,
    String.raw`(?:d?w(?=\d)|r)?${INCHES}["″]?(?:\s?j{0,2}\s?[x/]\s?r?|\s?j{1,2}\s?-|\s?j{1,2}r?(?=1[2-9]|2[0-4]))\s?${INCHES}(?:\s?j{1,2}(?![a-z]))?(?:\s?x?h2?(?![a-z0-9]))?`,
    pair,
  ),
  notation(
    RIMS,
    String.raw`(?:[eэ]t|offset|inset|vыlet|vыl\.?)\s?[:=]?\s?\+?(-?\s?\d{1,3}(?:\.\d)?)(?:\s?(?:-|\.{2,3})\s?(\d{1,3}(?:\.\d)?))?`,
    offset,
  ),
  notation(RIMS, String.raw`(?:dia|dи[aя]|d?цо|ц\.о\.?|ø|c[bh]|d)\s?[:=-]?\s?${MM}`, ([mm]) =>
    bore(num(mm)),
  ),
  notation(
    RIMS,
    String.raw`(?:(?:w|j(?=\d+\.\d))\s?${INCHES}(?!\s?x\s?\d)|${INCHES}\s?j{1,2}(?![a-z]))`,
    ([after, before]) => {
      const width = after ?? before;
      return isWidth(num(width))
        ? { field: 'size', value: `${num(width)}J`, filter: { rim_width: [num(width)] } }
        : undefined;
    },
  ),
  notation(
    ['truck_disks'],
    String.raw`(?:d?w\s?)?(\d{1,3}(?:\.\d{1,2})?)l?\s?[x-]\s?(\d{2,3})`,
    machine,
  ),
  notation(['truck_disks'], String.raw`(\d{1,2}\.\d{1,2})\s?-\s?(17\.5|19\.5|22\.5)`, pair),
  notation(RIMS, String.raw`r\s?${INCHES}`, diameter),
  notation(RIMS, String.raw`(\d{2}(?:\.\d)?)\s?(?:"|''|dюйm[a-zа-я]*)`, diameter),
  notation(RIMS, String.raw`(\d{2,3}\.\d{1,2})`, ([mm]) => {
    const number = num(mm);
    if (CIRCLES.includes(number))
      return { field: 'fastening', value: String(number), filter: { pcd: [number] } };
    return bore(number);
  }),
];

/** A number on its own is a diameter. */
export const LONE_RIM_NUMBERS: readonly Notation[] = [
  notation(RIMS, String.raw`(1[2-9]|2[0-4]|17\.5|19\.5|22\.5)`, diameter),
];

/** Notations for names of goods, where a number after the offset is not another wish of a buyer. */
export const FULL_RIM_SIZES: readonly Notation[] = [
  notation(RIMS, String.raw`${INCHES}\s?j?\s?/\s?${INCHES}\s?j?\s?x\s?r?(1[5-9]|2[0-4])`, widths),
  ...RIM_SIZES.slice(0, 7),
  notation(
    RIMS,
    String.raw`(?:[eэ]t|vыlet)\s?[:=]?\s?\+?(-?\s?\d{1,3}(?:\.\d)?)[\s/]+(\d{2,3}(?:\.\d{1,2})?)(?=\s|$|[,/])(?!.*(?:dia|[^a-z]d|цо)\s?[:=]?\s?\d{2})`,
    offsetAndBore,
  ),
  ...RIM_SIZES.slice(7),
  // «10 отв.», «8 отверстий x 275»
  notation(
    RIMS,
    String.raw`(\d{1,2})\s?оtv[a-zа-я]*\.?(?:\s?x?\s?((?:98|[1-3]\d{2})(?:\.\d{1,2})?)(?![\dx]))?`,
    holes,
  ),
  // `5x114.3 +45`: an offset by its sign alone, right after another number of the wheel, but not «+20 шт», «болтов»
  notation(RIMS, String.raw`(?<=¦\s)([+-]\d{1,2})(?=\s|$|[,;/)])(?!\s(?:шt|боlt|гa[йe]))`, offset),
  // separated by a space alone: tried last, when the two numbers can mean nothing else
  notation(
    RIMS,
    String.raw`(\d{1,2}(?:\.\d{1,2})?)\s+(1[2-9]|2[0-4])(?=\s|$|[/,;(])`,
    (numbers, section) => (num(numbers[0]) % 0.25 === 0 ? pair(numbers, section) : undefined),
  ),
];
