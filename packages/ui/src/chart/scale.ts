/** Maps a value to a position on the screen, px. */
export type Scale = (value: number) => number;

/**
 * Maps `[from, to]` of the data linearly to `[start, end]` of the screen. An empty domain maps to the middle, so that a
 * single point or a flat line is in the centre and not at NaN.
 */
export function linearScale([from, to]: [number, number], [start, end]: [number, number]): Scale {
  if (from === to) return () => (start + end) / 2;
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Smallest and largest of the numbers; `[0, 0]` if there are none. */
export function extent(values: readonly number[]): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : [0, 0];
}

/** Step of a readable axis: 1, 2 or 5 times a power of ten, not below `raw`. */
function niceStep(raw: number) {
  const power = 10 ** Math.floor(Math.log10(raw));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= raw * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/**
 * Round numbers that cover `[low, high]`, ascending, about `count` of them (never more than `count + 2`, never fewer
 * than two). The first is ≤ low, the last ≥ high.
 */
export function ticks([low, high]: [number, number], count = 5): number[] {
  if (low === high) return low === 0 ? [0, 1] : ticks([Math.min(low, 0), Math.max(high, 0)], count);
  const step = niceStep((high - low) / Math.max(1, count));
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
}

/** SVG path through the points, in order; empty for no points. */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
}
