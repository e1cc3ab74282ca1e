/**
 * Moves labels apart along a line, as little as needed, so that neighbours are at least `gap` apart.
 *
 * @param places wanted position of each label, in any order; the result keeps the order
 * @param gap smallest distance between two labels, px
 * @param bounds where labels may be; too many labels go beyond the end instead of overlapping
 */
export function spreadOut(
  places: readonly number[],
  gap: number,
  [from, to]: readonly [number, number],
): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let floor = from;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, floor);
    floor = (moved[index] ?? 0) + gap;
  }
  const room = to - from;
  let ceiling = gap * (places.length - 1) > room ? Number.POSITIVE_INFINITY : to;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, ceiling);
    ceiling = (moved[index] ?? 0) - gap;
  }
  return moved;
}

/**
 * Returns which of `labels` to show so that none lies on another if each is at most `gap` px long: every n-th, counted
 * from the last one, the one that matters most to the reader. The label at 0 begins at its place, the others are centred
 * on theirs.
 *
 * @param labels texts of the labels; `null` for none
 * @param placeOf position of a label along the axis, px, by its index
 */
export function farApart(
  labels: readonly (string | null)[],
  placeOf: (index: number) => number,
  gap: number,
): number[] {
  const written = labels.flatMap((label, index) => (label === null ? [] : index));
  const step = written.slice(1).reduce((least, index, at) => {
    const distance = placeOf(index) - placeOf(written[at] ?? 0);
    return Math.min(least, distance);
  }, gap);
  const nth = step > 0 ? Math.ceil(gap / step) : 1;
  const shown = written.filter((_, at) => (written.length - 1 - at) % nth === 0);
  const second = shown[1] ?? Number.NaN;
  return shown.slice(Number(shown[0] === 0 && placeOf(second) - placeOf(0) < gap * 1.5));
}
