import type { Filter, Reading, Section } from './reading.ts';

const size = ({ width, profile, diameter }: Filter) =>
  width?.length === 1 && profile?.length === 1 && diameter?.length === 1
    ? { width: width[0]!, profile: profile[0]!, diameter: diameter[0]! }
    : undefined;

/** Two sizes, the second one wider, are the front and the rear axle of one car. */
function staggered(readings: readonly Reading[], section: Section): Filter['rear'] {
  const sizes = readings.filter(({ field }) => field === 'size').map(({ filter }) => size(filter));
  const [front, rear, ...others] = sizes;
  return section === 'tyres' && front && rear && others.length === 0 && rear.width > front.width
    ? rear
    : undefined;
}

const union = (a: readonly unknown[], b: readonly unknown[]) => [...new Set([...a, ...b])];
const common = (a: readonly unknown[], b: readonly unknown[]) => {
  const both = a.filter((value) => b.includes(value));
  return both.length > 0 ? both : union(a, b);
};

/** One filter of several: lists join, except models, which narrow each other; of single values the last one counts. «или» between two sizes makes them a choice. */
export function mergeFilters(
  readings: readonly Reading[],
  section: Section,
  isChoice = false,
): Filter {
  const rear = isChoice ? undefined : staggered(readings, section);
  const sizes = readings.filter(({ field }) => field === 'size');
  const merged: Record<string, unknown> = {};
  for (const reading of readings) {
    if (rear && reading === sizes[1]) continue;
    for (const [name, value] of Object.entries(reading.filter)) {
      const known = merged[name];
      const join = name === 'model' ? common : union;
      merged[name] = Array.isArray(known) && Array.isArray(value) ? join(known, value) : value;
    }
  }
  // tyres of vans are reinforced by their mark, and never XL
  if (merged.light_truck && merged.xl) delete merged.xl;
  return (rear ? { ...merged, rear } : merged) as Filter;
}
