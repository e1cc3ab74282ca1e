import type { Section, Suggestions, Understood } from '@org/api-client/schema';
import type { Reference } from '../filter/reference.ts';

/** One section's reading of a text, and how many products it finds. */
export interface SectionReading {
  understood: Understood;
  left_out: Suggestions['left_out'];
  section: Section;
  total: number;
}

const lengthOf = (pieces: readonly { text: string }[]) =>
  pieces.reduce((length, { text }) => length + text.length, 0);

/** Returns sections in which the words find something, most first; those that had to leave out words come last. */
export const findingSections = (readings: readonly SectionReading[]): Suggestions['sections'] =>
  readings
    .filter(({ total }) => total > 0)
    .sort((a, b) => lengthOf(a.left_out) - lengthOf(b.left_out) || b.total - a.total)
    .map(({ section, total }) => ({ section, total }));

/** Whether a section has what was asked for, word for word. */
export const hasAll = ({ total, left_out }: SectionReading) => total > 0 && left_out.length === 0;

/** True if a brand of the text is sold in the section, or if the text names no brand that is sold at all. */
export function isBrandSold(
  { section, understood }: SectionReading,
  { names }: Reference,
): boolean {
  const counts = (understood.filter.brand ?? []).map((name) => names[section].products.get(name));
  const sold = counts.flatMap((count) => Object.entries(count ?? {})).filter(([, count]) => count);
  return sold.length === 0 || sold.some(([code]) => code === section);
}

/**
 * Returns the section that a text is about. These count, in this order: its words name the section; the section has its
 * brand or its sizes; leaves the least of it unread; has all of it, or the most of it; has at least the sizes.
 */
export const likeliest = <Reading extends SectionReading>(
  readings: readonly Reading[],
  pinned: readonly Section[],
  sized: ReadonlyMap<Section, number> = new Map(),
  isSold: (reading: Reading) => boolean = () => true,
): Reading | undefined => {
  const hasSize = ({ section }: Reading) => Number((sized.get(section) ?? 0) > 0);
  const isOffered = (reading: Reading) => Number(isSold(reading) || hasSize(reading) > 0);
  return readings.toSorted(
    (a, b) =>
      Number(pinned.includes(b.section)) - Number(pinned.includes(a.section)) ||
      isOffered(b) - isOffered(a) ||
      lengthOf(a.understood.unknown) - lengthOf(b.understood.unknown) ||
      Number(hasAll(b)) - Number(hasAll(a)) ||
      Number(b.total > 0) - Number(a.total > 0) ||
      lengthOf(a.left_out) - lengthOf(b.left_out) ||
      hasSize(b) - hasSize(a) ||
      b.understood.tokens.length - a.understood.tokens.length ||
      b.total - a.total,
  )[0];
};

/** Fields that are about wheels alone. */
const OF_WHEELS = new Set(['brand', 'fastening', 'et', 'dia', 'rim_type', 'colour']);

/** Returns the sections of a text that names a car: tyres, unless its words are about wheels. */
export function sectionsOfCar(
  readings: readonly SectionReading[],
  pinned: readonly Section[],
): readonly Section[] {
  // «Metzeler Tourance Next» is not a Gazelle Next
  const isGoods = readings.some(({ understood: { tokens } }) =>
    ['brand', 'model'].every((name) => tokens.some(({ field }) => field === name)),
  );
  if (isGoods) return pinned;
  const disks = readings.find(({ section }) => section === 'disks')?.understood;
  const isOfWheels = disks?.tokens.some(
    ({ field, filter }) => OF_WHEELS.has(field) || filter.rim_width,
  );
  const likely: readonly Section[] = isOfWheels ? ['tyres', 'disks'] : ['tyres'];
  const some = [likely, ['disks']].map((codes) => pinned.filter((code) => codes.includes(code)));
  return some.find((codes) => codes.length > 0) ?? pinned;
}

const SIZES: readonly Understood['tokens'][number]['field'][] = ['size', 'fastening', 'et', 'dia'];

/** Returns what was understood of sizes alone. */
export function sizesOf(understood: Understood): Understood {
  const sizes = understood.tokens.filter(({ field }) => SIZES.includes(field));
  const fields = new Set(sizes.flatMap(({ filter }) => Object.keys(filter)));
  const filter = Object.fromEntries(
    Object.entries(understood.filter).filter(([field]) => fields.has(field)),
  );
  return { ...understood, filter, unknown: [] };
}
