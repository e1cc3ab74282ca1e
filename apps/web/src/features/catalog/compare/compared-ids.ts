/** More have no room beside each other. */
export const MOST_COMPARED = 4;

/** The goods of a comparison's address, each once: `?p=7,12`. */
export const readComparedIds = (params: URLSearchParams): string[] =>
  [...new Set(params.get('p')?.split(',') ?? [])]
    .filter((id) => /^[1-9]\d{0,9}$/.test(id))
    .slice(0, MOST_COMPARED);

/** Moves one of them a place to the left (-1) or to the right (1). */
export function moved(ids: readonly string[], at: number, by: -1 | 1): readonly string[] {
  const id = ids[at];
  const other = ids[at + by];
  if (id === undefined || other === undefined) return ids;
  return ids.with(at, other).with(at + by, id);
}
