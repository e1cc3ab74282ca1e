import type { Filter, Reading, Section } from './text-reading.ts';

type Size = Required<Filter>['rear'];

const size = ({ width, profile, diameter }: Filter, rim?: number): Size | undefined => {
  const ownDiameter = diameter?.length === 1 ? diameter[0] : rim;
  return width?.length === 1 && profile?.length === 1 && ownDiameter !== undefined
    ? { width: width[0]!, profile: profile[0]!, diameter: ownDiameter }
    : undefined;
};

/** How a text relates two sizes: either will do, or each is for one axle. */
export type Pair = 'choice' | 'axles' | undefined;

/**
 * Finds the rear size. Two sizes, the second one wider, are the front and the rear axle of one car. If the text names
 * axles, the wider one is the rear in any order, and one rim may be stated for both. Returns the rear and its reading.
 */
function staggered(
  readings: readonly Reading[],
  section: Section,
  pair: Pair,
): { rear: Size; of: Reading } | undefined {
  if (section !== 'tyres' || pair === 'choice') return undefined;
  const sizes = readings.filter(({ field, filter }) => field === 'size' && filter.width);
  const rims = readings.flatMap(({ field, filter }) =>
    field === 'size' ? (filter.diameter ?? []) : [],
  );
  const rim = pair === 'axles' && new Set(rims).size === 1 ? rims[0] : undefined;
  const found = sizes.map((of) => ({ of, rear: size(of.filter, rim) }));
  const [first, second, ...others] = found;
  if (!first?.rear || !second?.rear || others.length > 0) return undefined;
  const [front, rear] =
    pair === 'axles' && first.rear.width > second.rear.width ? [second, first] : [first, second];
  return rear.rear!.width > front.rear!.width ? { rear: rear.rear!, of: rear.of } : undefined;
}

const union = (a: readonly unknown[], b: readonly unknown[]) => [...new Set([...a, ...b])];
const common = (a: readonly unknown[], b: readonly unknown[]) => {
  const both = a.filter((value) => b.includes(value));
  return both.length > 0 ? both : union(a, b);
};

/**
 * Merges several filters into one. Lists are joined, except models, which narrow each other. Of single values the last
 * one counts. `pair` says how two sizes relate.
 */
export function mergeFilters(readings: readonly Reading[], section: Section, pair?: Pair): Filter {
  const axles = staggered(readings, section, pair);
  const merged: Record<string, unknown> = {};
  for (const reading of readings) {
    if (axles && reading === axles.of) continue;
    for (const [name, value] of Object.entries(reading.filter)) {
      const known = merged[name];
      const join = name === 'model' ? common : union;
      merged[name] = Array.isArray(known) && Array.isArray(value) ? join(known, value) : value;
    }
  }
  // the mark of a van already means reinforced, and tyres of vans are never XL
  if (merged.light_truck && merged.xl) delete merged.xl;
  // one rim may be stated for both axles, and then in the rear size
  const rim = axles && { diameter: [axles.rear.diameter] };
  return (axles ? { ...rim, ...merged, rear: axles.rear } : merged) as Filter;
}
