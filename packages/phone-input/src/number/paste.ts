import type { Country } from './country.ts';
import { areaInDialCode } from './format.ts';
import { guessCountry } from './guess.ts';
import { readNational, repairNational, startsWithOwnCode, withoutTrunkPrefix } from './national.ts';
import { isPossible } from './possible.ts';

/** What a piece of text says about a phone number. */
export interface PastedNumber {
  /**
   * `international`: a whole number with its dial code; `national`: a whole number of the country, with its dial code
   * added; `digits`: some digits, to be handled as if they were typed; `none`: no digits.
   */
  kind: 'international' | 'national' | 'digits' | 'none';
  /** Digits of the number; for `digits` and `none` only the digits found. */
  digits: string;
  /** Further digits that are not part of the number, such as an extension. */
  rest: string;
}

/** Fewer digits are never a number, but a house number, an extension or a part of a number. */
const MIN_DIGITS = 5;

/** The international prefix of almost every country. No number starts with it. */
const IDD = '00';

/** Converts digits and plus signs of any script to ASCII and removes invisible characters. */
export function toAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, digitValue)
    .replace(/[\p{Cf}\0]/gu, '');
}

/** Value of a digit of any script: in Unicode its digits follow each other from 0 to 9, with no digit before them. */
function digitValue(sign: string): string {
  let value = 0;
  const code = sign.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** Runs of digits with the separators that people use. Letters, commas, semicolons and new lines end a number. */
const CANDIDATE = /\+?[ \t(]*\d[\d \t().~/·\p{Pd}−]*/gu;

/** A carrier of Brazil, left for the reader to choose: `0xx11 96123-4567`. */
const ANY_CARRIER = /\b0 ?(?:xx|\*\*)/gi;

/**
 * Reads a number from pasted, dropped or filled-in text: from a contact card, with words around it, with brackets,
 * spaces, dashes, an extension, digits of another script. Rules in order: after a plus, `00` or the country's
 * international prefix the number is international; so it is after the country's own dial code if the rest is a number
 * of the country; else the country's trunk prefix is removed; else a number of usual length is national.
 *
 * @param country the country selected in the field; without one digits are read as international
 */
export function parsePaste(text: string, country: Country | null): PastedNumber {
  const written = toAscii(text).replace(ANY_CARRIER, '0');
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
  /** How certainly this run is the number: 0 means it is not. */
  rank: number;
}

function readRun(run: string, country: Country | null): Reading {
  const digits = run.replace(/\D/g, '');
  const behindArea = afterOwnArea(run, country);
  if (behindArea !== null)
    return { kind: 'national', digits: `${country?.dialCode}${behindArea}`, rank: 3 };
  if (digits.length < MIN_DIGITS) return { kind: 'digits', digits, rank: 0 };
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

/**
 * The digits after an area that is part of the country's dial code, in brackets: of `(340) 6934` in the US Virgin
 * Islands they are a part of a number, without brackets a whole one.
 */
function afterOwnArea(run: string, country: Country | null): string | null {
  const [, before = '', area, after = ''] = /^([\d\s]*)\((\d+)\)(.*)$/.exec(run) ?? [];
  if (!country || !area || area !== areaInDialCode(country)) return null;
  const trunk = before.trim();
  return trunk === '' || country.trunkPrefixes.includes(trunk) ? after.replace(/\D/g, '') : null;
}

function afterInternationalPrefix(digits: string, country: Country | null): string | null {
  const prefix = country?.internationalPrefix;
  const number = prefix && digits.startsWith(prefix) && digits.slice(prefix.length);
  if (number && isPossible(number)) return number;
  return digits.startsWith(IDD) ? digits.slice(IDD.length) : null;
}

function readInternational(digits: string, country: Country | null, rank: number): Reading {
  const guess = guessCountry(digits, { current: country });
  if (guess && digits.startsWith(guess.dialCode)) {
    const national = repairNational(digits.slice(guess.dialCode.length), guess);
    return { kind: 'international', digits: guess.dialCode + national, rank };
  }
  // No dial code starts like this: «+8 916…» is a Russian number with a wrong plus.
  const national = country && readNational(digits, country);
  if (!country || !national) return { kind: 'international', digits, rank };
  return { kind: 'national', digits: country.dialCode + national, rank };
}
