import { nameOfCar } from './cars/name-of-car.ts';
import tradeBrands from './dictionary/trade-brands.json' with { type: 'json' };
import type { Names } from './models/model-names.ts';
import brands from './reference/brands.json' with { type: 'json' };
import cars from './reference/cars.json' with { type: 'json' };
import cities from './reference/cities.json' with { type: 'json' };
import moto from './reference/moto-models.json' with { type: 'json' };
import quadro from './reference/quadro-models.json' with { type: 'json' };
import rims from './reference/rim-models.json' with { type: 'json' };
import special from './reference/special-models.json' with { type: 'json' };
import trucks from './reference/truck-models.json' with { type: 'json' };
import truckRims from './reference/truck-rims.json' with { type: 'json' };
import tyres from './reference/tyre-models.json' with { type: 'json' };
import type { Section } from './text/text-reading.ts';
import { type KnownNames, TRADE_MODELS } from './trade/dictionary.ts';
import { COLOURS, PATTERNS, TYRES } from './trade/rules.generated.ts';

type Shelf = readonly { brand: string; models: readonly (string | { name: string })[] }[];

const SHELVES: readonly (readonly [Section, Shelf])[] = [
  ['tyres', tyres],
  ['truck_tyres', trucks],
  ['special_tyres', special],
  ['moto_tyres', moto],
  ['quadro_tyres', quadro],
  ['disks', rims],
  ['truck_disks', truckRims.brands],
];

const modelsOf = (shelf: Shelf) =>
  shelf.flatMap(({ brand, models }) =>
    models.map((model) => ({ brand, name: typeof model === 'string' ? model : model.name })),
  );

/** The names in a new catalog: what is known before any price list was read. Names of goods are read by these. */
export const knownNames: KnownNames = {
  brands,
  models: SHELVES.filter(([section]) => section !== 'truck_disks').flatMap(([, shelf]) =>
    modelsOf(shelf),
  ),
};

/** Returns how many models a brand has in each section. */
const productsOf = (brand: string): Partial<Record<Section, number>> =>
  Object.fromEntries(
    SHELVES.map(([section, shelf]) => [
      section,
      shelf
        .filter((one) => one.brand === brand)
        .reduce((sum, { models }) => sum + models.length, 0),
    ]),
  );

/** Every model with the sections that have it. */
function modelsWithSections(): Names['models'] {
  const sections = new Map<string, Section[]>();
  const keyOf = ({ brand, name }: { brand: string; name: string }) => `${brand}\n${name}`;
  for (const [section, shelf] of SHELVES)
    for (const model of modelsOf(shelf)) {
      const key = keyOf(model);
      sections.set(key, [...(sections.get(key) ?? []), section]);
    }
  return [...knownNames.models, ...modelsOf(truckRims.brands)].map((model) => ({
    ...model,
    sections: sections.get(keyOf(model)) ?? [],
  }));
}

const CARS = cars as unknown as readonly {
  brand: string;
  model: string;
  name: string;
  years: readonly [number, number | null];
}[];

/** The names of a new catalog that queries are read by. It has no suppliers. */
export const packagedNames = (): Names => ({
  brands: brands.map(({ name, aliases }) => ({ name, aliases, products: productsOf(name) })),
  models: modelsWithSections(),
  cities: cities.map(({ name }) => name),
  suppliers: [],
  colours: Object.entries(COLOURS).map(([value, label]) => ({ value, label })),
  patterns: Object.keys(PATTERNS),
  countries: [...new Set(brands.map(({ country }) => country))].sort(),
  cars: CARS.map((car) => {
    const [year_from, year_to] = car.years;
    return { brand: car.brand, ...nameOfCar(car), name_ru: car.name, year_from, year_to };
  }),
});

/** The trade says of a model that it is a tyre's, not of what kind: it may be of any that its brand makes. */
const sectionsLike = (section: Section, products: Partial<Record<Section, number>>): Section[] => [
  section,
  ...(section === 'tyres' ? TYRES : []).filter(
    (one) => one !== section && (products[one] ?? 0) > 0,
  ),
];

/** The packaged names with every brand and model that the trade knows, as if all of them were sold. */
export function marketNames(): Names {
  const names = packagedNames();
  const brands = new Map(names.brands.map((brand) => [brand.name, brand]));
  const keyOf = (brand: string, name: string) => `${brand}\n${name.toLowerCase()}`;
  const known = new Set(names.models.map(({ brand, name }) => keyOf(brand, name)));
  const models = [...names.models];
  const aliasesOf: Readonly<Record<string, readonly string[]>> = tradeBrands;
  for (const { brand, model, section } of TRADE_MODELS) {
    const { aliases, products } = brands.get(brand) ?? { aliases: [], products: {} };
    brands.set(brand, {
      name: brand,
      aliases: [...new Set([...aliases, ...(aliasesOf[brand] ?? [])])],
      products: { ...products, [section]: (products[section] ?? 0) + 1 },
    });
    if (!known.has(keyOf(brand, model)))
      models.push({ brand, name: model, sections: sectionsLike(section, productsOf(brand)) });
    known.add(keyOf(brand, model));
  }
  return { ...names, brands: [...brands.values()], models };
}
