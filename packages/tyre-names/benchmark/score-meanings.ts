import type { NameIndexes } from '../src/models/model-names.ts';
import { knownNames } from '../src/packaged-names.ts';
import { type Understanding, understand } from '../src/query/understand.ts';
import type { Section } from '../src/text/text-reading.ts';

type Fields = Record<string, unknown>;

/** A query and its meaning. The head of the file explains each field. */
export interface Meaning {
  id: string;
  kind: string;
  section: Section | null;
  q: string;
  filter: Fields;
  optional?: Fields;
  or?: Fields[];
  model_has?: string[];
  car?: {
    brand: string;
    model_has?: string;
    year?: number;
    words: string;
    unknown?: boolean;
    /** true if its models are alternatives and none of them is applied */
    offered?: boolean;
  };
  left_ok?: string[];
  may_be_empty: boolean;
}

const LOOSE = ['axle', 'position', 'rim_type', 'colour', 'application', 'pattern'];
const key = (text: string) => text.toLowerCase().replace(/[^0-9a-zа-яё]/g, '');
const list = (value: unknown) => (Array.isArray(value) ? value.map(String).sort() : value);
const isSame = (a: unknown, b: unknown) => JSON.stringify(list(a)) === JSON.stringify(list(b));

/** Checks whether a field has the right value. In some lists only the first value counts. */
function fits(field: string, got: unknown, meant: unknown): boolean {
  if (LOOSE.includes(field) && Array.isArray(got) && Array.isArray(meant))
    return got.includes(meant[0]);
  return field === 'rear'
    ? ['width', 'profile', 'diameter'].every(
        (name) => (got as Fields)?.[name] === (meant as Fields)[name],
      )
    : isSame(got, meant);
}

function missOfModel(meaning: Meaning, models: unknown): string | undefined {
  const texts = meaning.model_has?.map(key);
  if (!texts) return models === undefined ? undefined : `model ${JSON.stringify(models)}`;
  if (!Array.isArray(models)) return `no model ${meaning.model_has}`;
  const isMeant = (name: string) => texts.some((text) => key(name).includes(text));
  const isKnown = knownNames.models.some(({ name }) => isMeant(name));
  return (models as string[]).every(isMeant) || !isKnown
    ? undefined
    : `model ${JSON.stringify(models)}`;
}

/** Returns what is wrong with a filter. */
function missOfFilter(meaning: Meaning, filter: Fields, meant: Fields): string[] {
  const { optional = {}, car } = meaning;
  const misses = Object.entries(meant)
    .filter(([field, value]) => !fits(field, filter[field], value))
    .map(
      ([field, value]) => `${field} ${JSON.stringify(filter[field])}, not ${JSON.stringify(value)}`,
    );
  for (const [field, value] of Object.entries(filter)) {
    if (field in meant || field === 'model') continue;
    if (field === 'car' && ((car && !car.offered) || 'car' in optional)) continue;
    const isWinter = field === 'season' && 'studded' in meant && isSame(value, ['winter']);
    const isOptional = optional[field] === '*' || fits(field, optional[field], value);
    if (!isWinter && !(field in optional && isOptional))
      misses.push(`${field} ${JSON.stringify(value)} was not asked for`);
  }
  const model = missOfModel(meaning, filter.model);
  return model ? [...misses, model] : misses;
}

interface CarToken {
  field: string;
  text: string;
  filter: Fields;
  alternatives: readonly { filter: Fields }[];
}

function missOfCar({ car }: Meaning, filter: Fields, tokens: readonly CarToken[]): string[] {
  if (!car || car.unknown) return [];
  const token = tokens.find(({ field }) => field === 'car');
  const named = (filter.car ??
    (car.offered ? token?.alternatives[0]?.filter.car : token?.filter.car)) as
    | { brand: string; model?: string; year?: number }
    | undefined;
  if (!named) return [`no car for «${car.words}»`];
  const isMeant =
    named.brand === car.brand &&
    (!car.model_has || key(named.model ?? '').includes(key(car.model_has))) &&
    (car.year === undefined || named.year === car.year);
  return isMeant ? [] : [`car ${JSON.stringify(named)}`];
}

/** Returns what is wrong with the understanding of a query in its section. */
export const missesOf = (meaning: Meaning, index: NameIndexes): string[] =>
  missesOfAnswer(meaning, understand(meaning.q, meaning.section ?? 'tyres', index));

/** Returns what is wrong with an answer, wherever it came from. */
function missesOfAnswer(meaning: Meaning, understood: Understanding): string[] {
  const filter: Fields = understood.filter;
  const filters = [meaning.filter, ...(meaning.or ?? [])].map((meant) =>
    missOfFilter(meaning, filter, meant),
  );
  const allowed = [
    ...(meaning.left_ok ?? []),
    ...(meaning.car?.unknown ? [meaning.car.words] : []),
  ];
  const left = understood.unknown
    .map(({ text }) => text)
    .filter((text) => !allowed.some((one) => key(one).includes(key(text))));
  return [
    ...filters.reduce((least, misses) => (misses.length < least.length ? misses : least)),
    ...missOfCar(meaning, filter, understood.tokens),
    ...(left.length > 0 ? [`left over: ${left.join(', ')}`] : []),
  ];
}
