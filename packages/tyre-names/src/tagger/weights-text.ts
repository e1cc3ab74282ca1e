/**
 * Weights as two texts of printable signs, which a module can hold in any environment: how far it is to the next weight
 * that is not zero, and what it is. Brotli makes them smaller than the bytes.
 */
export interface WeightsText {
  length: number;
  gaps: string;
  values: string;
}

/** All printable signs of ASCII that JSON writes as they are. */
const SIGNS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => sign !== '"' && sign !== '\\')
  .join('');
/** A sign from this one on is a number of so many steps, and the gap goes on. */
const STEP = 80;
const MAX_STEPS = SIGNS.length - STEP;
/** The largest weight that one sign says. */
const SMALL = 42;
const NEGATIVE = 2 * SMALL + 1;
const POSITIVE = NEGATIVE + 1;

function gapText(gap: number): string {
  let text = '';
  let rest = gap;
  while (rest >= STEP) {
    const steps = Math.min(MAX_STEPS, Math.floor(rest / STEP));
    text += SIGNS[STEP - 1 + steps];
    rest -= steps * STEP;
  }
  return text + SIGNS[rest];
}

const valueText = (value: number) =>
  Math.abs(value) <= SMALL
    ? SIGNS[value + SMALL]!
    : SIGNS[value < 0 ? NEGATIVE : POSITIVE]! + SIGNS[Math.abs(value) - SMALL - 1]!;

export function writeWeights(weights: Int8Array): WeightsText {
  let [gaps, values, next] = ['', '', 0];
  for (const [at, value] of weights.entries())
    if (value !== 0) {
      gaps += gapText(at - next);
      values += valueText(value);
      next = at + 1;
    }
  return { length: weights.length, gaps, values };
}

export function readWeights({ length, gaps, values }: WeightsText): Int8Array {
  const codes = new Map([...SIGNS].map((sign, at) => [sign, at]));
  const codeAt = (text: string, at: number) => codes.get(text[at] ?? '') ?? 0;
  const weights = new Int8Array(length);
  let [at, value] = [0, 0];
  for (let gap = 0; gap < gaps.length; gap++) {
    const steps = codeAt(gaps, gap);
    if (steps >= STEP) {
      at += (steps - STEP + 1) * STEP;
      continue;
    }
    at += steps;
    const code = codeAt(values, value++);
    weights[at++] =
      code < NEGATIVE
        ? code - SMALL
        : (code === NEGATIVE ? -1 : 1) * (codeAt(values, value++) + SMALL + 1);
  }
  return weights;
}
