/**
 * A text with a place for a value: its name in braces, or a function of it. Only the first can be passed on by a server
 * component; the second knows plurals.
 */
export type Template<Value extends string | number> = string | ((value: Value) => string);

/** Returns a text with a value in the place of its name in braces. */
export function filled<Value extends string | number>(
  text: Template<Value>,
  name: string,
  value: Value,
): string {
  return typeof text === 'function' ? text(value) : text.replaceAll(`{${name}}`, String(value));
}

/** Texts of the phone field. */
export interface PhoneWords {
  /** Accessible name of the list of countries. */
  countries: string;
  /** Accessible name of the button that opens it. */
  country: string;
  /**
   * Language of the countries' names.
   * @default that of React Aria's `I18nProvider`
   */
  countryLocale?: string;
  /** What people call countries beside their names, by the two letters, with commas between; the search knows it. */
  countryNicknames?: Readonly<Record<string, string>>;
  /** Announces how many rows a search has found, `{count}`; in every list. */
  found: Template<number>;
  /** Shown instead of the list if the search finds nothing. */
  noCountry: string;
  /** Label of the field. */
  phone: string;
  /** Shown under a full field that refuses another digit; `{digits}` is how many it takes. */
  phoneLimit: Template<number>;
  /** Placeholder and accessible name of the search field. */
  searchCountry: string;
}

export const phoneEnglish: PhoneWords = {
  countries: 'Countries',
  country: 'Country',
  found: 'Found: {count}',
  noCountry: 'No entries to show',
  phone: 'Phone',
  phoneLimit: 'No more than {digits} digits',
  searchCountry: 'search',
};
