import { writeFileSync } from 'node:fs';
import { openDraft } from '../src/name/draft.ts';
import { knownNames } from '../src/packaged-names.ts';
import { decode, type Weights } from '../src/tagger/decode.ts';
import { featuresOf } from '../src/tagger/features.ts';
import { type Lexicon, lexiconOf, wordKey } from '../src/tagger/lexicon.ts';
import { tokensOf } from '../src/tagger/tokens.ts';
import { writeWeights } from '../src/tagger/weights-text.ts';
import { createDictionary } from '../src/trade/dictionary.ts';
import { labelsOf, leftOf } from './labelled.ts';
import { drawTyre } from './layouts/draw-tyre.ts';
import { drawWheel } from './layouts/draw-wheel.ts';
import type { MadeName } from './layouts/layout-pieces.ts';
import { type Luck, luckOf } from './layouts/luck.ts';
import { type Example, Perceptron } from './perceptron.ts';

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
function quantised({ features, transitions }: Weights): Int8Array {
  let largest = 0;
  for (const weight of features) largest = Math.max(largest, Math.abs(weight));
  return Int8Array.from([...transitions, ...features], (weight) =>
    Math.max(-127, Math.min(127, Math.round((weight * 127) / largest))),
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
const file = `${JSON.stringify(writeWeights(quantised(weights)))}\n`;
writeFileSync(new URL('../src/dictionary/tagger-weights.json', import.meta.url), file);
process.stdout.write(`${file.length} bytes of weights\n`);
