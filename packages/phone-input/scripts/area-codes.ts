import { type Territory, territory } from './metadata.ts';
import { canStartWith } from './pattern.ts';

/** Digits of a number, calling code included, that may be looked at to tell its country. */
const DIGITS_TO_GUESS = 7;
/** Digits after the calling code to which ranges shared by two countries are told apart. */
const SHARED_DEPTH = 2;
/** The North American plan gives whole three-digit areas to a country. */
const AREA_LENGTH_1 = 3;

/**
 * What numbering plans give and the metadata leaves out: +7 6xx, which Russia ceded to Kazakhstan in 2006 and which is
 * not in use yet, and the fixed lines of Western Sahara, valid in Morocco too.
 * @see https://www.itu.int/oth/T0202.aspx?parent=T0202
 */
const BY_PLAN: Record<string, string[]> = { KZ: ['6', '7'], EH: ['5288', '5289'] };

const DIGITS = [...'0123456789'];

export interface AreaCodes {
  /** Shortest beginnings of a national number that belong to this country alone. */
  own: string[];
  /** Beginnings that it shares with the main country of the calling code. */
  shared: string[];
}

/** What tells a country from the others of its calling code; nothing for the main one. */
export function areaCodes(callingCode: string, isos: string[]): Record<string, AreaCodes> {
  const countries = isos.map((iso) => ({ iso, ...territory(iso) }));
  const own: Record<string, string[]> = {};
  const depth = callingCode === '1' ? AREA_LENGTH_1 : DIGITS_TO_GUESS - callingCode.length;
  const walk = (digits: string) => {
    const owner = ownerOf(digits, countries);
    if (owner === 'many') {
      if (digits.length < depth) for (const digit of DIGITS) walk(digits + digit);
    } else if (owner && owner.iso !== isos[0] && owner.subscribersCanStartWith(digits)) {
      own[owner.iso] = [...(own[owner.iso] ?? []), digits];
    }
  };
  for (const digit of DIGITS) walk(digit);
  const [main, ...others] = countries;
  return Object.fromEntries(
    others.map((other) => [
      other.iso,
      {
        own: BY_PLAN[other.iso] ?? own[other.iso] ?? [],
        shared: main ? sharedBeginnings(main, other, callingCode === '1') : [],
      },
    ]),
  );
}

type Named = Territory & { iso: string };

/** As libphonenumber decides: leading digits name a country at once, else the first with a fitting number. */
function ownerOf(digits: string, countries: Named[]): Named | 'many' | undefined {
  const named = countries.find(
    ({ leadingDigits }) => leadingDigits && new RegExp(`^(?:${leadingDigits})`).test(digits),
  );
  if (named) return named;
  const alive = countries.filter((country) =>
    country.leadingDigits
      ? canStartWith(country.leadingDigits, digits) && country.canStartWith(digits)
      : country.canStartWith(digits),
  );
  return alive.length > 1 ? 'many' : alive[0];
}

function sharedBeginnings(main: Territory, other: Territory, isPlan1: boolean): string[] {
  const depth = isPlan1 ? AREA_LENGTH_1 : SHARED_DEPTH;
  const walk = (digits: string): string[] => {
    if (!main.canStartWith(digits) || !other.canStartWith(digits)) return [];
    if (digits.length === depth) return [digits];
    const ofMain = DIGITS.map((digit) => digits + digit).filter(main.canStartWith);
    const shared = ofMain.map(walk);
    const all = ofMain.every((longer, index) => shared[index]?.[0] === longer);
    return all ? [digits] : shared.flat();
  };
  return DIGITS.flatMap(walk);
}
