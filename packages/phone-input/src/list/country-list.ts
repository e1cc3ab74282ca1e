import type { Iso2 } from '../generated/countries.generated.ts';
import type { Country } from '../number/country.ts';
import { countryName } from '../number/names.ts';
import { once } from '../number/once.ts';

/** One line of the list: a country, or one of its area codes. */
export interface CountryRow {
  country: Country;
  /** Set when the row is one area of the country. */
  areaCode?: string | undefined;
  /** Dial code, with the area code if there is one. */
  dialCode: string;
  name: string;
  /** First of the rows after the preferred ones. */
  startsRest?: boolean | undefined;
}

export interface CountryListOptions {
  /** Language of the names, BCP 47. */
  locale: string;
  /** Names that differ from those of `Intl.DisplayNames`, by code or by English name. @default none */
  localization?: Readonly<Record<string, string>> | undefined;
  /** These come first, in this order. @default ['us', 'gb'] */
  preferredCountries?: readonly Iso2[] | undefined;
  /** Order of the others; alphabetical when not given. @default none */
  order?: readonly Iso2[] | undefined;
  /** Area codes get rows of their own: of all countries, or of these. @default false */
  enableAreaCodes?: boolean | readonly Iso2[] | undefined;
}

/** The countries as people look for them: preferred ones, a divider, then the others by name. */
export function listCountries(
  countries: readonly Country[],
  { locale, localization, preferredCountries = ['us', 'gb'], order, ...areas }: CountryListOptions,
): CountryRow[] {
  const nameOf = ({ iso2 }: Country) =>
    localization
      ? (localization[iso2] ?? localization[countryName(iso2, 'en')] ?? countryName(iso2, locale))
      : countryName(iso2, locale);
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

/** The same, kept for the next time that the list opens: the names of all countries take a while to gather and to sort. */
export function listOf({
  countries,
  locale,
  localization,
  preferredCountries,
  order,
  enableAreaCodes,
}: CountryListOptions & { countries: readonly Country[] }): CountryRow[] {
  const options = { locale, localization, preferredCountries, order, enableAreaCodes };
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

/** Text as it is compared: small letters without accents and punctuation. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u2010-\u2019'"`.,&()+-]/g, '');

const plainNames = new WeakMap<CountryRow, readonly string[]>();

/** All that a country is called, as it is compared. */
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

/** How well a row fits a query: the lowest first, null when it does not. */
function rankRow(row: CountryRow, query: string, isCode: boolean, locale: string): number | null {
  const { country, dialCode } = row;
  const names = isCode ? [dialCode] : namesOf(row, locale);
  if (query === (isCode ? dialCode : country.iso2)) return 0;
  if (names.some((one) => one.startsWith(query))) return 1;
  if (names.some((one) => one.includes(query))) return 2;
  return names.some((one) => one[0] === query[0] && initials(one) === query) ? 3 : null;
}

/**
 * Rows that fit what was typed, best first: the two letters of a country, the start of its name, a part of it, its
 * initials; for digits, with or without a plus, its dial code. Names count in the list's language and in English.
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

/** Index of the first row whose name starts with what was typed, in the list's language, in English or by its code. */
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

/** Index of the row of a number: its area's row if there is one, else its country's. */
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
