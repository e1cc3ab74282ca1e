/** A bar of the histogram: a half-open range of values, as wide as the others. */
export interface Bin {
  /** Height of the bar, 0 to 1, relative to the tallest. */
  height: number;
  /** Whether any of its values is in the selected range. */
  isInRange: boolean;
}

/** Bars of a histogram over `[min, max]`, and which of them overlap a range. Empty for no counts. */
export function bars(
  counts: readonly number[],
  [min, max]: readonly [number, number],
  [from, to]: readonly [number, number],
): readonly Bin[] {
  const tallest = Math.max(...counts, 1);
  const width = (max - min) / counts.length;
  return counts.map((count, index) => {
    const start = min + index * width;
    const end = index === counts.length - 1 ? max : start + width;
    return { height: Math.max(count, 0) / tallest, isInRange: start < to && end > from };
  });
}

/** Returns a range with both ends clamped to the limits and in order. */
export function clampRange(
  range: readonly number[],
  [min, max]: readonly [number, number],
): [number, number] {
  const inside = (value: number) => Math.min(Math.max(value, min), max);
  const a = inside(range[0] ?? min);
  const b = inside(range[1] ?? max);
  return a <= b ? [a, b] : [b, a];
}
