import type { ReactNode, RefObject } from 'react';
import type { Template } from '../family/phone-words.ts';
import type { Country } from '../number/country.ts';
import type { CountryListOptions } from './country-list.ts';

/** Props of the field that concern the list. */
export interface CountryListTexts {
  /**
   * Whether there is a search field above the list. Without it, letters typed in the list go to the first country that
   * starts with them.
   * @default true
   */
  enableSearch?: boolean | undefined;
  /**
   * Placeholder and accessible name of the search field.
   * @default 'search'
   */
  searchPlaceholder?: string | undefined;
  /**
   * Shown instead of the list when the search finds nothing.
   * @default 'No entries to show'
   */
  searchNotFound?: string | undefined;
  /**
   * Whether the search field has no magnifier icon.
   * @default false
   */
  disableSearchIcon?: boolean | undefined;
  /**
   * Whether the browser may autocomplete the search field.
   * @default false
   */
  autocompleteSearch?: boolean | undefined;
  /**
   * Accessible name of the list.
   * @default 'Countries'
   */
  countriesLabel?: string | undefined;
  /**
   * Text that tells screen readers how many countries a search found, with `{count}`, or a function of it.
   * @default 'Found: {count}'
   */
  formatCount?: Template<number> | undefined;
  /**
   * Whether a press outside closes the list.
   * @default true
   */
  enableClickOutside?: boolean | undefined;
}

export interface CountryListProps extends CountryListTexts, CountryListOptions {
  id: string;
  countries: readonly Country[];
  country: Country | null;
  /** Digits of the field, to find the selected area. */
  digits: string;
  onSelect: (country: Country, areaCode?: string) => void;
  /** The country button. It opens and closes the list itself, so a press on it is not a press outside. */
  button: RefObject<HTMLElement | null>;
  close: (focus?: 'button' | 'field') => void;
  /** Whether the list was opened by touch. */
  isTouched: boolean;
  renderFlag?: ((country: Country) => ReactNode) | undefined;
}
