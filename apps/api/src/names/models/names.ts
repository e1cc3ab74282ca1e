import { type CarIndex, indexCars, type KnownCar } from '../cars/cars.ts';
import tradeBrands from '../facts/trade-brands.json' with { type: 'json' };
import { caseForms } from '../text/cases.ts';
import { push } from '../text/push.ts';
import type { Found, Reading, Section } from '../text/reading.ts';
import { soundOf } from '../text/sound.ts';
import { fold, nameKey } from '../text/spelling.ts';
import { countrySpellings } from '../trade/countries.ts';
import { indexModels, type ModelWords } from './model-words.ts';

/** The names in the catalogue, as the database returns them. */
export interface Names {
  brands: readonly {
    name: string;
    aliases: readonly string[];
    /** products on offer by section */
    products: Partial<Record<Section, number>>;
  }[];
  /** `sections` are those in which the model has products; if that is unknown, those of its brand */
  models: readonly { brand: string; name: string; sections?: readonly Section[] }[];
  cities: readonly string[];
  countries: readonly string[];
  cars: readonly KnownCar[];
  suppliers: readonly { id: string; name: string }[];
  colours: readonly { value: string; label: string }[];
  patterns: readonly string[];
}

/** Names prepared for looking up what people type. */
export interface NameIndex extends ModelWords {
  /** by `nameKey`: exact spellings of brands, cities, suppliers and tread patterns */
  exact: Map<string, { [section in Section | 'any']?: Reading }>;
  brandKeys: Map<string, string[]>;
  /** Brands by the sound of each spelling. */
  brandSounds: Map<string, string[]>;
  colours: Names['colours'];
  /** products on offer, to choose the more likely of two brands */
  products: Map<string, Partial<Record<Section, number>>>;
  cars: CarIndex;
  /** by `nameKey`: brands of the trade that are not sold here */
  unsold: ReadonlySet<string>;
}

/** The names for each section. Models of another section are left out. */
export type NameIndexes = Readonly<Record<Section, NameIndex>>;

/** Short names of cities. */
const SHORT_CITIES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'Санкт-Петербург': ['спб', 'питер', 'петербург'],
    Москва: ['мск'],
    Екатеринбург: ['екб', 'екат'],
    Новосибирск: ['нск', 'новосиб'],
    'Нижний Новгород': ['ннов', 'нижний'],
    'Ростов-на-Дону': ['ростов'],
    Краснодар: ['крд'],
    Челябинск: ['чел', 'челяба'],
    'Набережные Челны': ['челны', 'набчелны', 'нчелны'],
    Красноярск: ['красняр'],
    Владивосток: ['владик'],
    Волгоград: ['влг'],
  }),
);

/** The last word of a brand that people leave out: «Nokian». */
export const GENERIC = / (?:tyres?|tires?|wheels?)$/i;

/** The most words that a name may have: «Cordiant Business CW 502». */
const LONGEST = 4;

const SECTIONS: readonly Section[] = [
  'tyres',
  'disks',
  'truck_tyres',
  'truck_disks',
  'special_tyres',
  'moto_tyres',
  'quadro_tyres',
];

/** Returns a city's name in the cases that people use: «в нижнем новгороде», «ростова-на-дону». */
const cityForms = (name: string): string[] => {
  const folded = fold(name);
  const [first = '', ...rest] = folded.split('-');
  return rest.length === 0
    ? caseForms(folded)
    : [
        ...caseForms(first).map((form) => [form, ...rest].join('-')),
        ...caseForms(rest.join(' ')).map((form) => `${first}-${form.replaceAll(' ', '-')}`),
      ];
};

function indexBrands(names: Names): Pick<NameIndex, 'brandKeys' | 'brandSounds'> {
  const brandKeys: NameIndex['brandKeys'] = new Map();
  const brandSounds: NameIndex['brandSounds'] = new Map();
  // a brand's own name comes before other brands' spellings
  for (const { name } of names.brands)
    for (const spelling of [name, name.replace(GENERIC, '')])
      push(brandKeys, nameKey(spelling), name);
  for (const { name, aliases } of names.brands)
    for (const spelling of aliases) push(brandKeys, nameKey(spelling), name);
  brandKeys.delete('');
  for (const [key, brands] of brandKeys)
    for (const brand of key.length > 2 ? brands : []) push(brandSounds, soundOf(key), brand);
  return { brandKeys, brandSounds };
}

