import type { Found, Reading, Section } from '../text/reading.ts';
import { soundOf } from '../text/sound.ts';
import { asLatin, asSounded, nameKey } from '../text/spelling.ts';
import { type CarIndex, type CarModel, type KnownCar, longestAt, shortestAt } from './cars.ts';
import { carsOf, onlyLonger, relativesOf } from './relatives.ts';

/** Sections whose goods are chosen by the sizes of a car. */
const FITTED: readonly Section[] = ['tyres', 'disks'];

/** A car, or a vehicle whose sizes are unknown. Such a vehicle has no reading. */
export interface FoundCar extends Found {
  isCar: true;
}

const GAP = String.raw`\s*,?\s*`;
const YEAR = new RegExp(
  String.raw`${GAP}((?:19[789]|20[0-3])\d)(?:\s?(?:г\.?\s?в\.?|год[а-я]*|г\.?)(?![а-я]))?(?![\d/x])`,
  'y',
);
const SHORT_YEAR = new RegExp(
  String.raw`${GAP}(\d{2})[\s-]?(?:го\s)?(?:год[а-я]*|г\.?\s?в\.?|г\.?)(?![а-я0-9])`,
  'y',
);
/** Stems of ordinal numbers for generations, from the first: «фокус третий». */
const ORDINALS = ['перв', 'втор', 'трет', 'четверт', 'пят'];
const ORDINAL = ORDINALS.join('|');
const GENERATION = new RegExp(
  String.raw`${GAP}(?:(\d)(?:[\s-]?(?:го|е|ое|й)?\s?(?:поколени[а-я]*|пок\.?|кузов[а-я]*))?|([ivx]{1,4})|(${ORDINAL})[а-я]{1,3}(?:\sпоколени[а-я]*)?)(?=\s|$)(?!\s?(?:шт(?:ук[а-я]*)?(?![а-я])|пар|компл|тыс))(?!(?<=[4-8])\s?шин)(?!(?<=[24-8])\s?(?:колес|диск(?!и(?![а-я]))))`,
  'y',
);
const BODY_CODE = new RegExp(
  String.raw`${GAP}(?:в\s)?(?:кузов[а-я]*\s)?([a-zа-я]{1,2}\d{1,3}|\d{2,5}|[a-z]{1,2}|н)(?:[\s-]?(?:й\s?|м\s?)?кузов[а-я]*|-[кй]а)?(?=\s|$)`,
  'y',
);
/** Matches the code of a body, but not a rim (`R16`, `к16`), a bore or a width. */
const FOREIGN_CODE = /^[abcefgltuwxzабвефгтх]\d{1,3}$/;
const BODY = new RegExp(
  String.raw`${GAP}(?:седан|хэтчбек|хетчбек|хэтч|универсал|лифтбек|кросс|cross|sw|св|sw cross|купе|кабриолет|кроссовер|внедорожник|фургон|минивэн|некст|next|бизнес|фермер|рестайлинг|дорест[а-я]*|спорт|люкс|комфорт|сери[яи]|класса?|class|series|степвей|stepway|(?:x|х|икс)[\s-]?(?:line|лайн)|2[1-3]\d{2,3}(?=\s|$)|\d\.\d(?:\s?л)?(?:\s(?:мт|ат|амт|mt|at|amt|cvt))?(?=\s|$)|[ам]кпп|cvt|вариатор|дизель|бензин|полный привод|[24]wd|awd)(?![а-яa-z0-9])`,
  'y',
);

const take = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

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

/** Returns the cars of a generation if their names mention it, otherwise all cars. */
function ofGeneration(cars: readonly KnownCar[], generation: string): readonly KnownCar[] {
  const code = inLatin(generation.toLowerCase());
  const roman = ROMAN[Number(code)] ?? code;
  const some = cars.filter(({ model, modification }) => {
    const words = `${model} ${modification}`.toLowerCase().split(/[^0-9a-z]+/);
    return words.some((word) => word === roman || isCalled(word, code));
  });
  return some.length > 0 ? some : cars;
}

interface Told {
  cars: readonly KnownCar[];
  year: number | undefined;
  /** a body that none of these cars has */
  body?: string;
  end: number;
}

/** Reads the details after the name of a model: generation, body, year. */
function readDetails(text: string, from: number, known: readonly KnownCar[]): Told {
  let [cars, end] = [known, from];
  let year: number | undefined;
  let body: string | undefined;
  for (;;) {
    const found = year === undefined ? take(YEAR, text, end) : null;
    const short = !found && year === undefined ? take(SHORT_YEAR, text, end) : null;
    if (found || short) {
      const typed = Number(found?.[1] ?? short?.[1]);
      year = typed > 100 ? typed : typed > 50 ? 1900 + typed : 2000 + typed;
      end += (found ?? short)![0].length;
      continue;
    }
    const kind = take(BODY, text, end);
    if (kind) {
      end += kind[0].length;
      continue;
    }
    const named = take(NAME_WORD, text, end);
    if (named && isInName(known, named[1]!)) {
      end += named[0].length;
      continue;
    }
    const generation = take(GENERATION, text, end);
    if (generation) {
      const [, digit, roman, ordinal] = generation;
      cars = ofGeneration(cars, digit ?? roman ?? String(ORDINALS.indexOf(ordinal!) + 1));
      end += generation[0].length;
      continue;
    }
    const code = take(BODY_CODE, text, end);
    const coded = code && ofGeneration(cars, code[1]!);
    if (!code) break;
    const isKnown = coded !== cars && coded!.length > 0 && isCode(coded!, code[1]!);
    // «пассат б6»: the catalogue knows this generation only by its years
    if (!isKnown && !FOREIGN_CODE.test(code[1]!) && !hasOther(known, code[1]!)) break;
    if (isKnown) cars = coded!;
    else if (hasOther(known, code[1]!)) body = code[1]!;
    end += code[0].length;
  }
  return { cars, year, end, ...(body !== undefined && { body }) };
}

