import type { Iso2 } from './generated/countries.generated.ts';
import { KIND_ROWS } from './generated/kinds.generated.ts';
import { allCountries } from './number/country.ts';
import { guessCountry } from './number/guess.ts';
import { once } from './number/once.ts';

/** Kind of phone that a number belongs to. */
export type SubscriberKind = 'mobile' | 'fixed-line';

const patterns = once(
  (_: 'all') =>
    new Map(
      KIND_ROWS.split('\n').map((row) => {
        const [iso2 = '', mobile = '', fixed = mobile] = row.split(' ');
        return [iso2, { mobile: whole(mobile), 'fixed-line': whole(fixed) }];
      }),
    ),
);

const whole = (pattern: string) => new RegExp(pattern ? `^(?:${pattern})$` : '^(?!)');

/**
 * Returns the kinds that a number may be of: one; both if the country does not tell them apart (the United States);
 * none for any other number (toll-free, invalid). It does not check whether the number is in use.
 *
 * @param value digits with dial code; other characters are ignored
 * @param country by default guessed from the digits
 */
export function kindsOf(value: string, country?: Iso2 | null): SubscriberKind[] {
  const digits = value.replace(/\D/g, '');
  const known = country
    ? allCountries().find(({ iso2 }) => iso2 === country)
    : guessCountry(digits);
  const kinds = known && patterns('all').get(known.iso2);
  if (!kinds || !digits.startsWith(known.callingCode)) return [];
  const national = digits.slice(known.callingCode.length);
  return (['mobile', 'fixed-line'] as const).filter((kind) => kinds[kind].test(national));
}

/**
 * Whether a number may be of a kind. For `isValid`.
 *
 * @example
 * isValid={(digits, country) => isOfKind(digits, 'mobile', country?.countryCode) || 'A mobile number, please'}
 */
export const isOfKind = (value: string, kind: SubscriberKind, country?: Iso2 | null) =>
  kindsOf(value, country).includes(kind);
