/**
 * Where prices stand on a track that begins at the least of them: 0 is the least, 1 is `full` above it (0.24: 24 %).
 * Ascending, without repetitions; what lies beyond the track stands at its end. Prices must be positive.
 */
export function spreadTicks(values: readonly number[], full: number): number[] {
  const least = Math.min(...values);
  const places = values.map((value) => Math.min(1, (value - least) / least / full));
  return [...new Set(places)].sort((a, b) => a - b);
}