/** Writes the code of a body in Latin letters: «б6» is B6. */
const inLatin = (code: string): string =>
  [asLatin(code), asSounded(code)].find((one) => /^[a-z]+\d+$/.test(one)) ?? asLatin(code);

/**
 * Checks whether cars have a body with another number after the same letters, or with another letter: «октавия а5» is
 * not the A7, «астра j» is not the H.
 */
const hasOther = (cars: readonly KnownCar[], code: string): boolean => {
  const latin = inLatin(code);
  const letters = /^([a-z]+)\d+$/.exec(latin)?.[1];
  if (!letters && !/^[a-z]$/.test(latin)) return false;
  const bodies = new RegExp(String.raw`(?<=\s)${letters ? `${letters}\\d+` : '[a-z]'}(?![a-z0-9])`);
  return cars.some(({ model }) => bodies.test(model.toLowerCase()));
};

const NAME_WORD = /\s+([a-zа-я]{4,})(?![a-zа-я0-9])/y;

/** Checks whether a word belongs to the name of a car: «соренто прайм». */
const isInName = (cars: readonly KnownCar[], word: string) =>
  cars.some(({ model }) =>
    model
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((one) => one.length > 3 && soundOf(one) === soundOf(word)),
  );

const isCode = (cars: readonly KnownCar[], typed: string) => {
  const code = inLatin(typed);
  return cars.some(({ model, modification }) =>
    `${model} ${modification}`
      .toLowerCase()
      .split(/[^0-9a-z]+/)
      .some((word) => isCalled(word, code)),
  );
};

/** Checks whether a code names a word of a car's name: «камри 70» is the XV70. */
const isCalled = (word: string, code: string) =>
  word === code || (/^\d{2,}$/.test(code) && word.replace(/^[a-z]+/, '') === code);

const carFilter = (brand: string, model: string, year?: number) => ({
  car: { brand, model, ...(year !== undefined && { year }) },
});

/** Turns a known car into a reading. If it has several generations, they are the alternatives. */
function carReading({ make, name }: CarModel, { cars, year, body }: Told): Reading {
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

/** A car with known sizes, a car without them, or a vehicle that is not a car. */
export type CarKind = 'known' | 'unknown' | 'vehicle';

export interface CarWords {
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
    const told = readDetails(text, from, ofNamed(known, text.slice(at, from)));
    if (known.length > 0) return [told.end, carReading(model, told)];
    // a car without sizes may mean a model with a similar name
    return [told.end, offered(model.make, model.name, relativesOf(index, model))];
  };
  const found = (end: number, reading: Reading | undefined): FoundCar => ({
    isCar: true,
    length: end - at,
    ...(reading && isFitted && { reading }),
  });
  const make = shortestAt(index.makes, text, at, 3);
  if (make) {
    const gap = /^[\s-]*(?:(?:бенц[а-я]?|benz)[\s-]+)?/.exec(text.slice(make.end))![0].length;
    const own = longestAt(index.models, text, make.end + gap, 4);
    const model = own && bestOf(own.item, make.item);
    // «шеви нива» is now sold as a LADA with a name of its own
    const whole = longestAt(index.models, text, at, 4);
    const isNamed =
      model?.known.length === 0 &&
      whole?.end === own?.end &&
      bestOf(whole?.item ?? [])?.known.length;
    if (own && model && !isNamed && !isOtherName(at, own.end, 'known'))
      return found(...named(model, own.end));
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
    // «2114»: the number alone names the car
    const isNumbered = /^21(?:0[1-9]|1[0-5])$/.test(text.slice(at, alone.end));
    const isName =
      isNumbered ||
      (key.length >= 3 ? /[a-zа-я]{2}/.test(key) : key.length === 2 && (isAsked || hasCode(model)));
    const kind = !model ? 'vehicle' : model.known.length > 0 ? 'known' : 'unknown';
    if ((isName || kind === 'vehicle') && !isOtherName(at, alone.end, kind))
      return model ? found(...named(model, alone.end)) : found(alone.end, undefined);
  }
  if (!make || isOtherName(at, make.end, 'known')) return undefined;
  // a make alone does not determine sizes
  return found(make.end, offered(make.item, '', carsOf(index, make.item)));
}
