import facts from '@org/tyre-names/reference/brands.json' with { type: 'json' };

type Segment = 'budget' | 'mid' | 'premium';

export interface Brand {
  name: string;
  country: string;
  segment: Segment;
  /** Other spellings, lower case. */
  aliases: readonly string[];
  /** Other countries where its products are made. */
  plants?: readonly string[];
}

export const brands = facts as readonly Brand[];

const byName = new Map(brands.map((brand, at) => [brand.name, { brand, id: at + 1 }]));

function found(name: string) {
  const entry = byName.get(name);
  if (!entry) throw new Error(`There is no brand ${name}.`);
  return entry;
}
export const brandOf = (name: string): Brand => found(name).brand;
export const brandId = (name: string): number => found(name).id;

const WEIGHTS: Record<Segment, number> = { budget: 0.8, mid: 1.2, premium: 1.3 };
/** Returns how often the brand is traded, relative to others. */
export const brandWeight = (name: string) => WEIGHTS[brandOf(name).segment];

const PRICES: Record<Segment, number> = { budget: 0.72, mid: 1, premium: 1.55 };
/** Returns the brand's price level, relative to the usual prices of the same size. */
export const brandPrice = (name: string) => PRICES[brandOf(name).segment];
