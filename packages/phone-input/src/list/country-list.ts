import type { Iso2 } from '../generated/countries.generated.ts';
import type { Country } from '../number/country.ts';
import { countryName } from '../number/names.ts';
import { once } from '../number/once.ts';

/** One row of the list: a country, or one of its area codes. */
export interface CountryRow {
  country: Country;
  /** Set when the row is one area of the country. */
  areaCode?: string | undefined;
  /** Dial code, with the area code if there is one. */
  dialCode: string;
  name: string;
  /** Whether this is the first row after the preferred countries. */
  startsRest?: boolean | undefined;
}

export interface CountryListOptions {
  /** Language of the names, BCP 47. */
  locale: string;
  /** Countries that come first, in this order. @default ['us', 'gb'] */
  preferredCountries?: readonly Iso2[] | undefined;
  /** Order of the other countries; alphabetical if not given. @default none */
  order?: readonly Iso2[] | undefined;
  /** Whether area codes get rows of their own: for all countries, or only for these. @default false */
  enableAreaCodes?: boolean | readonly Iso2[] | undefined;
}

/** Rows in the order of the list: preferred countries, a divider, then the others by name. */
export function listCountries(
  countries: readonly Country[],
  { locale, preferredCountries = ['us', 'gb'], order, ...areas }: CountryListOptions,
): CountryRow[] {
  const nameOf = ({ localName, iso2 }: Country) => localName ?? countryName(iso2, locale);
  const named = countries.map((country) => ({ country, name: nameOf(country) }));
  const { compare } = new Intl.Collator(locale);
  type Named = (typeof named)[number];
  const placeIn = (list: readonly Iso2[], { country }: Named) => list.indexOf(country.iso2);
  const first = named
    .filter((one) => placeIn(preferredCountries, one) >= 0)
    .sort((a, b) => placeIn(preferredCountries, a) - placeIn(preferredCountries, b));
  const rest = named
    .filter((one) => placeIn(preferredCountries, one) < 0)
    .sort((a, b) => (order ? placeIn(order, a) - placeIn(order, b) : compare(a.name, b.name)));
  return [...first, ...rest].flatMap(({ country, name }, index) => [
    { country, name, dialCode: country.dialCode, startsRest: index > 0 && index === first.length },
    ...areaRows(country, name, areas.enableAreaCodes),
  ]);
}

const listsOf = once(
  (countries: readonly Country[]) =>
    once((options: string) => listCountries(countries, JSON.parse(options))),
  new WeakMap(),
);

/** `listCountries`, cached until the list opens again: collecting and sorting all names takes a while. */
export function listOf({
  countries,
  locale,
  preferredCountries,
  order,
  enableAreaCodes,
}: CountryListOptions & { countries: readonly Country[] }): CountryRow[] {
  const options = { locale, preferredCountries, order, enableAreaCodes };
  return listsOf(countries)(JSON.stringify(options));
}

function areaRows(
  country: Country,
  name: string,
  enabled: CountryListOptions['enableAreaCodes'] = false,
): CountryRow[] {
  const isEnabled = enabled === true || (enabled && enabled.includes(country.iso2));
  if (!isEnabled) return [];
  return country.areaCodes.map((areaCode) => ({
    country,
    areaCode,
    name,
    dialCode: country.dialCode + areaCode,
  }));
}

/** Text for comparison: lower case, without accents and punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u2010-\u2019'"`.,&()+-]/g, '');

const plainNames = new WeakMap<CountryRow, readonly string[]>();

/** All names of a country, as text for comparison. */
function namesOf(row: CountryRow, locale: string): readonly string[] {
  let names = plainNames.get(row);
  if (!names) {
    const { iso2 } = row.country;
    const all = [row.name, countryName(iso2, locale, 'short'), countryName(iso2, 'en')];
    names = [...new Set(all)].map(plain);
    plainNames.set(row, names);
  }
  return names;
}

const initials = (name: string) => name.replace(/(\S)\S*\s*/g, '$1');

/** How well a row matches a query: the lowest is best, null is no match. */
function rankRow(row: CountryRow, query: string, isCode: boolean, locale: string): number | null {
  const { country, dialCode } = row;
  const names = isCode ? [dialCode] : namesOf(row, locale);
  if (query === (isCode ? dialCode : country.iso2)) return 0;
  if (names.some((one) => one.startsWith(query))) return 1;
  if (names.some((one) => one.includes(query))) return 2;
  return names.some((one) => one[0] === query[0] && initials(one) === query) ? 3 : null;
}

/**
 * Rows that match the typed text, best first: the country's two letters, the start of its name, a part of it, its
 * initials; digits, with or without a plus, match the dial code. Names match in the list's language and in English.
 */
export function searchCountries(
  rows: readonly CountryRow[],
  text: string,
  locale: string,
): CountryRow[] {
  const query = plain(text).trim();
  if (query === '') return [...rows];
  const isCode = /^\d+$/.test(query);
  const ranks = rows.map((row) => rankRow(row, query, isCode, locale));
  return [0, 1, 2, 3].flatMap((rank) => rows.filter((_, index) => ranks[index] === rank));
}

/** Index of the first row whose name (in the list's language or in English) or code starts with the typed text. */
export function findByStart(rows: readonly CountryRow[], text: string): number {
  const start = plain(text);
  const namings = [
    ({ name }: CountryRow) => name,
    ({ country }: CountryRow) => countryName(country.iso2, 'en'),
    ({ country }: CountryRow) => country.iso2,
  ];
  for (const nameOf of namings) {
    const found = rows.findIndex((row) => plain(nameOf(row)).startsWith(start));
    if (found >= 0) return found;
  }
  return -1;
}

/** Index of the row of a number: the row of its area if there is one, else of its country. */
export function selectedRow(
  rows: readonly CountryRow[],
  country: Country | null,
  digits: string,
): number {
  return rows.findLastIndex(
    (row) =>
      row.country.iso2 === country?.iso2 && (!row.areaCode || digits.startsWith(row.dialCode)),
  );
}
