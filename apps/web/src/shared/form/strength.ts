export type Strength = 'short' | 'weak' | 'fair' | 'strong';

/** @see the contract: NewPassword */
export const MIN_LENGTH = 8;

/** The most common passwords, in both keyboard layouts. */
const USUAL = /passw|парол|qwert|йцуке|asdf|фыва|admin|protektor|протектор|^1234|^[0-9]{1,10}$/i;
const FAIR_BITS = 40;
const STRONG_BITS = 60;

const kinds = [
  { sign: /\p{Ll}/u, count: 26 },
  { sign: /\p{Lu}/u, count: 26 },
  { sign: /\d/, count: 10 },
  { sign: /[^\p{L}\d]/u, count: 32 },
];

/** Counts the characters that do not follow from the one before: repeats and steps of one add nothing. */
function countUnpredictable(signs: readonly string[]) {
  const codes = signs.map((sign) => sign.codePointAt(0) ?? 0);
  return codes.filter(
    (code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) > 1 || index === 0,
  ).length;
}

/** A rough estimate to show while a password is typed. Only the server decides which passwords it accepts. */
export function strengthOf(password: string): Strength {
  const signs = [...password];
  if (signs.length < MIN_LENGTH) return 'short';
  const choices = kinds.reduce(
    (sum, { sign, count }) => (sign.test(password) ? sum + count : sum),
    0,
  );
  const bits = countUnpredictable(signs) * Math.log2(Math.max(choices, 2));
  if (bits < FAIR_BITS || USUAL.test(password)) return 'weak';
  return bits < STRONG_BITS ? 'fair' : 'strong';
}
