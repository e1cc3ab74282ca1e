import { indexNames, type Names } from '../names/models/model-names.ts';
import type { Section } from '../names/text/text-reading.ts';
import brands from '../reference/brands.json' with { type: 'json' };
import cities from '../reference/cities.json' with { type: 'json' };
import moto from '../reference/moto-models.json' with { type: 'json' };
import quadro from '../reference/quadro-models.json' with { type: 'json' };
import rims from '../reference/rim-models.json' with { type: 'json' };
import special from '../reference/special-models.json' with { type: 'json' };
import suppliers from '../reference/suppliers.json' with { type: 'json' };
import trucks from '../reference/truck-models.json' with { type: 'json' };
import truckRims from '../reference/truck-rims.json' with { type: 'json' };
import tyres from '../reference/tyre-models.json' with { type: 'json' };
import { cars, nameOfCar } from '../seed/goods/good-cars.ts';
import { labels } from '../seed/goods/good-labels.ts';
import { knownNames } from './eval-known-names.ts';

const shelves: readonly (readonly [
  Section,
  readonly { brand: string; models: readonly unknown[] }[],
])[] = [
  ['tyres', tyres],
  ['truck_tyres', trucks],
  ['special_tyres', special],
  ['moto_tyres', moto],
  ['quadro_tyres', quadro],
  ['disks', rims],
  ['truck_disks', truckRims.brands],
];

/** Returns how many models a brand has in each section. */
const productsOf = (brand: string): Partial<Record<Section, number>> =>
  Object.fromEntries(
    shelves.map(([section, shelf]) => [
      section,
      shelf
        .filter((one) => one.brand === brand)
        .reduce((sum, { models }) => sum + models.length, 0),
    ]),
  );

const nameOf = (model: unknown) =>
  typeof model === 'string' ? model : (model as { name: string }).name;

/** Returns the sections that have a model. */
const sectionsOf = ({ brand, name }: { brand: string; name: string }): Section[] =>
  shelves
    .filter(([, shelf]) =>
      shelf.some(
        (one) => one.brand === brand && one.models.some((model) => nameOf(model) === name),
      ),
    )
    .map(([section]) => section);

const truckWheels = truckRims.brands.flatMap(({ brand, models }) =>
  models.map((model) => ({ brand, name: nameOf(model) })),
);

/** The names that the smart search knows for a new catalog. */
export const known: Names = {
  brands: brands.map(({ name, aliases }) => ({ name, aliases, products: productsOf(name) })),
  models: [...knownNames.models, ...truckWheels].map((model) => ({
    ...model,
    sections: sectionsOf(model),
  })),
  cities: cities.map(({ name }) => name),
  suppliers: suppliers.map(({ name }) => ({ id: name, name })),
  colours: Object.entries(labels.colour).map(([value, label]) => ({ value, label })),
  patterns: Object.keys(labels.pattern),
  countries: Object.keys(labels.country),
  cars: cars.map((car) => {
    const { model, modification } = nameOfCar(car);
    const [year_from, year_to] = car.years;
    return { brand: car.brand, model, modification, name_ru: car.name, year_from, year_to };
  }),
};

export const knownIndex = indexNames(known);
