import { SECTION_PATHS } from '@org/trade/section-paths';
import { type Cost, sortHere } from '../../../shared/session/preferences.ts';
import type { Field } from './catalog-fields.ts';
import type { SectionDescription } from './catalog-sections.ts';

/** A car by which sizes are chosen; each step narrows the next. */
export interface CarChoice {
  brand: string;
  model?: string;
  year?: number;
  modification?: string;
}

interface RearSize {
  width: number;
  profile: number;
  diameter: number;
}

/** A typed text stays in its field; `fields` may also be `car` and `rear`. */
interface AskedText {
  text: string;
  fields: string[];
}

export type Value = string[] | number[] | string | number | boolean;
export type Filters = Record<string, Value>;

/**
 * What an address of the catalog asks for. `filters` holds fields of the call's body by their own names; nothing is renamed
 * on the way from the address to the server. Prices are kopecks in both.
 */
export interface Search {
  q: string;
  filters: Filters;
  car?: CarChoice;
  rear?: RearSize;
  /** The typed text that was understood, and the names of the filters that it became. */
  asked?: AskedText;
  /** `{key}__{direction}`; absent means the buyer's own choice */
  order_by?: string;
  /** from 1 */
  page: number;
  /**
   * The delivery city, and which VAT counts: settings of the buyer that are not in the address. Absent without a city.
   */
  place?: { to: string; landed_by: 'net' | 'gross' };
  /** Pieces of the address that this section does not know; they stay in it. */
  unknown: [name: string, value: string][];
  /** The page that contains the list, a supplier's page; absent in the catalog itself. */
  within?: {
    /** Filters of that page. They can't be removed, and the address does not repeat them. */
    filters: Filters;
    /** What that page itself keeps in the address. */
    address: [name: string, value: string][];
  };
}

const CAR = ['brand', 'model', 'year', 'modification'] as const;
const REAR = ['width', 'profile', 'diameter'] as const;
/** The open product; belongs to the page, not to the call. */
const OUTSIDE = new Set(['product']);
const SORTS = /^(bulk_price|min_bulk_price|quantity|brand_model|landed_price)__(asc|desc)$/;

const toNumber = (text: string) =>
  /^-?\d{1,9}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
const unique = <T>(list: T[]) => [...new Set(list)];

function parseField({ kind }: Field, raw: string[]): Value | undefined {
  const filled = raw.map((text) => text.trim()).filter((text) => text !== '');
  if (filled.length === 0) return undefined;
  if (kind === 'texts') return unique(filled);
  if (kind === 'text') return filled[0];
  if (kind === 'flag')
    return filled[0] === 'true' ? true : filled[0] === 'false' ? false : undefined;
  const found = filled.map(toNumber);
  if (found.includes(undefined)) return undefined;
  return kind === 'number' ? found[0] : unique(found as number[]).sort((a, b) => a - b);
}

function parseCar(params: URLSearchParams): CarChoice | undefined {
  const [brand, model, year, modification] = CAR.map(
    (key) => params.get(`car.${key}`)?.trim() || undefined,
  );
  if (!brand) return undefined;
  return {
    brand,
    ...(model && { model }),
    ...(year && toNumber(year) && { year: toNumber(year) }),
    ...(modification && { modification }),
  };
}

function parseRear(params: URLSearchParams): RearSize | undefined {
  const [width, profile, diameter] = REAR.map((key) => toNumber(params.get(`rear.${key}`) ?? ''));
  return width && profile && diameter ? { width, profile, diameter } : undefined;
}

function parseAsked(params: URLSearchParams): AskedText | undefined {
  const fields = (params.get('by_text') ?? '').split(',').filter((name) => name !== '');
  return fields.length > 0 ? { text: params.get('text')?.trim() ?? '', fields } : undefined;
}

/** Reads a section's query string. Whatever it can't understand is kept in `unknown`, never dropped or guessed. */
export function parseSearch(section: SectionDescription, params: URLSearchParams): Search {
  const filters: Filters = {};
  const unknown: Search['unknown'] = [];
  for (const name of unique([...params.keys()])) {
    const field = Object.hasOwn(section.fields, name) ? section.fields[name] : undefined;
    const value = field && parseField(field, params.getAll(name));
    if (value !== undefined) filters[name] = value;
    else if (!isStructural(name))
      for (const text of params.getAll(name)) if (text !== '') unknown.push([name, text]);
  }
  const order = params.get('order_by') ?? '';
  const page = toNumber(params.get('page') ?? '') ?? 1;
  return {
    q: params.get('q')?.trim() ?? '',
    filters,
    car: parseCar(params),
    rear: parseRear(params),
    asked: parseAsked(params),
    order_by: SORTS.test(order) ? order : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    unknown,
  };
}

