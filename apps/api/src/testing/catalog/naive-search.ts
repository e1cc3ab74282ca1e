import type {
  CarFilter,
  LandedFilter,
  OfferFilter,
  OrderBy,
  RearFilter,
} from '@org/api-client/schema';
import { speedKmh } from '@org/tyre-names/sizes/indices';
import type { AttributeName } from '../../modules/catalog/filter/sections.ts';
import { SECTIONS } from '../../modules/catalog/filter/sections.ts';
import {
  comparedOf,
  type GroupPrice,
  inGroups,
  landedOf,
  landedRow,
  type NaiveLanded,
  type WeighedCatalog,
} from './naive-standing.ts';
import type { TestCatalog, TestOffer, TestProduct, Value } from './random-catalog.ts';

/** A search as the contract defines it. The meaning of its text is already part of the filter. */
export interface NaiveQuery extends OfferFilter, LandedFilter {
  section: TestProduct['section'];
  order_by?: OrderBy;
  car?: CarFilter;
  rear?: RearFilter;
  /** words that must occur in the products' own words */
  words?: string[];
  favorites?: readonly string[];
  [attribute: string]: unknown;
}

export interface NaiveRow {
  id: string;
  min_bulk_price: number;
  max_bulk_price: number;
  quantity: number;
  offers_count: number;
  suppliers_count: number;
  updated_at: string;
  prices: number[];
  landed: NaiveLanded | null;
  axle: 'front' | 'rear' | null;
  step: number | null;
}

export interface CountedRow extends NaiveRow {
  product: TestProduct;
  offers: TestOffer[];
  /** by what the product is compared if its landed price is */
  best: GroupPrice;
}

const given = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
const rank = (name: AttributeName, value: Value) =>
  name === 'speed_index' ? speedKmh(value as 'T') : Number(value);

/** Checks a tyre for all terrains: it is found in every season, but in winter only with the snowflake. */
export const isOfAnySeason = ({ attributes }: TestProduct, seasons: readonly unknown[]) =>
  (attributes.terrain === 'AT' || attributes.terrain === 'MT') &&
  (attributes.three_peak === true || seasons.some((season) => season !== 'winter'));

function hasValue(query: NaiveQuery, name: AttributeName, product: TestProduct): boolean {
  const value =
    name === 'brand' || name === 'model' ? product[name] : (product.attributes[name] ?? null);
  const wanted = query[name];
  const unwanted = query[`${name}_not`];
  if (given(unwanted) && value !== null && unwanted.includes(value)) return false;
  if (typeof wanted === 'boolean' && value !== wanted) return false;
  if (name === 'season' && given(wanted) && !query.season_own && isOfAnySeason(product, wanted))
    return true;
  if (given(wanted) && (value === null || !wanted.includes(value))) return false;
  const least = query[`${name}_min`] as Value | undefined;
  if (least !== undefined && (value === null || rank(name, value) < rank(name, least)))
    return false;
  const most = query[`${name}_max`] as Value | undefined;
  return most === undefined || (value !== null && rank(name, value) <= rank(name, most));
}

const isRearSize = ({ width, profile, diameter }: RearFilter, { attributes }: TestProduct) =>
  attributes.width === width && attributes.profile === profile && attributes.diameter === diameter;

const SIZE = ['width', 'profile', 'diameter'];

function fitsCar(car: CarFilter, product: TestProduct, { cars }: TestCatalog): boolean {
  const { width, profile, diameter, bolts, pcd, dia, et } = product.attributes;
  return cars
    .filter(
      ({ brand, model, modification, years: [from, to] }) =>
        brand === car.brand &&
        (model === car.model || model.startsWith(`${car.model} `)) &&
        (car.modification ?? modification) === modification &&
        (car.year === undefined || (car.year >= from && car.year <= (to ?? 9999))),
    )
    .some((one) =>
      product.section === 'disks'
        ? one.bolts === bolts &&
          one.pcd === pcd &&
          Number(dia) >= one.dia &&
          et !== null &&
          Number(et) >= one.et[0] &&
          Number(et) <= one.et[1]
        : one.tyres.some(([w, p, d]) => w === width && p === profile && d === diameter),
    );
}

