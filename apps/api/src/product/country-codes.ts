import { fold } from '@org/tyre-names/text/spelling';
import { countryNames } from '@org/tyre-names/trade/countries';
import mappings from 'cldr-core/supplemental/codeMappings.json' with { type: 'json' };

/** A country as papers of trade name it. */
export interface Country {
  /** three digits, as in ОКСМ */
  code: string;
  name: string;
}

const RUSSIAN = new Intl.DisplayNames('ru', { type: 'region' });
const ENGLISH = new Intl.DisplayNames('en', { type: 'region' });
const CODES: Record<string, { _numeric?: string; _alpha3?: string }> =
  mappings.supplemental.codeMappings;

/** Names that neither the dictionary of countries nor CLDR has. */
const SHORT: Record<string, readonly string[]> = {
  KR: ['корея', 'южная корея', 'ю.корея', 'ю. корея', 'корея южная', 'корея, республика'],
  US: ['сша', 'америка'],
  GB: ['англия', 'соединенное королевство'],
  TW: ['тайвань (китай)', 'тайвань, китай'],
  IR: ['иран, исламская республика', 'иран (исламская республика)'],
  CZ: ['чешская республика'],
  RU: ['российская федерация'],
  BY: ['республика беларусь'],
  CN: ['китайская народная республика'],
};

/** Codes of the format of invoices that are no country's. */
const UNIONS: readonly [name: string, country: Country][] = [
  ...['евросоюз', 'европейский союз', 'ес', 'eu'].map((name): [string, Country] => [
    name,
    { code: '980', name: 'Евросоюз' },
  ]),
  ...['еаэс', 'евразийский экономический союз'].map((name): [string, Country] => [
    name,
    { code: '981', name: 'ЕАЭС' },
  ]),
];

function* spellingsOf(alpha2: string, alpha3: string): Generator<string> {
  const names = [RUSSIAN.of(alpha2), ENGLISH.of(alpha2), ...(SHORT[alpha2] ?? [])];
  yield* [alpha2, alpha3];
  for (const name of names) {
    if (name === undefined) continue;
    yield name;
    yield* countryNames(fold(name));
  }
}

const BY_NAME = new Map<string, Country>(UNIONS);
for (const [alpha2, { _numeric: code, _alpha3: alpha3 }] of Object.entries(CODES)) {
  // codes from 900 on are no country's
  if (alpha2.length !== 2 || !code || !alpha3 || code >= '900') continue;
  const country: Country = { code, name: RUSSIAN.of(alpha2) ?? alpha2 };
  for (const name of [code, ...spellingsOf(alpha2, alpha3)])
    if (!BY_NAME.has(fold(name))) BY_NAME.set(fold(name), country);
}

/** The country that a name or a code means; undefined if it is none. */
export const countryOf = (name: string): Country | undefined => BY_NAME.get(fold(name).trim());

/** The code of Russia: of its goods invoices state no origin. */
export const RUSSIA = '643';
