import type { Country } from './country.ts';
import { guessCountry } from './guess.ts';
import { readNational, repairNational, startsWithOwnCode, withoutTrunkPrefix } from './national.ts';
import { isPossible } from './possible.ts';

/** What a piece of text says about a phone number. */
export interface PastedNumber {
  /**
   * `international`: a whole number with its dial code; `national`: a whole number of the country, its dial code put in
   * front; `digits`: some digits, to be taken as if they were typed; `none`: nothing of use.
   */
  kind: 'international' | 'national' | 'digits' | 'none';
  /** The digits of the number; for `digits` and `none` only those found. */
  digits: string;
  /** Further digits that are not part of the number, such as an extension. */
  rest: string;
}

/** Fewer digits are a house number, an extension or a scrap of a number, never a number. */
const LEAST_DIGITS = 5;

/** Dials out of a country almost everywhere, and starts no number anywhere. */
const IDD = '00';

/** Digits and plus of any script as ASCII, marks that are not seen left out. */
export function toAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, digitValue)
    .replace(/[\p{Cf}\0]/gu, '');
}

/** Digits of a script stand in a row from 0 to 9 with no other digit next to them. */
function digitValue(sign: string): string {
  let value = 0;
  const code = sign.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Runs of digits with what people write between them. Letters, commas, semicolons and new lines end a number. */
const CANDIDATE = /\+?[ \t(]*\d[\d \t().~/·\p{Pd}−]*/gu;

/**
 * Reads a number from pasted, dropped or filled-in text: from a contact card, with words around it, with brackets,
 * spaces, dashes, an extension, digits of another script. In order: a plus, `00` or the country's way out make it
 * international; the country's own dial code does when the rest is a number of it; else the country's trunk prefix is
 * dropped; else a number of usual length is the country's own.
 *
 * @param country the country chosen in the field; without one digits are taken as international
 */
export function parsePaste(text: string, country: Country | null): PastedNumber {
  const written = toAscii(text);
  const runs = written.match(CANDIDATE) ?? [];
  const numbers = runs.map((run) => readRun(run, country));
  const best = numbers.reduce<Reading | null>(
    (found, number) => (number.rank > (found?.rank ?? 0) ? number : found),
    null,
  );
  const all = written.replace(/\D/g, '');
  if (!best) return { kind: all ? 'digits' : 'none', digits: all, rest: '' };
  const others = runs.filter((_, index) => numbers[index] !== best);
  return { kind: best.kind, digits: best.digits, rest: others.join('').replace(/\D/g, '') };
}

interface Reading {
  kind: PastedNumber['kind'];
  digits: string;
  /** How sure it is that this run is the number: 0 not at all. */
  rank: number;
}

function readRun(run: string, country: Country | null): Reading {
  const digits = run.replace(/\D/g, '');
  if (digits.length < LEAST_DIGITS) return { kind: 'digits', digits, rank: 0 };
  if (run.startsWith('+')) return readInternational(digits, country, 4);
  const dialled = afterInternationalPrefix(digits, country);
  if (dialled !== null) return readInternational(dialled, country, 4);
  if (!country) return { kind: 'international', digits, rank: 1 };
  if (startsWithOwnCode(digits, country)) return readInternational(digits, country, 3);
  const national = readNational(digits, country);
  if (national === null) return { kind: 'digits', digits, rank: 1 };
  const rank = withoutTrunkPrefix(digits, country) === null ? 2 : 3;
  return { kind: 'national', digits: country.dialCode + national, rank };
}

function afterInternationalPrefix(digits: string, country: Country | null): string | null {
  if (digits.startsWith(IDD)) return digits.slice(IDD.length);
  const prefix = country?.internationalPrefix;
  if (!prefix || !digits.startsWith(prefix)) return null;
  const number = digits.slice(prefix.length);
  return isPossible(number) ? number : null;
}

function readInternational(digits: string, country: Country | null, rank: number): Reading {
  const guess = guessCountry(digits, { current: country });
  if (guess && digits.startsWith(guess.dialCode)) {
    const national = repairNational(digits.slice(guess.dialCode.length), guess);
    return { kind: 'international', digits: guess.dialCode + national, rank };
  }
  // No dial code starts like this: «+8 916…» is a Russian number with a plus too many.
  const national = country && readNational(digits, country);
  if (!country || !national) return { kind: 'international', digits, rank };
  return { kind: 'national', digits: country.dialCode + national, rank };
}
