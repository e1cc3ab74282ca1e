import { type Format, formatsOf } from './metadata.ts';

/** The signs of a country's group of digits: `\d{2,4}`, `9`, `[2-9]\d{3}`. */
const SIGN = /(?:\\d|\d|\[[^\]]+\])(?:\{(\d+)(?:,(\d+))?\})?/g;

/** Zones that write the area in brackets, as the specification's model does: `+7 (912) 345-67-89`. */
const IN_BRACKETS = new Set(['1', '7']);

function digitsOf(group: string) {
  let least = 0;
  let most = 0;
  const rest = group.replace(SIGN, (_, from = '1', to = from) => {
    least += Number(from);
    most += Number(to);
    return '';
  });
  if (rest !== '') throw new Error(`Cannot count the digits of «${group}»`);
  return { least, most };
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** How a format writes this many digits, a dot for each; null if it writes no such number. */
export function maskAt({ pattern, text }: Format, length: number): string | null {
  const groups = [...pattern.matchAll(/\(([^)]+)\)/g)].map(([, group = '']) => digitsOf(group));
  let spare = length - sum(groups.map(({ least }) => least));
  if (spare < 0 || length > sum(groups.map(({ most }) => most))) return null;
  const sizes = groups.map(({ least, most }) => {
    const more = Math.min(spare, most - least);
    spare -= more;
    return least + more;
  });
  const order = [...text.matchAll(/\$(\d)/g)].map(([, place]) => Number(place));
  if (order.join() !== sizes.map((_, index) => index + 1).join()) {
    throw new Error(`«${text}» moves digits`);
  }
  // a dot is a digit in a mask; New Caledonia writes one between groups
  const spaced = text.replaceAll('.', ' ');
  return spaced.replace(/\$(\d)/g, (_, place) => '.'.repeat(sizes[Number(place) - 1] ?? 0));
}

/** A mask as the package writes it. */
export const written = (mask: string, callingCode: string) =>
  IN_BRACKETS.has(callingCode) ? mask.replace(/^(\.+)[ -]/, '($1) ') : mask;

/** How libphonenumber writes a whole national number in the international form, a dot for each digit. */
export function maskOfNumber(callingCode: string, national: string): string {
  for (const format of formatsOf(callingCode)) {
    const fits = new RegExp(`^(?:${format.leadingDigits})`).test(national);
    const mask = fits && maskAt(format, national.length);
    if (mask) return written(mask, callingCode);
  }
  return '.'.repeat(national.length);
}
