import type { Filters, Search, Value } from '../search/catalog-search.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Applies to `onto` the values that `wanted` has added to `from` or removed from it. */
function rebasedValues<T>(wanted: readonly T[], from: readonly T[], onto: readonly T[]): T[] {
  const kept = onto.filter((value) => wanted.includes(value) || !from.includes(value));
  return [...kept, ...wanted.filter((value) => !from.includes(value) && !kept.includes(value))];
}

function rebasedValue(wanted: Value | undefined, from: Value | undefined, onto: Value | undefined) {
  if (isSame(wanted, from)) return onto;
  const lists = [wanted ?? [], from ?? [], onto ?? []];
  if (!lists.every(Array.isArray)) return wanted;
  const [ours = [], theirs = [], others = []] = lists as Extract<Value, string[]>[];
  const values = rebasedValues(ours, theirs, others);
  return values.length > 0 ? values : undefined;
}

/**
 * Applies a change that was made to an older search, which was still shown, to the newer search.
 * @param wanted what the press made of the search that was shown
 * @param from the search that was shown
 * @param onto the search that has been asked for since
 */
export function rebased(wanted: Search, from: Search, onto: Search): Search {
  const filters: Filters = {};
  for (const name of Object.keys({ ...onto.filters, ...wanted.filters })) {
    const value = rebasedValue(wanted.filters[name], from.filters[name], onto.filters[name]);
    if (value !== undefined) filters[name] = value;
  }
  const changes = Object.keys({ ...from, ...wanted })
    .map((key) => key as keyof Search)
    .filter((key) => !isSame(wanted[key], from[key]))
    .map((key) => [key, wanted[key]]);
  return { ...onto, ...Object.fromEntries(changes), filters };
}
