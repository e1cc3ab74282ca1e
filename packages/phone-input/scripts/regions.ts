import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Containment {
  supplemental: { territoryContainment: Record<string, { _contains: string[] }> };
}

const { territoryContainment }: Containment['supplemental'] = (
  require('cldr-core/supplemental/territoryContainment.json') as Containment
).supplemental;

/** Every territory of a CLDR group (UN M49), whatever its depth. */
function territoriesOf(group: string): string[] {
  const contains = territoryContainment[group]?._contains;
  return contains ? contains.flatMap(territoriesOf) : [group];
}

const list = (text: string) => text.split(' ');
const without = (all: string[], some: string) => all.filter((iso) => !list(some).includes(iso));

/** One letter of each region of the specification's `regions` prop; see `REGIONS` of country.ts. */
const regions: Record<string, string[]> = {
  n: territoriesOf('021'),
  c: territoriesOf('013'),
  k: territoriesOf('029'),
  s: territoriesOf('005'),
  // CLDR counts Cyprus and Turkey as Western Asia only, and Russia as Europe only.
  e: [...territoriesOf('150'), 'CY', 'TR'],
  a: [...territoriesOf('142'), 'RU'],
  o: without(territoriesOf('009'), 'AC TA'),
  h: territoriesOf('015'),
  f: [...without(territoriesOf('002'), territoriesOf('015').join(' ')), 'AC', 'TA'],
  u: territoriesOf('EU'),
  x: list('AM AZ BY EE GE KG KZ LT LV MD RU TJ TM UA UZ'),
  y: list('BA HR ME MK RS SI XK'),
  b: list('DE DK EE FI LT LV NO PL RU SE'),
  m: [...without(territoriesOf('145'), 'AM AZ CY GE TR'), 'EG', 'IR'],
};

/** Territories that depend on another country: shown unless `enableTerritories` is off. */
const DEPENDENT = list(
  'AC AI AS AX BL BM BQ CC CK CX EH FK FO GF GG GI GL GP GU IM IO JE KY MF MP MQ MS NC NF NU PF PM RE SH SJ SX TA TC TK VG VI WF YT',
);

/** Letters of a territory's regions, then `t` if it is a dependent one. */
export function regionLetters(iso: string): string {
  const letters = Object.keys(regions).filter((letter) => regions[letter]?.includes(iso));
  return letters.join('') + (DEPENDENT.includes(iso) ? 't' : '');
}
