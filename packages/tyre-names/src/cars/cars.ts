import names from '../dictionary/car-names.json' with { type: 'json' };
import slang from '../dictionary/car-slang.json' with { type: 'json' };
import { caseForms } from '../text/cases.ts';
import { asSounded, fold, nameKey } from '../text/spelling.ts';
import type { Section } from '../text/text-reading.ts';

/** A car whose sizes the catalog knows. */
export interface KnownCar {
  brand: string;
  model: string;
  /** generation and years */
  modification: string;
  name_ru: string | null;
  year_from: number;
  year_to: number | null;
}

/** A model with all its generations. `known` lists the cars whose sizes are known. */
export interface CarModel {
  make: string;
  name: string;
  known: KnownCar[];
}

/** Cars by the names that people use. */
export interface CarIndex {
  makes: Map<string, string>;
  /** by `nameKey`, of any make */
  models: Map<string, CarModel[]>;
  /** Words for vehicles other than cars, with the sections that have goods for them. */
  vehicles: Map<string, readonly Section[]>;
  /** Words of five letters and more from names of makes and models, used to find typing errors. */
  words: Map<string, true>;
}

const MAKES: Readonly<Record<string, { ru: string; models: Readonly<Record<string, string>> }>> =
  names;
const MAKE_SLANG: Readonly<Record<string, readonly string[]>> = slang.makes;
const MODEL_SLANG: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  slang.models;

const addTo = <Item>(map: Map<string, Item[]>, key: string, item: Item) => {
  const list = map.get(key);
  if (!list) map.set(key, [item]);
  else if (!list.includes(item)) list.push(item);
};

/**
 * Splits the name of a model: `2110-2112 / 2113-2115` is six models by number; `Rio III-IV / X-Line` and `Tiggo 8 / 8
 * Pro` are two names each.
 */
function namesWithin(model: string): string[] {
  const [, first = ''] = /^(\D{3,} )\d/.exec(model) ?? [];
  return model.split(' / ').flatMap((part) => {
    const name = /^\d/.test(part) ? first + part : part;
    const [, from, to] = /^(\d{4})-(\d{4})$/.exec(name) ?? [];
    if (!from || !to) return [name];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) =>
      String(Number(from) + at),
    );
  });
}

/** Returns the Russian names of a car, with the make and without it: «Нива Тревел, Шевроле Нива», «ВАЗ 2110, 2114». */
const russianNames = ({ name_ru }: KnownCar, makes: ReadonlyMap<string, string>): string[] =>
  (name_ru ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [first = '', ...rest] = part.split(' ');
      return makes.has(nameKey(first)) && rest.length > 0 ? [part, rest.join(' ')] : [part];
    });

const addWords = (words: CarIndex['words'], name: string) => {
  for (const [word] of fold(name).matchAll(/[a-zа-я]{5,}/g)) words.set(word, true);
};

const indexMakes = (words: CarIndex['words']): Map<string, string> => {
  const makes = new Map<string, string>();
  for (const [make, { ru }] of Object.entries(MAKES))
    for (const name of [...make.split(' / '), ru, ...(MAKE_SLANG[make] ?? [])]) {
      addWords(words, name);
      for (const form of caseForms(fold(name))) makes.set(nameKey(form), make);
    }
  return makes;
};

const SECTIONS_OF: Readonly<Record<keyof typeof slang.vehicles, readonly Section[]>> = {
  truck: ['truck_tyres', 'truck_disks'],
  van: ['tyres', 'disks'],
  special: ['special_tyres'],
  quadro: ['quadro_tyres'],
  moto: ['moto_tyres'],
  other: [],
};

function indexVehicles(): CarIndex['vehicles'] {
  const vehicles: CarIndex['vehicles'] = new Map();
  for (const kind of Object.keys(SECTIONS_OF) as (keyof typeof SECTIONS_OF)[])
    for (const name of slang.vehicles[kind])
      for (const form of caseForms(fold(name))) vehicles.set(nameKey(form), SECTIONS_OF[kind]);
  return vehicles;
}

