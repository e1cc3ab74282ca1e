import type { Iso2 } from './generated/countries.generated.ts';
import { EXAMPLE_ROWS } from './generated/examples.generated.ts';
import type { SubscriberKind } from './kinds.ts';
import type { Country } from './number/country.ts';
import { type FormatOptions, formatPhone } from './number/format.ts';
import { once } from './number/once.ts';

const rows = once(
  (_: 'all') => new Map(EXAMPLE_ROWS.split('\n').map((row) => [row.slice(0, 2), row.split(',')])),
);

/**
 * Returns the digits of a country's example number after its calling code. In most countries, but not in all, nobody
 * has this number.
 *
 * @returns a number of the other kind if the country has none of that kind
 */
export function exampleNumber(country: Iso2, kind: SubscriberKind = 'mobile'): string {
  const [, mobile = '', fixed = ''] = rows('all').get(country) ?? [];
  return kind === 'mobile' ? mobile || fixed : fixed || mobile;
}

/**
 * Makes a `placeholder` that shows an example number of the selected country, formatted as in the field.
 *
 * @example
 * <PhoneInput prefill={false} placeholder={examplePlaceholder('mobile')} />
 * @param kind a mobile or a fixed line
 * @param options options of the field that change the format: `prefix`, `disableCountryCode`, `separateDialCode` …
 */
export const examplePlaceholder =
  (
    kind: SubscriberKind = 'mobile',
    {
      separateDialCode,
      ...options
    }: FormatOptions & { separateDialCode?: boolean | undefined } = {},
  ) =>
  (country: Country | null): string => {
    if (!country) return '';
    const isNational = separateDialCode || options.disableCountryCode;
    const digits = country.callingCode + exampleNumber(country.iso2, kind);
    return formatPhone(isNational ? digits.slice(country.dialCode.length) : digits, country, {
      ...options,
      disableCountryCode: isNational,
    });
  };
