import { nameKey } from '../text/spelling.ts';
import type { Reading, Section, TextMatch } from '../text/text-reading.ts';
import {
  BODY_CODE,
  type CarReading,
  isCode,
  ofGeneration,
  readDetails,
  take,
} from './car-details.ts';
import type { CarIndex, CarModel, KnownCar } from './cars.ts';
import { longestAt, shortestAt } from './longest-name.ts';

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
const carsOf = (index: CarIndex, make: string): KnownCar[] =>
  modelsOfMake(index, make).flatMap(({ known }) => known);

/**
 * Returns the cars whose models share the most first words with a given model: the likely meanings of a model without
 * sizes.
 */
function relativesOf(index: CarIndex, { make, name }: CarModel): KnownCar[] {
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
function onlyLonger(index: CarIndex, model: CarModel): readonly KnownCar[] {
  const cars = relativesOf(index, model);
  const [only, another] = new Set(cars.map((car) => car.model));
  return only?.startsWith(`${model.name} `) && another === undefined ? cars : [];
}

/** Sections whose goods are chosen by the sizes of a car. */
const FITTED: readonly Section[] = ['tyres', 'disks'];

/** A car, or a vehicle whose sizes are unknown. Such a vehicle has no reading. */
interface FoundCar extends TextMatch {
  isCar: true;
}

/** Returns the first words that all models share: `Camry` for `Camry XV50/XV55` and `Camry XV70`. */
function commonName(models: readonly string[]): string {
  const [first = [], ...others] = models.map((model) => model.split(' '));
  const length = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return (length < 0 ? first : first.slice(0, length)).join(' ');
}

const wasMade =
  (year: number) =>
  ({ year_from, year_to }: KnownCar) =>
    year_from <= year && year <= (year_to ?? 9999);

const carFilter = (brand: string, model: string, year?: number) => ({
  car: { brand, model, ...(year !== undefined && { year }) },
});

/** Turns a known car into a reading. If it has several generations, they are the alternatives. */
function carReading({ make, name }: CarModel, { cars, year, body }: CarReading): Reading {
  const made = year === undefined ? cars : cars.filter(wasMade(year));
  const models = [...new Set((made.length > 0 ? made : cars).map(({ model }) => model))];
  const brand = cars[0]?.brand ?? make;
  const model = models.length === 1 ? models[0]! : commonName(models) || name;
  const shown = `${brand.split(' / ')[0]} ${model}`;
  const alternatives = models.map((one) => ({
    value: `${brand} ${one}`,
    filter: carFilter(brand, one),
  }));
  // sizes of other years and bodies do not fit this car: they are only alternatives
  if (made.length === 0 || body !== undefined)
    return {
      field: 'car',
      value: [`${brand.split(' / ')[0]} ${body ? `${name} ${body.toUpperCase()}` : model}`, year]
        .filter((part) => part !== undefined)
        .join(', '),
      filter: {},
      alternatives,
    };
  return {
    field: 'car',
    value: year === undefined ? shown : `${shown}, ${year}`,
    filter: carFilter(brand, model, year),
    alternatives: models.length > 1 ? alternatives : [],
  };
}

/** Turns models of a make that may be meant into a reading without a filter: they are its alternatives. */
function offered(make: string, name: string, cars: readonly KnownCar[]): Reading | undefined {
  const shown = make.split(' / ')[0]!;
  const models = [...new Set(cars.map(({ model }) => model))];
  return models.length === 0
    ? undefined
    : {
        field: 'car',
        value: `${shown} ${name}`.trim(),
        filter: {},
        alternatives: models.slice(0, 12).map((model) => ({
          value: `${shown} ${model}`,
          filter: carFilter(make, model),
        })),
      };
}

const bestOf = (models: readonly CarModel[], make?: string): CarModel | undefined =>
  models
    .filter((model) => make === undefined || model.make === make)
    .toSorted((a, b) => Number(b.known.length > 0) - Number(a.known.length > 0))[0];

/**
 * The number of a make's model, «бмв 320», and no width: these end in 5 and are up to 355 mm, or a profile follows. Or
 * the code of a body, «бмв г30», and no rim.
 */
const MODEL_NUMBER =
  /[\s-]([1-9]\d{2}[a-zа-я]?(?<![12]\d5)|[a-qs-zа-пс-я][1-9]\d{1,2})(?![0-9a-zа-я.]|\s?[/x*-]\s?\d|\s[2-8][05](?!\d))/y;

/** A car with known sizes, a car without them, or a vehicle that is not a car. */
export type CarKind = 'known' | 'unknown' | 'vehicle';

interface CarWords {
  index: CarIndex;
  section: Section;
  text: string;
  /** Checks whether the name of a brand or model at `start` is more likely than the car that ends at `end`. */
  isOtherName: (start: number, end: number, kind: CarKind) => boolean;
}

/** Narrows cars to the generation if the name that was found contains it: `camry xv70`. */
function ofNamed(cars: readonly KnownCar[], name: string): readonly KnownCar[] {
  const [, ...words] = name.split(/\s+/);
  const code = words.at(-1);
  return code && /\d/.test(code) && isCode(cars, code) ? ofGeneration(cars, code) : cars;
}

/** Reads the car at `at`: a make with its model, or a model that cannot mean anything else. */
export function readCar({
  index,
  section,
  text,
  at,
  isOtherName,
}: CarWords & { at: number }): FoundCar | undefined {
  const isFitted = FITTED.includes(section);
  const named = (model: CarModel, from: number): [number, Reading | undefined] => {
    const known = model.known.length > 0 ? model.known : onlyLonger(index, model);
    const details = readDetails(text, from, ofNamed(known, text.slice(at, from)));
    if (known.length > 0) return [details.end, carReading(model, details)];
    // a car without sizes may mean a model with a similar name
    return [details.end, offered(model.make, model.name, relativesOf(index, model))];
  };
  const found = (end: number, reading: Reading | undefined): FoundCar => ({
    isCar: true,
    length: end - at,
    ...(reading && isFitted && { reading }),
  });
  const make = shortestAt(index.makes, text, at, 3);
  if (make) {
    const gap = /^[\s-]*(?:(?:бенц[а-я]?|benz)[\s-]+)?/.exec(text.slice(make.end))![0].length;
    const modelAt = longestAt(index.models, text, make.end + gap, 4);
    const model = modelAt && bestOf(modelAt.item, make.item);
    // «шеви нива» is now sold as a LADA with a name of its own
    const whole = longestAt(index.models, text, at, 4);
    const isNamed =
      model?.known.length === 0 &&
      whole?.end === modelAt?.end &&
      bestOf(whole?.item ?? [])?.known.length;
    if (modelAt && model && !isNamed && !isOtherName(at, modelAt.end, 'known'))
      return found(...named(model, modelAt.end));
  }
  const alone = longestAt(index.models, text, at, 4);
  if (alone && (!make || alone.end > make.end)) {
    const key = nameKey(text.slice(at, alone.end));
    const model = bestOf(alone.item);
    const isAsked = /(?:^|\s)(?:на|для|под)\s+$/.test(text.slice(0, at));
    // «x5 g05»: the body code shows that it is a car
    const hasCode = (car: CarModel | undefined) => {
      const code = take(BODY_CODE, text, alone.end)?.[1];
      return code !== undefined && /\D/.test(code) && isCode(car?.known ?? [], code);
    };
    // «2114», «л200»: the number alone names the car
    const isNumbered = /^(?:21(?:0[1-9]|1[0-5])|[лl]-?200)$/.test(text.slice(at, alone.end));
    const isName =
      isNumbered ||
      (key.length >= 3 ? /[a-zа-я]{2}/.test(key) : key.length === 2 && (isAsked || hasCode(model)));
    const kind = !model ? 'vehicle' : model.known.length > 0 ? 'known' : 'unknown';
    if ((isName || kind === 'vehicle') && !isOtherName(at, alone.end, kind))
      return model ? found(...named(model, alone.end)) : found(alone.end, undefined);
  }
  if (!make || isOtherName(at, make.end, 'known')) return undefined;
  const number = take(MODEL_NUMBER, text, make.end);
  // a make alone does not determine sizes, nor does a model that nobody knows
  return found(
    make.end + (number?.[0].length ?? 0),
    offered(make.item, number?.[1] ?? '', carsOf(index, make.item)),
  );
}
