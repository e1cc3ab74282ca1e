import { ALPHA3_ROWS } from '../generated/alpha3.generated.ts';
import type { Iso2 } from '../generated/countries.generated.ts';
import { countryName } from '../number/names.ts';
import { once } from '../number/once.ts';

/** What people call a country beside its names in CLDR: parts, old names, short ones. English, then Russian; then in its other languages. */
const COMMON: Partial<Record<Iso2, string>> = {
  ae: 'emirates,эмираты,оаэ',
  ba: 'herzegovina,босния',
  be: 'belgique',
  by: 'belorussia,byelorussia,белоруссия',
  cd: 'drc,zaire,заир,демократическая республика конго',
  cf: 'car,цар',
  ch: 'suisse,svizzera',
  ci: 'ivory coast,берег слоновой кости',
  cn: 'prc,кнр',
  cv: 'cape verde,острова зеленого мыса',
  cz: 'czech republic,чехословакия',
  gb: 'uk,england,britain,great britain,scotland,wales,northern ireland,англия,британия,шотландия,уэльс',
  ir: 'persia,персия',
  kg: 'kirghizia,киргизстан',
  kp: 'dprk,north korea,кндр,северная корея',
  kr: 'korea,south korea,южная корея,корея,한국',
  kz: 'қазақстан',
  mk: 'macedonia,македония',
  md: 'moldavia,молдавия',
  mm: 'burma,бирма',
  nl: 'holland,голландия',
  ru: 'russian federation,рф',
  sz: 'swaziland,свазиленд',
  th: 'ประเทศไทย,siam',
  tl: 'east timor,тимор',
  tm: 'turkmenia,туркмения',
  tr: 'turkey,турция',
  us: 'usa,america,united states of america,states,америка,соединенные штаты америки',
  va: 'holy see,святой престол',
  za: 'rsa,юар',
};

const alpha3 = once(
  () => new Map(ALPHA3_ROWS.split(' ').map((row) => [row.slice(0, 2), row.slice(2)])),
);

/** The three letters of a country (ISO 3166-1, small letters); empty for a territory that has none. */
export const alpha3Of = (iso2: Iso2): string => alpha3(undefined).get(iso2) ?? '';

/** The common names of a country, in the alphabets that people type. */
export const commonNames = (iso2: Iso2): readonly string[] => [
  ...(COMMON[iso2]?.split(',') ?? []),
  countryName(iso2, 'ru'),
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
