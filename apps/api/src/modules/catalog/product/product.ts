import type { Product, ProductSpecs } from '@org/api-client/schema';
import { type Destination, type Leaving, soonest } from '../../../delivery/destination.ts';
import type { Reference } from '../filter/reference.ts';
import { ATTRIBUTES, type Attribute, sectionOf } from '../filter/sections.ts';
import { cardField } from '../sql/card-sql.ts';

/** How the database describes a product: sizes in hundredths, words and names by their ids. */
export interface ProductCard
  extends Pick<
    Product,
    | 'size'
    | 'article'
    | 'country'
    | 'image'
    | 'load_index'
    | 'speed_index'
    | 'studded'
    | 'run_flat'
    | 'xl'
  > {
  section: number;
  brand_id: number | null;
  model_id: number | null;
  season: number | null;
  specs: ProductSpecs;
  /** values of the section's attributes by column */
  [column: string]: unknown;
}

/** The landed price of the best offer, and how soon the offers that have it leave. */
export interface LandedRow {
  price: number;
  is_old: boolean;
  offers: readonly Leaving[];
}

/** A product of a list, with the totals of the offers that count there. */
export interface ProductRow
  extends ProductCard,
    Pick<
      Product,
      | 'id'
      | 'min_bulk_price'
      | 'max_bulk_price'
      | 'quantity'
      | 'offers_count'
      | 'suppliers_count'
      | 'prices'
      | 'axle'
      | 'step'
    > {
  updated_at: Date | null;
  /** null if the delivery of none is known */
  landed: LandedRow | null;
}

function specValue({ kind, saysLabel }: Attribute, value: unknown, { words }: Reference) {
  if (kind === 'size') return Number(value) / 100;
  if (kind !== 'word') return value;
  const word = words.get(Number(value));
  return saysLabel ? word?.label : word?.value;
}

function specsOf(row: ProductRow, reference: Reference): ProductSpecs {
  const specs: Record<string, unknown> = {};
  for (const name of sectionOf(row.section).attributes) {
    const attribute: Attribute = ATTRIBUTES[name];
    const value = row[cardField(attribute.column)];
    if (attribute.hasField || value === null || value === undefined) continue;
    if (attribute.badge && value === false) continue;
    specs[name] = specValue(attribute, value, reference);
  }
  return { ...row.specs, ...specs };
}

/** How many points a price plot has. */
const SAMPLE = 24;

/** Returns an even sample with both ends. */
const sample = (prices: readonly number[]): number[] =>
  prices.length <= SAMPLE
    ? [...prices]
    : Array.from(
        { length: SAMPLE },
        (_, at) => prices[Math.round((at * (prices.length - 1)) / (SAMPLE - 1))]!,
      );

/** Returns the names of a product; null for those that nobody knows. */
export const namesOf = (
  { brand_id, model_id }: Pick<ProductCard, 'brand_id' | 'model_id'>,
  { brands, models }: Reference,
): Pick<Product, 'brand' | 'model'> => ({
  brand: (brand_id !== null && brands.get(brand_id)?.name) || null,
  model: (model_id !== null && models.get(model_id)?.name) || null,
});

const titleOf = (
  { brand, model }: Pick<Product, 'brand' | 'model'>,
  { size, load_index, speed_index }: ProductRow,
) =>
  [brand, model, size, `${load_index ?? ''}${speed_index ?? ''}`].filter((part) => part).join(' ');

/** Returns a product as the contract shows it, for a city if one is given. */
export function toProduct(
  row: ProductRow,
  reference: Reference,
  destination?: Destination,
): Product {
  const names = namesOf(row, reference);
  const season = row.season === null ? undefined : reference.words.get(row.season)?.value;
  const { id, size, image, article, country, load_index, speed_index } = row;
  const { studded, run_flat, xl, min_bulk_price, max_bulk_price } = row;
  const { quantity, offers_count, suppliers_count, landed } = row;
  return {
    id,
    section: sectionOf(row.section).code,
    ...names,
    title: titleOf(names, row),
    size,
    image,
    article,
    country,
    load_index,
    speed_index,
    season: (season ?? null) as Product['season'],
    studded,
    run_flat,
    xl,
    specs: specsOf(row, reference),
    min_bulk_price,
    max_bulk_price,
    quantity,
    offers_count,
    suppliers_count,
    prices: sample(row.prices),
    landed:
      destination && landed
        ? { price: landed.price, is_old: landed.is_old, date: soonest(destination, landed.offers) }
        : null,
    updated_at: row.updated_at?.toISOString() ?? null,
    axle: row.axle,
    step: row.step,
  };
}
