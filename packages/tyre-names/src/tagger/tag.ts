import weightsText from '../dictionary/tagger-weights.json' with { type: 'json' };
import type { Draft } from '../name/draft.ts';
import type { Span } from '../text/text-reading.ts';
import { decode, type Weights } from './decode.ts';
import { featuresOf } from './features.ts';
import type { Lexicon } from './lexicon.ts';
import { LABELS, type Label } from './tagger-labels.ts';
import { isTaken, tokensOf } from './tokens.ts';
import { readWeights } from './weights-text.ts';

/** Neighbouring tokens with the same label. */
export interface TaggedSpan extends Span {
  label: Label;
  /** From 0 to 1: the lowest certainty among its tokens. */
  sureness: number;
}

let loaded: Weights | undefined;

/** Reads the weights when the first name is tagged, because searches never need them. */
function weights(): Weights {
  if (loaded) return loaded;
  const bytes = readWeights(weightsText);
  const ofTransitions = (LABELS.length + 1) * LABELS.length;
  loaded = {
    transitions: bytes.subarray(0, ofTransitions),
    features: bytes.subarray(ofTransitions),
  };
  return loaded;
}

/** A lead of so many units halves the doubt. Measured on names that were not used for training. */
const HALF = 40;
const surenessOf = (margin: number) => 1 - 0.5 ** (1 + Math.max(0, margin) / HALF);

/**
 * Labels the words and numbers that the rules have left of a name. Pieces that the rules have read are `other`.
 * Decision 82.
 */
export function tag(
  draft: Draft,
  brand: Span | undefined,
  lexicon: Lexicon,
  goods: 'tyre' | 'wheel',
): TaggedSpan[] {
  const tokens = tokensOf(draft, brand);
  if (tokens.length === 0) return [];
  const features = featuresOf(draft.original, tokens, lexicon);
  const { path, margins } = decode(features, weights(), brand ? `branded ${goods}` : goods);
  const tagged: TaggedSpan[] = [];
  for (const [at, token] of tokens.entries()) {
    const { start, end } = token;
    const [label, sureness] = [LABELS[path[at]!]!, surenessOf(margins[at]!)];
    const last = tagged.at(-1);
    if (last?.label === label && !isTaken(token)) {
      last.end = end;
      last.sureness = Math.min(last.sureness, sureness);
    } else tagged.push({ start, end, label: isTaken(token) ? 'other' : label, sureness });
  }
  return tagged;
}
