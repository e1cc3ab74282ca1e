import type { CarFilter } from '@org/api-client/schema';
import { type AttributeDemand, type Demand, readWord } from '../filter/demand.ts';
import { ATTRIBUTES, sectionOf } from '../filter/sections.ts';

/** A product as `listing` stores it, with its own words. */
export type ListedProduct = Readonly<Record<string, unknown>> & {
  product_id: number;
  section: number;
  search_text: string;
};

/** What fits a car: rows of `carFitStatement`. */
export type CarFit = Readonly<Record<string, number>>;

/** Finds what fits a car, in a section. */
export type FitsOf = (section: number, car: CarFilter) => readonly CarFit[];

function hasValue(
  { attribute, values, flag, least, most }: AttributeDemand,
  product: ListedProduct,
): boolean {
  const value = product[ATTRIBUTES[attribute].column];
  if (value === null || value === undefined) return false;
  if (flag !== undefined && value !== flag) return false;
  const number = Number(value);
  return (
    (values === undefined || values.includes(number)) &&
    (least === undefined || number >= least) &&
    (most === undefined || number <= most)
  );
}

const patterns = new Map<string, RegExp>();
const MAX_PATTERNS = 5000;

function patternOf(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  const { spellings, isNumber } = readWord(word);
  const plain = spellings.map((one) => one.replace(/[^0-9a-zа-я]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?:^|[^0-9a-zа-я])(?:${plain})${isNumber ? '(?:$|[^0-9])' : ''}`);
  if (patterns.size >= MAX_PATTERNS) patterns.clear();
  patterns.set(word, pattern);
  return pattern;
}

const hasWord = (word: string, text: string): boolean => {
  const { spellings, isPart } = readWord(word);
  return isPart ? spellings.some((one) => text.includes(one)) : patternOf(word).test(text);
};

function fitsCar(product: ListedProduct, fits: readonly CarFit[]): boolean {
  const of = (name: string) => {
    const value = product[name];
    return value === null || value === undefined ? Number.NaN : Number(value);
  };
  return sectionOf(product.section).code === 'disks'
    ? fits.some(
        (fit) =>
          fit.bolts === of('bolts') &&
          fit.pcd === of('pcd') &&
          of('dia') >= Number(fit.dia) &&
          of('et') >= Number(fit.et_min) &&
          of('et') <= Number(fit.et_max),
      )
    : fits.some((fit) => ['width', 'profile', 'diameter'].every((name) => fit[name] === of(name)));
}

/** Whether a product fulfils a demand: what `clauseOf` asks the database. */
export function fits(demand: Demand, product: ListedProduct, fitsOf: FitsOf): boolean {
  if ('attribute' in demand) return hasValue(demand, product);
  if ('words' in demand) return demand.words.every((word) => hasWord(word, product.search_text));
  if ('ids' in demand) return demand.ids.includes(String(product.product_id));
  if ('car' in demand) return fitsCar(product, fitsOf(product.section, demand.car));
  if ('not' in demand) return !fits(demand.not, product, fitsOf);
  if ('all' in demand) return demand.all.every((one) => fits(one, product, fitsOf));
  return demand.any.some((one) => fits(one, product, fitsOf));
}

/** The cars that demands name. */
export function carsOf(demand: Demand): CarFilter[] {
  if ('car' in demand) return [demand.car];
  if ('not' in demand) return carsOf(demand.not);
  if ('all' in demand) return demand.all.flatMap(carsOf);
  return 'any' in demand ? demand.any.flatMap(carsOf) : [];
}
