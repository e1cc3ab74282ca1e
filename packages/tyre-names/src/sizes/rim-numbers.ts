import { isBetween, type Notation } from '../text/notation.ts';
import type { Reading } from '../text/text-reading.ts';

export const num = (text: string | undefined) => Number(text?.replace(' ', ''));
/** Rims of trucks and machines in millimetres: 228×457 is 9×18 inches. */
const RIM_MM = [381, 406, 457, 508, 515, 533, 572, 610, 635];
const isDiameter = (inches: number) => isBetween(inches, 10, 28);
export const isWidth = (inches: number) => isBetween(inches, 2.5, 20);
const isCircle = (mm: number) => isBetween(mm, 90, 450);

/** `7x16`, `7.0Jx16`, `16x7`, `22.5x11.75`: the larger number is the diameter. */
export const pair: Notation['read'] = ([first, second]) => {
  const [width, diameter] = [num(first), num(second)].sort((a, b) => a - b) as [number, number];
  if (!isWidth(width) || !isDiameter(diameter)) return undefined;
  return {
    field: 'size',
    value: `${width}×${diameter}`,
    filter: { rim_width: [width], diameter: [diameter] },
  };
};

/** `310*533`, `24*26`: wheels of machines, in millimetres or wider than a car's. */
export const machine: Notation['read'] = ([first, second]) => {
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
export const fastening: Notation['read'] = ([bolts, circle, second]) => {
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
export const holes: Notation['read'] = ([count, circle], section) => {
  if (circle !== undefined) return fastening([count, circle], section);
  return isBetween(num(count), 3, 20)
    ? { field: 'fastening', value: String(num(count)), filter: { bolts: [num(count)] } }
    : undefined;
};

/** Twin wheels of trucks have offsets of up to 214 mm. */
const MAX_OFFSET = 220;

export const offset: Notation['read'] = ([least, most]) => {
  const [from, to] = [num(least), num(most ?? least)];
  if (!isBetween(from, -100, MAX_OFFSET) || !isBetween(to, from, MAX_OFFSET)) return undefined;
  return {
    field: 'et',
    value: `ET${from}${to === from ? '' : `–${to}`}`,
    filter: { et_min: from, et_max: to },
  };
};

export const bore = (mm: number): Reading | undefined =>
  isBetween(mm, 40, 400)
    ? { field: 'dia', value: `D${mm}`, filter: { dia_min: mm, dia_max: mm } }
    : undefined;

export const diameter: Notation['read'] = ([typed]) =>
  isDiameter(num(typed))
    ? { field: 'size', value: `R${num(typed)}`, filter: { diameter: [num(typed)] } }
    : undefined;

/** `4*100.0*54.0/40.0`: bolts, circle, bore and offset in one. */
export const whole: Notation['read'] = ([bolts, circle, mm, et]) => {
  const [fastened, hub] = [fastening([bolts, circle], 'disks'), bore(num(mm))];
  return fastened && hub
    ? {
        ...fastened,
        filter: { ...fastened.filter, ...hub.filter, et_min: num(et), et_max: num(et) },
      }
    : undefined;
};

/** `4*98*35*58.6`, `5x100x56.1`: the same with the offset first, and without one. */
export const joined: Notation['read'] = ([bolts, circle, et, mm], section) => {
  if (mm !== undefined)
    return isBetween(num(et), 10, 70) ? whole([bolts, circle, mm, et], section) : undefined;
  const [fastened, hub] = [fastening([bolts, circle], section), bore(num(et))];
  return fastened && hub && { ...fastened, filter: { ...fastened.filter, ...hub.filter } };
};

/**
 * `5*114.3/45/67.1`, `4*100 43 60.1`: bolts, circle, offset and bore with equal separators. A number that may be a
 * diameter is not an offset.
 */
export const parted: Notation['read'] = (
  [bolts, circle, slashed, hub, et = slashed, mm = hub],
  section,
) =>
  isBetween(num(et), -60, 80) && isCircle(num(circle))
    ? whole([bolts, circle, mm, et], section)
    : undefined;

/** In millimetres. Cars' bores begin here, and a smaller number after an offset is the rear offset: `ET30/40`. */
const MIN_BORE = 50;

/** `ET40 98`: a bore without its letter right after the offset, if none with a letter follows: `ET43/52.5 D66.5`. */
export const offsetAndBore: Notation['read'] = ([et, mm], section) => {
  const [fixed, hub] = [offset([et], section), bore(num(mm))];
  return fixed && hub && num(mm) >= MIN_BORE
    ? { ...fixed, filter: { ...fixed.filter, ...hub.filter } }
    : undefined;
};

/** In inches. The rear wheels of a set are no more than this wider than the front ones. */
const WIDER = 2.5;

/** `8.5/9.5x19`: the widths of the front and the rear wheels. The front ones come first, as their offset does. */
export const widths: Notation['read'] = ([front, rear, inches], section) =>
  isBetween(num(rear) - num(front), 0.5, WIDER) && num(rear) < num(inches)
    ? pair([front, inches], section)
    : undefined;
