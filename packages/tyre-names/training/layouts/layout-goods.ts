import tradeBrands from '../../src/dictionary/trade-brands.json' with { type: 'json' };
import tradeModels from '../../src/dictionary/trade-models.json' with { type: 'json' };
import moto from '../../src/reference/moto-models.json' with { type: 'json' };
import quadro from '../../src/reference/quadro-models.json' with { type: 'json' };
import rims from '../../src/reference/rim-models.json' with { type: 'json' };
import special from '../../src/reference/special-models.json' with { type: 'json' };
import trucks from '../../src/reference/truck-models.json' with { type: 'json' };
import tyres from '../../src/reference/tyre-models.json' with { type: 'json' };
import type { Luck } from './luck.ts';

export interface ModelName {
  brand: string;
  model: string;
}

type Shelf = readonly { brand: string; models: readonly (string | { name: string })[] }[];

const ofShelf = (shelf: Shelf): ModelName[] =>
  shelf.flatMap(({ brand, models }) =>
    models.map((model) => ({ brand, model: typeof model === 'string' ? model : model.name })),
  );
const ofTrade = (brands: Record<string, Record<string, string>>): ModelName[] =>
  Object.entries(brands).flatMap(([brand, models]) =>
    Object.keys(models).map((model) => ({ brand, model })),
  );

export const KNOWN = {
  tyres: [...ofShelf(tyres), ...ofTrade(tradeModels.tyres as never)],
  truck_tyres: ofShelf(trucks),
  special_tyres: ofShelf(special),
  moto_tyres: ofShelf(moto),
  quadro_tyres: ofShelf(quadro),
  wheels: [...ofShelf(rims), ...ofTrade(tradeModels.wheels as never)],
};

const BRANDS = Object.keys(tradeBrands);
const SPELLINGS: Record<string, readonly string[]> = tradeBrands;

const SYLLABLES =
  'ka ro mi ter lan do ve sa ri no tra gon lex mar tu bri del fo zen pri ma ston vel cor dy hai ling wan ger ax tor'.split(
    ' ',
  );
const RUSSIAN =
  'вол га не ва бай кал ал тай са тур кон до ри мер лу на гра нит ве га о мск ту ла ка ма ра ду'.split(
    ' ',
  );
const WORDS =
  'Ice Snow Winter Sport Grip Max Eco Comfort Pro Contact Cross Terrain Road Master Trail Energy Power Blue Arctic Nord Drive Van Cargo SUV Touring Plus Friction Stud Spike Control Premium Ultra Force Star Wind Guard Track HP UHP City Urban Active Alpin Polar Hunter Claw Traction All Season Response Premier Vantage Rugged Mud Rock GT Evo II III A/T M/T H/T R/T AT MT HT XL LT 4x4 4S RS TT'.split(
    ' ',
  );
const title = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase());
const LETTERS = 'ABCDEFGHIKLMNPRSTVWXYZ';
const CYRILLIC = 'АБВИКМНОСФЯД';

const syllables = (luck: Luck, source: readonly string[], least: number, most: number) =>
  title(Array.from({ length: luck.whole(least, most) }, () => luck.pick(source)).join(''));

/** Draws a code: `HF201`, `K-135`, `V 526`, `НК-243`, `KHW1712`. */
function code(luck: Luck, alphabet = LETTERS): string {
  const letters = Array.from({ length: luck.whole(1, 3) }, () => luck.pick([...alphabet])).join('');
  const number = luck.whole(1, luck.chance(0.2) ? 9999 : 999);
  const tail = luck.chance(0.2) ? luck.pick([...'ABCDSTNZ+']) : '';
  return `${letters}${luck.pick(['', '', '', '-', ' '])}${number}${tail}`;
}

function inventedModel(luck: Luck, isWheel: boolean): string {
  const word = () => luck.pick(WORDS);
  if (isWheel)
    return luck.pick([
      () => syllables(luck, RUSSIAN, 2, 3),
      () => syllables(luck, SYLLABLES, 2, 3),
      () => code(luck),
      () => String(luck.whole(100, 9999)),
      () => `${syllables(luck, RUSSIAN, 2, 3)} (${code(luck, 'КС')})`,
      () => `${syllables(luck, SYLLABLES, 2, 3)} ${luck.whole(1, 99)}`,
      () => `${code(luck)} ${title(word().toLowerCase())}`,
    ])();
  return luck.pick([
    () => `${word()} ${word()}`,
    () => `${word()} ${code(luck)}`,
    () => `${word()} ${word()} ${luck.whole(1, 12)}`,
    () => `${word()} ${word()} ${code(luck)}`,
    () => `${word()}${title(word().toLowerCase())} ${luck.whole(1, 9)}`,
    () => `${syllables(luck, SYLLABLES, 2, 3)} ${word()}`,
    () => `${syllables(luck, SYLLABLES, 2, 3)} ${code(luck)}`,
    () => code(luck),
    () => code(luck, CYRILLIC),
    () => `${word()} ${luck.whole(1, 12)}${luck.pick(['', '', '+', ' SUV', ' EVO', 's'])}`,
    () => String(luck.whole(100, 999)),
  ])();
}

/** Invents a brand: `Romiter`, «Байкал», `SSR`, `3SDM`, `Pro Comp`. */
const inventedBrand = (luck: Luck): string =>
  luck.pick([
    () => syllables(luck, SYLLABLES, 2, 3),
    () => syllables(luck, SYLLABLES, 2, 3),
    () => syllables(luck, SYLLABLES, 1, 2).toUpperCase(),
    () => syllables(luck, RUSSIAN, 2, 3),
    () => Array.from({ length: luck.whole(2, 4) }, () => luck.pick([...LETTERS])).join(''),
    () => luck.pick(WORDS.filter((word) => /^[A-Z][a-z]+$/.test(word))).toUpperCase(),
    () => `${syllables(luck, SYLLABLES, 1, 2)} ${syllables(luck, SYLLABLES, 1, 2)}`,
  ])();

/** Draws a brand and a model, known or invented. */
export function drawNamed(luck: Luck, shelf: keyof typeof KNOWN): ModelName {
  const isWheel = shelf === 'wheels';
  const known = luck.pick(KNOWN[shelf]);
  const brand = luck.chance(0.2)
    ? luck.pick(BRANDS)
    : luck.chance(0.3)
      ? inventedBrand(luck)
      : known.brand;
  return brand === known.brand && luck.chance(0.7)
    ? known
    : { brand, model: inventedModel(luck, isWheel) };
}

const TWINS: Record<string, string> = {
  a: 'а',
  e: 'е',
  o: 'о',
  c: 'с',
  p: 'р',
  x: 'х',
  H: 'Н',
  K: 'К',
  T: 'Т',
};

/** Spells a name as suppliers type it: in capitals, small, in Russian, with a letter of the other alphabet. */
export function spell(luck: Luck, name: string, isBrand: boolean): string {
  const aliases = isBrand ? (SPELLINGS[name] ?? []) : [];
  const alias = aliases.length > 0 && luck.chance(0.15) ? luck.pick(aliases) : name;
  const spelling = alias === name ? name : luck.pick([title(alias), alias.toUpperCase()]);
  if (!isBrand && luck.chance(0.1)) return spelling.replace('/', '\\');
  if (luck.chance(0.25)) return spelling.toUpperCase();
  if (luck.chance(0.04)) return spelling.toLowerCase();
  if (luck.chance(0.03))
    return spelling.replace(/[aeocpxHKT]/, (letter) => TWINS[letter] ?? letter);
  return spelling;
}
