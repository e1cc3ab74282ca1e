import { COUNTRY_ROWS, type Iso2 } from '../generated/countries.generated.ts';
import { dotted } from './mask.ts';
import { countryName } from './names.ts';
import { once } from './once.ts';

/** Most digits of a number with calling code. @see https://www.itu.int/rec/T-REC-E.164 and specification, section 5 */
export const MAX_DIGITS = 15;

/** Part of the world, or a union of countries, to filter countries by. `carribean` is an alias. */
export type Region =
  | 'america'
  | 'north-america'
  | 'central-america'
  | 'caribbean'
  | 'carribean'
  | 'south-america'
  | 'europe'
  | 'asia'
  | 'oceania'
  | 'africa'
  | 'north-africa'
  | 'eu-union'
  | 'ex-ussr'
  | 'ex-yugos'
  | 'baltic'
  | 'middle-east';

/** Region letters of the generated rows. */
const REGIONS: Record<string, readonly Region[]> = {
  n: ['america', 'north-america'],
  c: ['america', 'central-america'],
  k: ['america', 'caribbean', 'carribean'],
  s: ['america', 'south-america'],
  e: ['europe'],
  a: ['asia'],
  o: ['oceania'],
  f: ['africa'],
  h: ['africa', 'north-africa'],
  u: ['eu-union'],
  x: ['ex-ussr'],
  y: ['ex-yugos'],
  b: ['baltic'],
  m: ['middle-east'],
};

/** A country or territory with its own numbers. `countryName` names it in any language, by `Intl.DisplayNames`. */
export interface Country {
  /** English name. */
  readonly name: string;
  /** Name of your own, from `localization`. */
  localName?: string | undefined;
  /** ISO 3166-1 alpha-2 code in lower case. */
  iso2: Iso2;
  /** Digits that every number of the country starts with, without a plus: `7`, `380`, `1268`. */
  dialCode: string;
  /** Code assigned by the ITU: `1` for the dial code `1268`, usually the same as the dial code. */
  callingCode: string;
  /** How the country writes the digits of a mobile after the calling code, a dot for each: `(...) ...-..-..`. */
  mask: string;
  /** Whether the mask comes from `masks` and holds for all numbers; else their first digits decide how each is grouped. */
  hasOwnMask: boolean;
  /** Of countries with the same dial code, the one with the lowest priority wins a tie. */
  priority: number;
  regions: readonly Region[];
  /** Whether some first digits of national numbers belong only to this country: it has `areaCodes`. */
  hasAreaCodes: boolean;
  /** Whether it is the one that its dial code stands for while nothing else is known: `priority` is 0. */
  isMainCode: boolean;
  /** First digits of national numbers that belong only to this country, not to another with its dial code. */
  areaCodes: readonly string[];
  /** First digits of national numbers that may belong to this country or to another with its dial code. */
  sharedCodes: readonly string[];
  /** Whether it depends on another country. */
  isTerritory: boolean;
  /** Digits dialled before a national number, longest first: `['8']` in Russia. Not part of the number. */
  trunkPrefixes: readonly string[];
  /** Whether numbers may start with a zero although zero is also the trunk prefix, as in Rwanda. */
  keepsZero: boolean;
  /** Digits dialled instead of a plus before an international number, besides `00`; may be empty. */
  internationalPrefix: string;
  /** How many digits can follow the dial code in numbers of fixed lines and mobiles. */
  usualLengths: readonly number[];
  /** The same for numbers of every kind. */
  lengths: readonly number[];
}

// Rows repeat the same cells, so each distinct cell is parsed once.
const numbers = once((signs: string) =>
  [...signs].flatMap((sign) => (sign === '+' ? [] : Number.parseInt(sign, 36))),
);
const words = once((text: string) => (text ? text.split(' ') : []));
const regionsOf = once((letters: string) =>
  [...letters].flatMap((letter) => REGIONS[letter] ?? []),
);

const areasOf = (areaCodes: readonly string[]) => ({
  areaCodes,
  hasAreaCodes: areaCodes.length > 0,
});
const rankOf = (priority: number) => ({ priority, isMainCode: priority === 0 });

