import { type CarIndex, indexCars, type KnownCar } from '../cars/cars.ts';
import tradeBrands from '../dictionary/trade-brands.json' with { type: 'json' };
import { caseForms } from '../text/cases.ts';
import { soundOf } from '../text/sound.ts';
import { fold, nameKey } from '../text/spelling.ts';
import { push } from '../text/text-push.ts';
import type { Reading, Section } from '../text/text-reading.ts';
import { countrySpellings } from '../trade/countries.ts';
import { isNoName } from '../trade/placeholders.ts';
import { TYRES, WHEELS } from '../trade/rules.generated.ts';
import { indexModels, type ModelWords } from './model-words.ts';

/** The names in the catalog, as the database returns them. */
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
  /** by `nameKey`: long names and adjectives of countries, which people misspell */
  countryKeys: Map<string, Reading>;
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

const SECTIONS: readonly Section[] = [...TYRES, ...WHEELS];

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

/** A shorter name of a country is one error away from other words. */
const MIN_COUNTRY = 7;

const longCountries = (exact: NameIndex['exact']): NameIndex['countryKeys'] =>
  new Map(
    [...exact].flatMap(([key, { any }]) =>
      any?.field === 'country' && key.length >= MIN_COUNTRY ? [[key, any] as const] : [],
    ),
  );

/** Shorter names are too ambiguous. */
const MIN_UNSOLD = 6;

const unsoldBrands = ({ brandKeys }: Pick<NameIndex, 'brandKeys'>): NameIndex['unsold'] =>
  new Set(
    Object.entries(tradeBrands)
      .map(([name, aliases]) => [name, ...aliases].map(nameKey))
      .filter((spellings) => !spellings.some((spelling) => brandKeys.has(spelling)))
      .flat()
      .filter(({ length }) => length >= MIN_UNSOLD),
  );

/** The last index of cars: brands and models change with each price list, cars almost never. */
let lastCars: { of: string; index: CarIndex } | undefined;

function carsOf(known: readonly KnownCar[]): CarIndex {
  const of = JSON.stringify(known);
  if (lastCars?.of !== of) lastCars = { of, index: indexCars(known) };
  return lastCars.index;
}

type CommonIndex = Omit<NameIndex, keyof ModelWords>;

function indexCommon(names: Names): CommonIndex {
  const brands = indexBrands(names);
  const exact = indexExact(names);
  return {
    ...brands,
    exact,
    countryKeys: longCountries(exact),
    colours: names.colours,
    products: new Map(names.brands.map(({ name, products }) => [name, products])),
    cars: carsOf(names.cars),
    unsold: unsoldBrands(brands),
  };
}

function indexSection(names: Names, common: CommonIndex, section: Section): NameIndex {
  const hasGoods = (brand: string) => {
    const products = common.products.get(brand) ?? {};
    return Object.values(products).every((count) => count === 0) || (products[section] ?? 0) > 0;
  };
  const models = names.models.filter(({ brand, sections }) =>
    sections?.length ? sections.includes(section) : hasGoods(brand),
  );
  return { ...common, ...indexModels(models) };
}

/** Returns the names without placeholders for names: «без китая» asks for no model «Без модели». */
function stated(names: Names): Names {
  const brands = names.brands
    .filter(({ name }) => !isNoName(name))
    .map((brand) => ({ ...brand, aliases: brand.aliases.filter((name) => !isNoName(name)) }));
  const models = names.models.filter(({ brand, name }) => !isNoName(brand) && !isNoName(name));
  return { ...names, brands, models };
}

export function indexNames(all: Names): NameIndexes {
  const names = stated(all);
  const common = indexCommon(names);
  return Object.fromEntries(
    SECTIONS.map((section) => [section, indexSection(names, common, section)]),
  ) as Record<Section, NameIndex>;
}

/** The same, with a pause after each section: others are answered meanwhile. */
export async function indexNamesInTurns(
  all: Names,
  pause: () => Promise<unknown>,
): Promise<NameIndexes> {
  const names = stated(all);
  const common = indexCommon(names);
  const indexes = new Map<Section, NameIndex>();
  for (const section of SECTIONS) {
    await pause();
    indexes.set(section, indexSection(names, common, section));
  }
  return Object.fromEntries(indexes) as Record<Section, NameIndex>;
}
