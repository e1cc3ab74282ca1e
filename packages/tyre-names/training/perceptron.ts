import { decode, type Weights } from '../src/tagger/decode.ts';
import { ROWS } from '../src/tagger/features.ts';
import { type Kind, LABELS } from '../src/tagger/tagger-labels.ts';

const COUNT = LABELS.length;

/** A sequence of tokens: the rows of their features, and their labels. */
export interface Example {
  features: number[][];
  labels: number[];
  kind: Kind;
}

/**
 * An averaged structured perceptron.
 * @see https://aclanthology.org/W02-1001/
 */
export class Perceptron {
  readonly #weights: Weights = {
    features: new Float32Array(ROWS * COUNT),
    transitions: new Float32Array((COUNT + 1) * COUNT),
  };
  readonly #sums = {
    features: new Float64Array(ROWS * COUNT),
    transitions: new Float64Array((COUNT + 1) * COUNT),
  };
  #step = 1;

  #add(kind: 'features' | 'transitions', at: number, amount: number) {
    this.#weights[kind][at]! += amount;
    // so much less of the average, because the change only counts in later steps
    this.#sums[kind][at]! += amount * this.#step;
  }

  /** Learns one sequence. Returns how many labels were wrong. */
  learn(example: Example): number {
    const { path } = decode(example.features, this.#weights, example.kind);
    const wrong = path.filter((label, at) => label !== example.labels[at]).length;
    if (wrong > 0) {
      for (const [at, label] of path.entries()) {
        const right = example.labels[at]!;
        if (label !== right)
          for (const row of example.features[at]!) {
            this.#add('features', row * COUNT + right, 1);
            this.#add('features', row * COUNT + label, -1);
          }
        const [was, is] = at === 0 ? [0, 0] : [path[at - 1]! + 1, example.labels[at - 1]! + 1];
        this.#add('transitions', is * COUNT + right, 1);
        this.#add('transitions', was * COUNT + label, -1);
      }
    }
    this.#step++;
    return wrong;
  }

  /** Returns the mean of the weights over all steps. */
  averaged(): Weights {
    const mean = (kind: 'features' | 'transitions') =>
      this.#weights[kind].map(
        (weight, at) => weight - this.#sums[kind][at]! / this.#step,
      ) as Float32Array;
    return { features: mean('features'), transitions: mean('transitions') };
  }
}