function decodeCountries(): Country[] {
  let lastCode = '';
  let priority = 0;
  return COUNTRY_ROWS.split('\n').map((row): Country => {
    const [iso2, code = '', mask = '', lengths = '', letters = '', ...rest] = row.split(',');
    const [trunk = '', idd = '', areas = '', shared = ''] = rest;
    priority = code ? 0 : priority + 1;
    lastCode = code || lastCode;
    const [usual = ''] = lengths.split('+');
    return {
      get name() {
        return countryName(this.iso2, 'en');
      },
      iso2: iso2 as Iso2,
      dialCode: lastCode,
      callingCode: lastCode.length > 3 ? '1' : lastCode,
      mask: dotted(mask),
      hasOwnMask: false,
      ...rankOf(priority),
      regions: regionsOf(letters),
      ...areasOf(words(areas)),
      sharedCodes: words(shared),
      isTerritory: letters.endsWith('t'),
      trunkPrefixes: words(trunk.replace('?', '')),
      keepsZero: trunk.includes('?'),
      internationalPrefix: idd,
      usualLengths: numbers(usual),
      lengths: numbers(lengths),
    };
  });
}

let decoded: readonly Country[] | undefined;

/** Returns every country and territory: 245 of them, by dial code, then by priority. */
export function allCountries(): readonly Country[] {
  decoded ??= decodeCountries();
  return decoded;
}

/** Which countries can be selected and guessed, and changes to their data. */
export interface CountryOptions {
  /** Only these countries are listed and guessed. @default all */
  onlyCountries?: readonly Iso2[] | undefined;
  /** These countries are neither listed nor guessed. @default none */
  excludeCountries?: readonly Iso2[] | undefined;
  /** Only countries of these regions are listed and guessed. @default all */
  regions?: Region | readonly Region[] | undefined;
  /** Whether to include territories (Jersey, Bermuda…). Without them their numbers have no country. @default true */
  enableTerritories?: boolean | undefined;
  /**
   * Masks of the digits after the calling code by country, a dot for each digit, for all numbers of the country.
   * @default groups by the first digits, as in libphonenumber
   */
  masks?: Partial<Record<Iso2, string>> | undefined;
  /** Area codes by country. @default those of the package */
  areaCodes?: Partial<Record<Iso2, readonly string[]>> | undefined;
  /** Priority by country: the lowest wins when countries share a dial code. @default those of the package */
  priority?: Partial<Record<Iso2, number>> | undefined;
  /**
   * Names of countries, by their two letters in lower case or by their English name.
   * @default those of the browser
   */
  localization?: Readonly<Record<string, string>> | undefined;
}

/** Returns the countries that the options allow, with their masks, area codes and priorities. */
export function getCountries(options: CountryOptions = {}): readonly Country[] {
  const { onlyCountries, excludeCountries, regions, enableTerritories = true } = options;
  const { masks, areaCodes, priority, localization } = options;
  const wanted: readonly Region[] = [regions || []].flat();
  const isLeft = (country: Country) =>
    (!onlyCountries?.length || onlyCountries.includes(country.iso2)) &&
    !excludeCountries?.includes(country.iso2) &&
    (wanted.length === 0 || wanted.some((region) => country.regions.includes(region))) &&
    (enableTerritories || !country.isTerritory);
  const all = allCountries();
  const leftCountries = all.filter(isLeft);
  // The same array keeps what is cached for it.
  const left = leftCountries.length === all.length ? all : leftCountries;
  if (!masks && !areaCodes && !priority && !localization) return left;
  return left.map((country) => ({
    ...country,
    localName: localization && (localization[country.iso2] ?? localization[country.name]),
    mask: masks?.[country.iso2] ?? country.mask,
    hasOwnMask: masks?.[country.iso2] !== undefined,
    ...areasOf(areaCodes?.[country.iso2] ?? country.areaCodes),
    ...rankOf(priority?.[country.iso2] ?? country.priority),
  }));
}