const isStructural = (name: string) =>
  ['q', 'order_by', 'page', 'text', 'by_text'].includes(name) ||
  OUTSIDE.has(name) ||
  /^(car|rear)\./.test(name);

/** The canonical query string: sorted, without defaults and empty values. `parseSearch` reads back the same. */
export function formatSearch(search: Search): string {
  const entries: [string, string][] = [...search.unknown, ...(search.within?.address ?? [])];
  const add = (name: string, value: unknown) => {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== '') entries.push([name, String(one)]);
    }
  };
  add('q', search.q.trim());
  for (const [name, value] of Object.entries(search.filters)) add(name, value);
  for (const key of CAR) add(`car.${key}`, search.car?.[key]);
  for (const key of REAR) add(`rear.${key}`, search.rear?.[key]);
  if (search.asked) {
    add('text', search.asked.text);
    add('by_text', search.asked.fields.join(','));
  }
  add('order_by', search.order_by);
  if (search.page > 1) add('page', search.page);
  return new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
}

/** What is looked for, in whatever order and from whatever page on. */
export const withoutOrder = ({ order_by: _, ...search }: Search): Search => ({
  ...search,
  page: 1,
});

/** The search with the buyer's city, '' for none, and the VAT that the buyer compares prices with. */
export const withPlace = (search: Search, city: string, cost: Cost): Search =>
  city ? { ...search, place: { to: city, landed_by: cost === 'net' ? 'net' : 'gross' } } : search;

const OF_DELIVERY = new Set(['landed_min', 'landed_max']);

/** The filters that have a meaning: without a city there is no landed price. */
const filtersHere = ({ filters, place }: Search): Filters =>
  place
    ? filters
    : Object.fromEntries(Object.entries(filters).filter(([name]) => !OF_DELIVERY.has(name)));

/** The call's body for a search. `sort` is the buyer's own order, for an address that names none. */
export function searchBody(search: Search, sort: string) {
  const { q, car, rear, order_by, within, place } = search;
  return {
    ...(q && { q }),
    ...filtersHere(search),
    ...place,
    ...within?.filters,
    // a car needs a model; the brand alone is an unfinished choice
    ...(car?.model && { car }),
    ...(rear && { rear }),
    order_by: sortHere(order_by ?? sort, place !== undefined),
  };
}

/** The same search with other filters, back on its first page. A value of undefined, or an empty list, clears. */
export function withFilters(search: Search, changes: Record<string, Value | undefined>): Search {
  const filters: Filters = {};
  for (const [name, value] of Object.entries({ ...search.filters, ...changes })) {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) filters[name] = value;
  }
  return { ...search, filters, page: 1 };
}

/** The search without some filters, a car or a rear size, back on its first page. */
export function withoutFilters(search: Search, names: readonly string[]): Search {
  const { car, rear, ...rest } = withFilters(
    search,
    Object.fromEntries(names.map((name) => [name, undefined])),
  );
  return {
    ...rest,
    ...(!names.includes('car') && { car }),
    ...(!names.includes('rear') && { rear }),
  };
}

/** The search without anything chosen; the order and the place stay. */
export const cleared = (search: Search): Search => ({
  ...(search.place && { place: search.place }),
  q: '',
  filters: {},
  order_by: search.order_by,
  page: 1,
  unknown: [],
  within: search.within,
});

/** How many filters are set: what the badge on the filter button says. */
export const countFilters = ({ filters, car, rear }: Search) =>
  Object.keys(filters).length + Number(Boolean(car)) + Number(Boolean(rear));

const OFFER_FILTERS = new Set([
  'supplier_id',
  'city',
  'favorite',
  'price_min',
  'price_max',
  'quantity_min',
  'condition',
  'dot_year_min',
  'delivery_days_max',
  ...OF_DELIVERY,
]);

/** The filters that narrow a product's offers, and not the products. */
export const offerFiltersOf = (search: Search): Filters => {
  const filters = Object.entries({ ...filtersHere(search), ...search.within?.filters }).filter(
    ([name]) => OFFER_FILTERS.has(name),
  );
  const { landed_by } = search.place ?? {};
  const isOfDelivery = filters.some(([name]) => OF_DELIVERY.has(name));
  return Object.fromEntries(
    isOfDelivery && landed_by ? [...filters, ['landed_by', landed_by]] : filters,
  );
};

/** The path of a list's addresses: a selection's other filters are those of its section. */
export function listPathOf(pathname: string): string {
  const within = Object.values(SECTION_PATHS).find((path) => pathname.startsWith(`${path}/`));
  return within ?? pathname;
}
