/** Shares of the sections in the catalog, by section id from 1. Passenger tyres are most of the trade. */
export const SECTION_SHARES = [0.62, 0.17, 0.08, 0.025, 0.05, 0.035, 0.02];

/**
 * Splits `total` into whole parts in proportion to the weights, none above its cap. The parts sum up to `total`
 * exactly, or to less if all of them reach their caps.
 */
export function split(
  total: number,
  weights: ArrayLike<number>,
  cap: (at: number) => number = () => total,
): Uint32Array {
  const parts = new Uint32Array(weights.length);
  let weight = 0;
  for (let at = 0; at < weights.length; at++) weight += weights[at] ?? 0;
  let left = total;
  let seen = 0;
  let dealt = 0;
  for (let at = 0; at < weights.length; at++) {
    seen += weights[at] ?? 0;
    const due = Math.round((total * seen) / weight);
    const part = Math.min(due - dealt, cap(at), left);
    parts[at] = part;
    left -= part;
    dealt = due;
  }
  // what exceeds the caps is dealt out to parts that still have room
  for (let dealing = true; left > 0 && dealing; ) {
    dealing = false;
    for (let at = 0; at < weights.length && left > 0; at++) {
      const part = parts[at] ?? 0;
      if ((weights[at] ?? 0) === 0 || part >= cap(at)) continue;
      parts[at] = part + 1;
      left -= 1;
      dealing = true;
    }
  }
  return parts;
}
