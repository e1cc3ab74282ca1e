import type { Filter, Reading, Section } from './reading.ts';

type Size = Required<Filter>['rear'];

const size = ({ width, profile, diameter }: Filter, rim?: number): Size | undefined => {
  const own = diameter?.length === 1 ? diameter[0] : rim;
  return width?.length === 1 && profile?.length === 1 && own !== undefined
    ? { width: width[0]!, profile: profile[0]!, diameter: own }
    : undefined;
};

/** What a text says of two sizes beside them: either will do, or each is for an axle. */
export type Pair = 'choice' | 'axles' | undefined;

/**
 * Two sizes, the second one wider, are the front and the rear axle of one car; where axles are named, the wider one is the
 * rear wherever it stands, and one rim is told for both. Answers the rear and which reading it came from.
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

/** One filter of several: lists join, except models, which narrow each other; of single values the last one counts. `pair` says what two sizes are to each other. */
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
  // tyres of vans are reinforced by their mark, and never XL
  if (merged.light_truck && merged.xl) delete merged.xl;
  return (axles ? { ...merged, rear: axles.rear } : merged) as Filter;
}
