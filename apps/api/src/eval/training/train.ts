import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { openDraft } from '../../names/name/draft.ts';
import { takeWords } from '../../names/name/name-words.ts';
import { takeTyreNumbers } from '../../names/name/tyre-in-name.ts';
import { takeWheelNumbers } from '../../names/name/wheel-in-name.ts';
import { decode, type Weights } from '../../names/tagger/decode.ts';
import { featuresOf, ROWS } from '../../names/tagger/features.ts';
import { type Lexicon, lexiconOf, wordKey } from '../../names/tagger/lexicon.ts';
import { type Kind, LABELS } from '../../names/tagger/tagger-labels.ts';
import { isTaken, type Token, tokensOf } from '../../names/tagger/tokens.ts';
import { createDictionary, type Dictionary } from '../../names/trade/dictionary.ts';
import { isWheel } from '../../names/trade/wheel-section.ts';
import { knownNames } from '../eval-known-names.ts';
import { drawTyre } from '../layouts/draw-tyre.ts';
import { drawWheel } from '../layouts/draw-wheel.ts';
import type { MadeName } from '../layouts/layout-pieces.ts';
import { type Luck, luckOf } from '../layouts/luck.ts';

/** Returns what the rules leave of a made name. Without a dictionary that is all of it. */
function leftOf(
  { text, expect }: MadeName,
  dictionary: Dictionary | undefined,
): { tokens: Token[]; isBranded: boolean } {
  const draft = openDraft(text);
  if (!dictionary) return { tokens: tokensOf(draft), isBranded: false };
  const isRim = isWheel(draft.folded) || expect.category.endsWith('disc');
  const { brand, section } = isRim
    ? { ...takeWheelNumbers(draft, undefined, dictionary), section: 'disks' as const }
    : takeTyreNumbers(draft, undefined, dictionary, () => undefined);
  takeWords(draft, section, brand, dictionary);
  return { tokens: tokensOf(draft, brand), isBranded: brand !== undefined };
}

/** Returns the label of every token, by index. */
const labelsOf = (tokens: readonly Token[], { spans }: MadeName): number[] =>
  tokens.map((token) => {
    const span = spans.find(({ start, end }) => token.start >= start && token.end <= end);
    return LABELS.indexOf(isTaken(token) ? 'other' : (span?.label ?? 'other'));
  });

const COUNT = LABELS.length;

/** A sequence of tokens: the rows of their features, and their labels. */
interface Example {
  features: number[][];
  labels: number[];
  kind: Kind;
}

/**
 * An averaged structured perceptron.
 * @see https://aclanthology.org/W02-1001/
 */
class Perceptron {
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

// Trains the tagger of names and writes its weights: `pnpm --filter @org/api train:names`.

const NAMES = 60_000;
const ROUNDS = 5;
const SEED = 17;

const dictionary = createDictionary(knownNames);
const nobody = { ...dictionary, brands: new Map<string, string[]>() };
const known = lexiconOf(dictionary);

/** Draws what the rules have read: mostly the numbers and the brand, sometimes only the numbers, rarely nothing. */
const drawReader = (luck: Luck) =>
  luck.chance(0.12) ? undefined : luck.chance(0.75) ? dictionary : nobody;

/** Removes some brands and models from the lexicon (two fifths), because unknown ones must be read as well. */
function forgetting(luck: Luck, { text, spans }: MadeName): Lexicon {
  const forgotten = new Set(
    spans
      .filter(({ label }) => (label === 'brand' || label === 'model') && luck.chance(0.4))
      .flatMap(({ start, end }) =>
        tokensOf(openDraft(text.slice(start, end))).map((token) => wordKey(token.text)),
      ),
  );
  return forgotten.size === 0
    ? known
    : { brands: known.brands.difference(forgotten), models: known.models.difference(forgotten) };
}

function exampleOf(luck: Luck): Example {
  const goods = luck.chance(0.65) ? 'tyre' : 'wheel';
  const name = goods === 'tyre' ? drawTyre(luck) : drawWheel(luck);
  const { tokens, isBranded } = leftOf(name, drawReader(luck));
  return {
    features: featuresOf(name.text, tokens, forgetting(luck, name)),
    labels: labelsOf(tokens, name),
    kind: isBranded ? `branded ${goods}` : goods,
  };
}

/** Returns the weights in one byte each, with the largest as 127. */
function quantised({ features, transitions }: Weights): Buffer {
  let largest = 0;
  for (const weight of features) largest = Math.max(largest, Math.abs(weight));
  const bytes = (weights: Weights['features']) =>
    Int8Array.from(weights, (weight) =>
      Math.max(-127, Math.min(127, Math.round((weight * 127) / largest))),
    );
  return Buffer.concat(
    [transitions, features].map((weights) => Buffer.from(bytes(weights).buffer)),
  );
}

const luck = luckOf(SEED);
const examples = Array.from({ length: NAMES }, () => exampleOf(luck));
const perceptron = new Perceptron();
for (let round = 1; round <= ROUNDS; round++) {
  let wrong = 0;
  for (const example of luck.shuffle(examples)) wrong += perceptron.learn(example);
  process.stdout.write(`round ${round}: ${wrong} labels wrong\n`);
}
const unseen = Array.from({ length: 2000 }, () => exampleOf(luck));
const weights = perceptron.averaged();
let [right, all] = [0, 0];
for (const { features, labels, kind } of unseen) {
  const { path } = decode(features, weights, kind);
  right += path.filter((label, at) => label === labels[at]).length;
  all += labels.length;
}
process.stdout.write(`${((right / all) * 100).toFixed(2)} % of the labels of names not learnt\n`);
const file = brotliCompressSync(quantised(weights), {
  params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(new URL('../../names/tagger/weights.br', import.meta.url), file);
process.stdout.write(`${file.length} bytes of weights\n`);
