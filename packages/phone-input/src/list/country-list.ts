import type { Iso2 } from '../generated/countries.generated.ts';
import type { Country } from '../number/country.ts';
import { countryName } from '../number/names.ts';
import { once } from '../number/once.ts';
import {
  alpha3Of,
  commonNames,
  endonym,
  foreignNames,
  inOtherLayout,
  isOneSlip,
  type Nicknames,
  NO_NICKNAMES,
} from './other-names.ts';

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
  /**
   * What people call countries beside their names, by the two letters, with commas between: `{ gb: 'albion,blighty' }`. The
   * search knows it.
   * @default that of the words
   */
  countryNicknames?: Nicknames | undefined;
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

/** Text for comparison: one case («ß» and «ı» too), without accents, punctuation and articles. */
const plain = (text: string) =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u2010-\u2019\u02bb\u02bc'"`.,()+-]/g, '')
    .replace(/(^THE|&| AND) /g, '')
    .replace('SAINT ', 'ST ');

/** Names of a row as text for comparison, collected once. */
const collected = (collect: (row: CountryRow) => readonly string[]) =>
  once(
    (row: CountryRow) => [...new Set(collect(row))].filter(Boolean).map(plain),
    new WeakMap<CountryRow, readonly string[]>(),
  );

const namesIn = once((locale: string) =>
  collected(({ name, country: { iso2 } }) => [
    name,
    countryName(iso2, locale, 'short'),
    countryName(iso2, 'en'),
  ]),
);
const commonNamesIn = once(
  (nicknames: Nicknames) => collected(({ country }) => commonNames(country.iso2, nicknames)),
  new WeakMap(),
);
// the browser's data of some hundred languages: only for what nothing else is called
const endonymsOf = collected(({ country }) => [endonym(country.iso2)]);
const foreignNamesOf = collected(({ country }) => foreignNames(country.iso2));

const initials = (name: string) => name.replace(/(\S)\S*\s*/g, '$1');

/** A way to match a row: the first that some row matches decides its place. */
type Match = (row: CountryRow, query: string) => boolean;

const startsOf =
  (namesOf: (row: CountryRow) => readonly string[]): Match =>
  (row, query) =>
    namesOf(row).some((one) => one.startsWith(query));

const codeMatches: readonly Match[] = [
  ({ dialCode }, query) => dialCode === query,
  ({ dialCode }, query) => dialCode.startsWith(query),
  ({ dialCode }, query) => dialCode.includes(query),
];

function nameMatches(locale: string, nicknames: Nicknames): readonly Match[] {
  const [namesOf, commonNamesOf] = [namesIn(locale), commonNamesIn(nicknames)];
  return [
    ({ country: { iso2 } }, query) => [iso2, alpha3Of(iso2)].map(plain).includes(query),
    (row, query) => commonNamesOf(row).includes(query),
    startsOf(namesOf),
    (row, query) => namesOf(row).some((one) => one.includes(query)),
    (row, query) => namesOf(row).some((one) => one[0] === query[0] && initials(one) === query),
    startsOf(commonNamesOf),
    (row, query) => [...namesOf(row), ...commonNamesOf(row)].some(hasWordsOf(query)),
  ];
}

/** Whether a name has all words of a text that has several, in any order. */
const hasWordsOf = (query: string) => (name: string) => {
  const [words, parts] = [query.split(/\s+/), name.split(/\s+/)];
  return words.length > 1 && words.every((word) => parts.some((part) => part.startsWith(word)));
};

/** For a text that no row matches otherwise. */
const lateMatches: readonly Match[] = [
  (row, query) => endonymsOf(row).includes(query),
  (row, query) => endonymsOf(row).some((name) => name.includes(query)),
  startsOf(foreignNamesOf),
];

function slipMatches(locale: string, nicknames: Nicknames): readonly Match[] {
  const namings = [namesIn(locale), commonNamesIn(nicknames), endonymsOf, foreignNamesOf];
  const allOf = (row: CountryRow) => namings.flatMap((namesOf) => namesOf(row));
  const isSlip = (query: string) => (name: string) =>
    [-1, 0, 1].some((more) => isOneSlip(query, name.slice(0, query.length + more)));
  return [
    // of fewer letters each is a slip of another
    (row, query) => query.length > 3 && allOf(row).some((name) => isOneSlip(query, name)),
    (row, query) => query.length > 3 && allOf(row).some(isSlip(query)),
  ];
}

/** The rows that match, in the order of the ways to match. */
function ranked(rows: readonly CountryRow[], query: string, matches: readonly Match[]) {
  const ranks = rows.map((row) => matches.findIndex((match) => match(row, query)));
  return matches.flatMap((_, rank) => rows.filter((_row, at) => ranks[at] === rank));
}

/**
 * Rows that match the typed text, best first: the country's two or three letters, a common
 * name of it (also of `nicknames`), the start of its name, a part of it, its initials, its words in another order; digits,
 * with or without a plus, match the dial code. Names match in the list's language, in English and in Russian; if nothing
 * does, in the country's own language, in some others, typed in the other layout, then with one slip.
 */
export function searchCountries(
  rows: readonly CountryRow[],
  text: string,
  locale: string,
  nicknames: Nicknames = NO_NICKNAMES,
): CountryRow[] {
  const query = plain(text).trim();
  if (query === '') return [...rows];
  if (/^\d+$/.test(query)) return ranked(rows, query, codeMatches);
  const names = nameMatches(locale, nicknames);
  const alone = (match: Match): [string, Match[]] => [query, [match]];
  const ways: [string, readonly Match[]][] = [
    [query, names],
    ...lateMatches.map(alone),
    [plain(inOtherLayout(text)).trim(), names],
    ...slipMatches(locale, nicknames).map(alone),
  ];
  for (const [written, matches] of ways) {
    const found = ranked(rows, written, matches);
    if (found.length > 0) return found;
  }
  return [];
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
