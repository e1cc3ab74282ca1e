import type { CarIndex, CarModel, KnownCar } from './cars.ts';

/** Cache by make: people search for the same cars, letter by letter. */
const byMake = new WeakMap<CarIndex, Map<string, CarModel[]>>();

/** Returns the models of a make whose sizes are known. */
function modelsOfMake(index: CarIndex, make: string): readonly CarModel[] {
  const known =
    byMake.get(index) ??
    Map.groupBy(
      new Set([...index.models.values()].flat().filter((model) => model.known.length > 0)),
      (model) => model.make,
    );
  byMake.set(index, known);
  return known.get(make) ?? [];
}

/** Returns all cars of a make whose sizes are known. */
export const carsOf = (index: CarIndex, make: string): KnownCar[] =>
  modelsOfMake(index, make).flatMap(({ known }) => known);

/**
 * Returns the cars whose models share the most first words with a given model: the likely meanings of a model without
 * sizes.
 */
export function relativesOf(index: CarIndex, { make, name }: CarModel): KnownCar[] {
  const words = name.split(' ');
  const shared = (other: CarModel) => {
    const parts = other.name.split(' ');
    const end = parts.findIndex((part, at) => part !== words[at]);
    return end < 0 ? parts.length : end;
  };
  const models = modelsOfMake(index, make);
  const most = Math.max(1, ...models.map(shared));
  return models.filter((model) => shared(model) === most).flatMap(({ known }) => known);
}

/** Returns the cars of the one longer name if there is only one: «тигго 7» is the Tiggo 7 Pro. */
export function onlyLonger(index: CarIndex, model: CarModel): readonly KnownCar[] {
  const cars = relativesOf(index, model);
  const [only, another] = new Set(cars.map((car) => car.model));
  return only?.startsWith(`${model.name} `) && another === undefined ? cars : [];
}
