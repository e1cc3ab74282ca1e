/**
 * Positions of prices on a track that starts at the lowest: 0 is the lowest, 1 is `full` above it (0.24: 24 %).
 * Ascending, without duplicates; a price beyond the track is at its end. Prices must be positive.
 */
export function spreadTicks(values: readonly number[], full: number): number[] {
  const least = Math.min(...values);
  const places = values.map((value) => Math.min(1, (value - least) / least / full));
  return [...new Set(places)].sort((a, b) => a - b);
}
