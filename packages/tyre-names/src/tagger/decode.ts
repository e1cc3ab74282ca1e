import { ALLOWED, type Kind, LABELS } from './tagger-labels.ts';

const COUNT = LABELS.length;

/**
 * `features` has a row for each feature, with one weight per label. `transitions` says how well one label follows
 * another.
 */
export interface Weights {
  features: Int8Array | Float32Array;
  transitions: Int8Array | Float32Array;
}

export interface LabelPath {
  /** Indices of labels. */
  path: number[];
  /** How far each token's label is ahead of the second best one, in the same units as the weights. */
  margins: number[];
}

/** Returns the most likely sequence of labels. @see https://en.wikipedia.org/wiki/Viterbi_algorithm */
export function decode(features: readonly number[][], weights: Weights, kind: Kind): LabelPath {
  const allowed = ALLOWED[kind];
  const length = features.length;
  const scores = new Float64Array(length * COUNT);
  const best = new Float64Array(length * COUNT);
  const from = new Uint8Array(length * COUNT);
  for (let at = 0; at < length; at++) {
    for (const row of features[at]!)
      for (const label of allowed)
        scores[at * COUNT + label]! += weights.features[row * COUNT + label]!;
    for (const label of allowed) {
      let [top, source] = [at === 0 ? weights.transitions[label]! : -Infinity, 0];
      for (const before of at > 0 ? allowed : []) {
        const score =
          best[(at - 1) * COUNT + before]! + weights.transitions[(before + 1) * COUNT + label]!;
        if (score > top) [top, source] = [score, before];
      }
      best[at * COUNT + label] = top + scores[at * COUNT + label]!;
      from[at * COUNT + label] = source;
    }
  }
  const path: number[] = Array(length).fill(0);
  let last = 0;
  for (const label of allowed)
    if (best[(length - 1) * COUNT + label]! > best[(length - 1) * COUNT + last]!) last = label;
  for (let at = length - 1; at >= 0; at--) {
    path[at] = last;
    last = from[at * COUNT + last]!;
  }
  const margins = path.map((bestTag, at) => {
    let second = -Infinity;
    for (const label of allowed)
      if (label !== bestTag) second = Math.max(second, scores[at * COUNT + label]!);
    return scores[at * COUNT + bestTag]! - second;
  });
  return { path, margins };
}
