import { ALPHA3_ROWS } from '../generated/alpha3.generated.ts';
import type { Iso2 } from '../generated/countries.generated.ts';
import { allCountries } from '../number/country.ts';
import { countryName } from '../number/names.ts';
import { once } from '../number/once.ts';

/**
 * What people call a country beside its names in CLDR: parts, old names, short ones, those in its other languages, its
 * own one in Latin letters.
 */
const COMMON: Partial<Record<Iso2, string>> = {
  ae: 'emirates,dubai,abu dhabi',
  al: 'shqiperia',
  am: 'hayastan',
  at: 'oesterreich',
  ba: 'herzegovina',
  be: 'belgique',
  bg: 'balgaria',
  by: 'belorussia,byelorussia,weissrussland',
  cd: 'drc,dr congo,zaire',
  cf: 'car',
  ch: 'suisse,svizzera,helvetia',
  ci: 'ivory coast',
  cn: 'prc,zhongguo,中國',
  cv: 'cape verde',
  cy: 'kibris',
  cz: 'czech republic',
  de: 'germania',
  eg: 'misr',
  gb: 'uk,england,britain,great britain,scotland,wales,northern ireland,cymru',
  ge: 'sakartvelo',
  gr: 'hellas,ellada',
  il: 'yisrael',
  in: 'bharat,hindustan',
  ir: 'persia',
  is: 'island',
  jp: 'nippon,nihon',
  kg: 'kirghizia',
  kp: 'dprk,north korea',
  kr: 'korea,south korea,hanguk,한국,republic of korea',
  kz: 'qazaqstan',
  lk: 'ceylon',
  md: 'moldavia',
  me: 'crna gora',
  mk: 'macedonia',
  mm: 'burma',
  mn: 'mongol',
  nl: 'holland',
  nz: 'aotearoa',
  pf: 'tahiti',
  ph: 'phillipines,pilipinas',
  rs: 'srbija',
  ru: 'russian federation,rossiya',
  sa: 'ksa',
  sz: 'swaziland',
  th: 'ประเทศไทย,siam,prathet thai',
  tj: 'tojikiston',
  tl: 'east timor',
  tm: 'turkmenia',
  tr: 'turkey',
  tw: 'formosa,roc',
  ua: 'ukraina',
  us: 'usa,america,united states of america,states,hawaii',
  va: 'holy see',
  za: 'rsa',
};

/** The same in the language of the words, by the country's two letters, with commas between. */
export type Nicknames = Readonly<Record<string, string>>;
export const NO_NICKNAMES: Nicknames = {};

const alpha3 = once(() => {
  const rows = ALPHA3_ROWS.split(',');
  const codes = allCountries().map(({ iso2 }) => iso2);
  const whole = (row: string, iso2: Iso2) => (row.length === 1 ? iso2 + row : row);
  return new Map(codes.sort().map((iso2, at) => [iso2, whole(rows[at] ?? '', iso2)]));
});

/** The three letters of a country (ISO 3166-1, small letters); empty for a territory that has none. */
export const alpha3Of = (iso2: Iso2): string => alpha3(undefined).get(iso2) ?? '';

/** The common names of a country, in the alphabets that people type. */
export const commonNames = (iso2: Iso2, nicknames: Nicknames): readonly string[] => [
  ...(COMMON[iso2]?.split(',') ?? []),
  ...(nicknames[iso2]?.split(',') ?? []),
  countryName(iso2, 'ru'),
  countryName(iso2, 'ru', 'short'),
];

/** The name of a country in the language that most people speak there: «Deutschland». */
export function endonym(iso2: Iso2): string {
  const { language } = new Intl.Locale(`und-${iso2.toUpperCase()}`).maximize();
  return countryName(iso2, language ?? 'en');
}

/** Where many have learnt the names of other countries. */
const SCHOOLS = ['de', 'es', 'fr'];

/** The names of a country in languages of others: «Allemagne», «Alemania». */
export const foreignNames = (iso2: Iso2) => SCHOOLS.map((language) => countryName(iso2, language));

/** What the keys of the Russian letters write in the Latin layout, from the first letter to the last. */
const KEYS = "f,dult;pbqrkvyjghcnea[wxio]sm'.z";
const FIRST_LETTER = 0x430;

/** What the same keys write in the other layout, Latin or Russian: `Hjccbz` is Russia in Russian. */
export const inOtherLayout = (text: string): string =>
  text.toLowerCase().replace(/./g, (sign) => {
    const at = KEYS.indexOf(sign);
    return at < 0
      ? (KEYS[sign.charCodeAt(0) - FIRST_LETTER] ?? sign)
      : String.fromCharCode(FIRST_LETTER + at);
  });

/** Whether one letter more, less, other, or two that changed places make one text of the other. */
export function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [rest, otherRest] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}
