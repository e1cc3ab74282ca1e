import { ALPHA3_ROWS } from '../generated/alpha3.generated.ts';
import type { Iso2 } from '../generated/countries.generated.ts';
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
  by: 'belorussia,byelorussia',
  cd: 'drc,zaire',
  cf: 'car',
  ch: 'suisse,svizzera,helvetia',
  ci: 'ivory coast',
  cn: 'prc,zhongguo',
  cv: 'cape verde',
  cz: 'czech republic',
  de: 'germania',
  eg: 'misr',
  gb: 'uk,england,britain,great britain,scotland,wales,northern ireland,cymru',
  ge: 'sakartvelo',
  gr: 'hellas',
  il: 'yisrael',
  in: 'bharat',
  ir: 'persia',
  jp: 'nippon,nihon',
  kg: 'kirghizia',
  kp: 'dprk,north korea',
  kr: 'korea,south korea,한국,republic of korea',
  lk: 'ceylon',
  md: 'moldavia',
  mk: 'macedonia',
  mm: 'burma',
  mn: 'mongol',
  nl: 'holland',
  nz: 'aotearoa',
  ph: 'phillipines,pilipinas',
  rs: 'srbija',
  ru: 'russian federation,rossiya',
  sa: 'ksa',
  sz: 'swaziland',
  th: 'ประเทศไทย,siam',
  tl: 'east timor',
  tm: 'turkmenia',
  tr: 'turkey',
  tw: 'formosa',
  ua: 'ukraina',
  us: 'usa,america,united states of america,states',
  va: 'holy see',
  za: 'rsa',
};

/** The same in the language of the words, by the country's two letters, with commas between. */
export type Nicknames = Readonly<Record<string, string>>;
export const NO_NICKNAMES: Nicknames = {};

const alpha3 = once(
  () => new Map(ALPHA3_ROWS.split(' ').map((row) => [row.slice(0, 2), row.slice(2)])),
);

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