function hasWord(word: string, { search_text }: TestProduct): boolean {
  if (/^\d+$/.test(word)) return search_text.split(/[^0-9]+/).includes(word);
  return word.length < 3
    ? search_text.split(/[^0-9a-zа-я]+/).some((part) => part.startsWith(word))
    : search_text.includes(word);
}

function isWithin(catalog: WeighedCatalog, query: NaiveQuery, offer: TestOffer): boolean {
  const { landed_min, landed_max } = query;
  if (landed_min === undefined && landed_max === undefined) return true;
  const price = landedOf(catalog, query, offer);
  return (
    price !== undefined &&
    price >= (landed_min ?? 0) &&
    price <= (landed_max ?? Number.POSITIVE_INFINITY)
  );
}

function isCounted(query: NaiveQuery, offer: TestOffer): boolean {
  const { supplier_id, city, favorite, favorites = [], price_min, price_max } = query;
  const { quantity_min, condition, dot_year_min, delivery_days_max } = query;
  return (
    offer.quantity > 0 &&
    (!given(supplier_id) || supplier_id.includes(offer.supplier_id)) &&
    (!given(city) || city.includes(offer.city)) &&
    (!favorite || favorites.includes(offer.supplier_id)) &&
    offer.bulk_price >= (price_min ?? 0) &&
    offer.bulk_price <= (price_max ?? Number.POSITIVE_INFINITY) &&
    offer.quantity >= (quantity_min ?? 0) &&
    (!given(condition) || condition.includes(offer.condition)) &&
    (dot_year_min === undefined || (offer.dot_year !== null && offer.dot_year >= dot_year_min)) &&
    offer.delivery_days_max <= (delivery_days_max ?? Number.POSITIVE_INFINITY)
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function count(
  product: TestProduct,
  offers: TestOffer[],
  axle: NaiveRow['axle'],
  landed: NaiveRow['landed'],
  best: GroupPrice,
): CountedRow {
  const prices = offers.map(({ bulk_price }) => bulk_price).sort((a, b) => a - b);
  return {
    product,
    offers,
    best,
    id: String(product.id),
    min_bulk_price: Math.min(...prices),
    max_bulk_price: Math.max(...prices),
    quantity: sum(offers.map(({ quantity }) => quantity)),
    offers_count: offers.length,
    suppliers_count: new Set(offers.map(({ supplier_id }) => supplier_id)).size,
    updated_at: new Date(
      Date.UTC(2026, 0, 1, 0, Math.max(...offers.map(({ id }) => id))),
    ).toISOString(),
    prices,
    landed,
    axle,
    step: null,
  };
}

/** Returns every product that a query finds, in no order. */
export function findAll(catalog: WeighedCatalog, query: NaiveQuery): CountedRow[] {
  const { section, rear, car, product_id, words = [] } = query;
  const fulfils = (product: TestProduct) =>
    SECTIONS[section].attributes.every(
      (name) =>
        hasValue(query, name, product) ||
        (rear !== undefined && SIZE.includes(name) && isRearSize(rear, product)),
    );
  const found = catalog.products
    .filter((product) => product.section === section && fulfils(product))
    .filter(({ id }) => !given(product_id) || product_id.includes(String(id)))
    .filter((product) => !car || fitsCar(car, product, catalog))
    .filter((product) => words.every((word) => hasWord(word, product)))
    .flatMap((product) => {
      const productOffers = catalog.offers.filter(({ product_id }) => product_id === product.id);
      const offers = productOffers.filter(
        (offer) => isCounted(query, offer) && isWithin(catalog, query, offer),
      );
      const axle = rear ? (isRearSize(rear, product) ? 'rear' : 'front') : null;
      const compared = offers.map((offer) => ({
        offer,
        by: comparedOf(catalog, query, product, offer),
      }));
      const [best] = compared.map(({ by }) => by).sort(inGroups);
      return best ? [count(product, offers, axle, landedRow(catalog, query, compared), best)] : [];
    });
  if (!rear) return found;
  const modelOf = ({ product: { brand, model } }: CountedRow) => `${brand} ${model}`;
  const has = (axle: string) =>
    new Set(found.filter((row) => row.axle === axle && row.product.model).map(modelOf));
  const both = has('front').intersection(has('rear'));
  return found.filter((row) => both.has(modelOf(row)));
}

type Key = number | string | GroupPrice;
type KeyedRow = [key: Key, row: CountedRow];
/** Compares two values. Groups stay in their order in either direction. */
function compare(a: Key, b: Key, way: 1 | -1): number {
  if (Array.isArray(a) && Array.isArray(b)) return a[0] - b[0] || way * (a[1] - b[1]);
  if (a === b) return 0;
  return a < b ? -way : way;
}

function keyOf(row: CountedRow, key: string): Key {
  if (key === 'landed_price') return row.best;
  if (key === 'brand_model') return row.product.sort_name;
  return key === 'quantity' ? row.quantity : row.min_bulk_price;
}

const both = ([a, x]: GroupPrice, [b, y]: GroupPrice): GroupPrice => [a + b, x + y];

function inOrder(catalog: TestCatalog, rows: CountedRow[], query: NaiveQuery): CountedRow[] {
  const [key = '', direction] = (query.order_by ?? 'bulk_price__desc').split('__');
  const way = direction === 'asc' ? 1 : -1;
  const byKey = ([a, x]: KeyedRow, [b, y]: KeyedRow) =>
    compare(a, b, way) || way * (x.product.id - y.product.id);
  const keyed = (list: CountedRow[]) =>
    list.map((row): KeyedRow => [keyOf(row, key), row]).sort(byKey);
  if (!query.rear) return keyed(rows).map(([, row]) => row);

  const modelIds = catalog.brands.flatMap(({ name, models }) =>
    models.map((model) => `${name} ${model}`),
  );
  const sets = Map.groupBy(rows, ({ product: { brand, model } }) => `${brand} ${model}`);
  return [...sets]
    .map(([model, list]) => {
      const front = keyed(list.filter(({ axle }) => axle === 'front')).map(([, row]) => row);
      const rear = keyed(list.filter(({ axle }) => axle === 'rear')).map(([, row]) => row);
      const least = (rows: CountedRow[]) =>
        rows.map(({ best }) => best).sort(inGroups)[0] ?? [0, 0];
      const cheapest = (rows: CountedRow[]) => Math.min(...rows.map((row) => row.min_bulk_price));
      const pieces = (rows: CountedRow[]) => sum(rows.map(({ quantity }) => quantity));
      const setKey: Key =
        key === 'landed_price'
          ? both(least(front), least(rear))
          : key === 'brand_model'
            ? (list[0]?.product.sort_name ?? '')
            : key === 'quantity'
              ? Math.min(pieces(front), pieces(rear))
              : cheapest(front) + cheapest(rear);
      const stepped = rear.map((row, at) => ({ ...row, step: (at % 4) + 1 }));
      return { setKey, model: modelIds.indexOf(model), rows: [...front, ...stepped] };
    })
    .sort((a, b) => compare(a.setKey, b.setKey, way) || way * (a.model - b.model))
    .flatMap((set) => set.rows);
}

/** Returns what a search must answer: every row in its order, and the totals. */
export function naiveSearch(catalog: WeighedCatalog, query: NaiveQuery) {
  const rows = inOrder(catalog, findAll(catalog, query), query);
  return {
    rows: rows.map(({ product: _product, offers: _offers, best: _best, ...row }): NaiveRow => row),
    total: rows.length,
    offers_total: sum(rows.map(({ offers_count }) => offers_count)),
  };
}
