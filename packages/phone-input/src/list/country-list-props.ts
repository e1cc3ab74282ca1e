import type { ReactNode, RefObject } from 'react';
import type { Country } from '../number/country.ts';
import type { CountryListOptions } from './country-list.ts';

/** Props that the owner of the field sets about the list. */
export interface CountryListTexts {
  /**
   * A search field above the list. Without one, letters typed in the list go to the first country that starts with them.
   * @default true
   */
  enableSearch?: boolean | undefined;
  /**
   * Placeholder and name of the search field.
   * @default 'search'
   */
  searchPlaceholder?: string | undefined;
  /**
   * Instead of the list when nothing fits.
   * @default 'No entries to show'
   */
  searchNotFound?: string | undefined;
  /**
   * No magnifier in the search field.
   * @default false
   */
  disableSearchIcon?: boolean | undefined;
  /**
   * The browser may suggest what to search for.
   * @default false
   */
  autocompleteSearch?: boolean | undefined;
  /**
   * Name of the list.
   * @default 'Countries'
   */
  countriesLabel?: string | undefined;
  /**
   * How many countries a search found, read out.
   * @default the number
   */
  formatCount?: ((count: number) => string) | undefined;
  /**
   * A press outside closes the list.
   * @default true
   */
  enableClickOutside?: boolean | undefined;
}

export interface CountryListProps extends CountryListTexts, CountryListOptions {
  id: string;
  countries: readonly Country[];
  country: Country | null;
  /** Digits of the field, to tell the area that is chosen. */
  digits: string;
  onSelect: (country: Country, areaCode?: string) => void;
  /** Opens and closes the list by itself. */
  button: RefObject<HTMLElement | null>;
  close: (focus?: 'button' | 'field') => void;
  /** The list was opened by a finger. */
  isTouched: boolean;
  renderFlag?: ((country: Country) => ReactNode) | undefined;
}