function indexExact(names: Names): NameIndex['exact'] {
  const exact: NameIndex['exact'] = new Map();
  const add = (key: string, reading: Reading, section: Section | 'any' = 'any') =>
    exact.set(key, { [section]: reading, ...exact.get(key) });
  for (const name of names.cities)
    for (const spelling of [
      name,
      ...cityForms(name),
      ...(SHORT_CITIES.get(name) ?? []).flatMap((short) =>
        short.length > 3 ? caseForms(short) : [short],
      ),
    ])
      add(nameKey(spelling), { field: 'city', value: name, filter: { city: [name] } });
  for (const name of names.countries)
    for (const spelling of countrySpellings(name))
      add(nameKey(spelling), { field: 'country', value: name, filter: { country: [name] } });
  for (const { id, name } of names.suppliers)
    add(nameKey(name), { field: 'supplier', value: name, filter: { supplier_id: [id] } });
  for (const name of names.patterns)
    add(
      nameKey(name),
      { field: 'pattern', value: name, filter: { pattern: [name] } },
      'special_tyres',
    );
  exact.delete('');
  return exact;
}

/** Shorter names are too ambiguous. */
const LEAST_UNSOLD = 6;

const unsoldBrands = ({ brandKeys }: Pick<NameIndex, 'brandKeys'>): NameIndex['unsold'] =>
  new Set(
    Object.entries(tradeBrands)
      .map(([name, aliases]) => [name, ...aliases].map(nameKey))
      .filter((spellings) => !spellings.some((spelling) => brandKeys.has(spelling)))
      .flat()
      .filter(({ length }) => length >= LEAST_UNSOLD),
  );

/** The last index of cars: brands and models change with each price list, cars almost never. */
let lastCars: { of: string; index: CarIndex } | undefined;

function carsOf(known: readonly KnownCar[]): CarIndex {
  const of = JSON.stringify(known);
  if (lastCars?.of !== of) lastCars = { of, index: indexCars(known) };
  return lastCars.index;
}

export function indexNames(names: Names): NameIndexes {
  const brands = indexBrands(names);
  const common = {
    ...brands,
    exact: indexExact(names),
    colours: names.colours,
    products: new Map(names.brands.map(({ name, products }) => [name, products])),
    cars: carsOf(names.cars),
    unsold: unsoldBrands(brands),
  };
  const inSection = (section: Section) => {
    const hasGoods = (brand: string) => {
      const products = common.products.get(brand) ?? {};
      return Object.values(products).every((count) => count === 0) || (products[section] ?? 0) > 0;
    };
    const models = names.models.filter(({ brand, sections }) =>
      sections?.length ? sections.includes(section) : hasGoods(brand),
    );
    return { ...common, ...indexModels(models) };
  };
  return Object.fromEntries(SECTIONS.map((section) => [section, inSection(section)])) as Record<
    Section,
    NameIndex
  >;
}

const brandReading = (brand: string, others: readonly string[]): Reading => ({
  field: 'brand',
  value: brand,
  filter: { brand: [brand] },
  alternatives: others.map((name) => ({ value: name, filter: { brand: [name] } })),
});

/**
 * Returns the brand that a spelling means. If several brands share it, prefers one that has products in the section.
 */
export function brandOf(
  index: NameIndex,
  section: Section,
  brands: readonly string[] | undefined,
): Reading | undefined {
  const hasGoods = (brand: string) => Number((index.products.get(brand)?.[section] ?? 0) > 0);
  const [first, ...others] = [...new Set(brands)].sort((a, b) => hasGoods(b) - hasGoods(a));
  return first === undefined ? undefined : brandReading(first, others);
}

/** Reads a whole spelling as a brand, a city, a supplier or a tread pattern. */
export function readName(
  index: NameIndex,
  section: Section,
  spelling: string,
): Reading | undefined {
  const key = nameKey(spelling);
  if (key === '') return undefined;
  const exact = index.exact.get(key);
  return brandOf(index, section, index.brandKeys.get(key)) ?? exact?.[section] ?? exact?.any;
}

const PHRASE = /[^\s,;:()"?!]+/y;

/** Reads the longest name that begins at `at`: «bf goodrich», «нижний новгород». */
export function readNameAt(
  index: NameIndex,
  section: Section,
  text: string,
  at: number,
): Found | undefined {
  for (const stop of phraseEnds(text, at)) {
    const reading = readName(index, section, text.slice(at, stop));
    if (reading) return { length: stop - at, reading };
  }
  return undefined;
}

/** Finds the longest name of an unsold brand that begins at `at`: «long march». */
export function readUnsoldAt(index: NameIndex, text: string, at: number): Found | undefined {
  const stop = phraseEnds(text, at).find((end) => index.unsold.has(nameKey(text.slice(at, end))));
  return stop === undefined ? undefined : { length: stop - at };
}

/** Returns the ends of the phrases that begin at `at`, the longest first. */
function phraseEnds(text: string, at: number): number[] {
  const ends: number[] = [];
  let end = at;
  while (ends.length < LONGEST) {
    PHRASE.lastIndex = end;
    const match = PHRASE.exec(text);
    if (!match) break;
    end += match[0].length;
    ends.push(end);
    while (text[end] === ' ') end++;
  }
  return ends.reverse();
}
