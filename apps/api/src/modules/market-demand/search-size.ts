import type { Section } from '@org/api-client/schema';
import { isWheelSection } from '@org/trade/sections';

/** Width, profile, diameter, outer diameter of tyres; diameter, bolts, pcd, 0 of wheels: in the listing's numbers. */
export type Size = readonly [number, number, number, number];
type Filter = Readonly<Record<string, unknown>>;

/** What names a size, in the order of the numbers that are kept, with how many of each make a one: a marking has hundredths. */
const TYRE = { width: 100, profile: 100, diameter: 100, outer_diameter: 100 };
const WHEEL = { diameter: 100, bolts: 1, pcd: 100 };
/** Markings lack these: 12R22.5, 205/55 R16. */
const OPTIONAL = new Set(['profile', 'outer_diameter']);

const partsOf = (section: Section) => Object.entries(isWheelSection(section) ? WHEEL : TYRE);

/** Returns the size that a filter asks for; undefined if it is none, or several. */
export function sizeOf(section: Section, filter: Filter): Size | undefined {
  const numbers = partsOf(section).map(([field, unit]) => {
    const values = filter[field];
    if (Array.isArray(values) && values.length === 1) return Math.round(Number(values[0]) * unit);
    return values === undefined && OPTIONAL.has(field) ? 0 : Number.NaN;
  });
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  return numbers.some((number) => !Number.isInteger(number)) ? undefined : [a, b, c, d];
}

/** Returns the filter that asks for a size. */
export const filterOf = (section: Section, size: readonly number[]): Record<string, number[]> =>
  Object.fromEntries(
    partsOf(section).flatMap(([field, unit], at) => {
      const number = (size[at] ?? 0) / unit;
      return number === 0 && OPTIONAL.has(field) ? [] : [[field, [number]]];
    }),
  );

/** Returns a size as people write it: 205/55 R16, 25×8 R12, R16 5×114.3. */
export function sizeText(section: Section, size: readonly number[]): string {
  const { width, profile, diameter, outer_diameter, bolts, pcd } = Object.fromEntries(
    Object.entries(filterOf(section, size)).map(([field, [number]]) => [field, number]),
  );
  if (isWheelSection(section)) return `R${diameter} ${bolts}×${pcd}`;
  if (outer_diameter) return `${outer_diameter}×${width} R${diameter}`;
  return profile ? `${width}/${profile} R${diameter}` : `${width} R${diameter}`;
}