/** Finds the make's model with the longest name that begins a longer name: `Camry` for `Camry XV70`. */
function familyOf(families: ReadonlyMap<string, CarModel>, name: string): CarModel | undefined {
  const words = name.split(/[\s]+/);
  for (let length = words.length; length > 0; length--) {
    const family = families.get(nameKey(words.slice(0, length).join('')));
    if (family) return family;
  }
  return undefined;
}

/** Returns the first words that several models of a make share: «чери тигго» may be a Tiggo 4, 7 or 8. */
function rangesOf(make: string, families: ReadonlyMap<string, CarModel>): CarModel[] {
  const names = [...new Set(families.values())].flatMap(({ name, known }) =>
    known.length > 0 ? [name] : [],
  );
  const ranges = Map.groupBy(names, (name) => name.split(' ')[0] ?? '');
  return [...ranges].flatMap(([name, within]) => {
    const seconds = new Set(within.map((one) => one.split(' ')[1]));
    const isRange = /^[^\d\s-]{4,}$/.test(name) && within.length > 1 && seconds.size > 1;
    return isRange && !families.has(nameKey(name)) ? [{ make, name, known: [] }] : [];
  });
}

export function indexCars(known: readonly KnownCar[]): CarIndex {
  const words: CarIndex['words'] = new Map();
  const makes = indexMakes(words);
  const models = new Map<string, CarModel[]>();
  const spell = (family: CarModel, spelling: string) => {
    addWords(words, spelling);
    for (const form of caseForms(fold(spelling))) addTo(models, nameKey(form), family);
  };
  const byMake = new Map<string, Map<string, CarModel>>();
  for (const [make, facts] of Object.entries(MAKES)) {
    const families = new Map<string, CarModel>();
    byMake.set(make, families);
    const spoken = MODEL_SLANG[make] ?? {};
    const all = {
      ...Object.fromEntries(Object.keys(spoken).map((name) => [name, name])),
      ...facts.models,
    };
    for (const [name, ru] of Object.entries(all)) {
      // the Qashqai+2 has the same sizes as the Qashqai, and «кашкай 2» more likely means the second generation
      const bareName = nameKey(name.replace(/\+\d$/, ''));
      const family = families.get(bareName) ?? { make, name, known: [] };
      families.set(nameKey(name), family);
      for (const spelling of [name, ru, ...(spoken[name] ?? [])]) spell(family, spelling);
    }
  }
  for (const car of known) {
    const families = byMake.get(car.brand) ?? new Map<string, CarModel>();
    byMake.set(car.brand, families);
    for (const name of namesWithin(car.model)) {
      const family = familyOf(families, name) ?? { make: car.brand, name, known: [] };
      if (!family.known.includes(car)) family.known.push(car);
      families.set(nameKey(family.name), family);
      const spellings = [name, ...russianNames(car, makes)];
      for (const spelling of spellings) spell(family, spelling);
      // «е212», «w212»: the E-class with body W212
      if (name.length === 1)
        for (const [code] of car.modification.matchAll(/[A-Z]\d{3}/g))
          for (const spelling of [code, `${name}${code.slice(1)}`]) spell(family, spelling);
      // `na solyaris`: Russian written in Latin letters
      for (const spelling of spellings) addTo(models, nameKey(asSounded(fold(spelling))), family);
    }
    makes.set(nameKey(car.brand), car.brand);
  }
  for (const [make, families] of byMake)
    for (const range of rangesOf(make, families))
      for (const [name, ru] of Object.entries({ [range.name]: '', ...MAKES[make]?.models }))
        if (name.split(' ')[0] === range.name)
          for (const spelling of [name, ru]) spell(range, spelling.split(' ')[0] ?? '');
  const vehicles = indexVehicles();
  for (const key of vehicles.keys()) if (!models.has(key)) models.set(key, []);
  models.delete('');
  return { makes, models, vehicles, words };
}
