import type { Template } from '../family/phone-words.ts';
import type { CountryListOptions } from '../list/country-list.ts';
import type { CountryOptions } from '../number/country.ts';
import type { FormatOptions } from '../number/format.ts';
import type { StartOptions } from '../typing/state.ts';

/** What attributes cannot say; the names and defaults are those of the React component's props. */
export interface PhoneElementOptions
  extends CountryOptions,
    FormatOptions,
    Omit<StartOptions, 'countries' | 'separateDialCode'>,
    Omit<CountryListOptions, 'locale'> {
  locale?: string | undefined;
  copyNumbersOnly?: boolean | undefined;
  jumpCursorToEnd?: boolean | undefined;
  /** Name of a field that no `<label>` and no `aria-label` names. @default 'Phone' */
  label?: string | undefined;
  /** Accessible name of the country button. @default 'Country' */
  countryLabel?: string | undefined;
  countriesLabel?: string | undefined;
  searchPlaceholder?: string | undefined;
  searchNotFound?: string | undefined;
  formatCount?: Template<number> | undefined;
  limitMessage?: Template<number> | undefined;
}
