import type { ColumnOf } from '@org/trade/attributes';
import type { WordAttribute } from './good-labels.ts';

/** Filter columns of `listing` that a ware may set: enumerated ones by the code of their value, sizes in hundredths. */
export type Filters = Partial<
  Record<WordAttribute, string> &
    Record<ColumnOf<'size' | 'whole' | 'speed'>, number> &
    Record<ColumnOf<'flag'>, boolean>
>;

/** What one row of the catalog sells, before it gets a number. */
export interface SeedProduct {
  brand: string;
  model: string;
  /** The marking as people write it. */
  size: string;
  /** Spellings of the size by which it is found. */
  words: string[];
  loadIndex?: string;
  speedIndex?: string;
  filters: Filters;
  /** Facts that are shown but not filtered by. */
  specs: Record<string, string | number | boolean>;
  /** The usual wholesale price, ₽. */
  price: number;
  /** Number of pieces in which it is usually sold. */
  lot: number;
}

/** A section's wares: every combination that the facts allow. */
export interface Shelf {
  section: number;
  count: number;
  /** A ware's share of the trade: popular sizes of popular brands weigh most. */
  weight(at: number): number;
  name(at: number): { brand: string; model: string };
  ware(at: number): SeedProduct;
}

/** Creates a shelf of combinations that are few enough to be listed. */
export const shelfOf = <Combination extends { brand: string; model: { name: string } }>(
  section: number,
  combinations: readonly (Combination & { weight: number })[],
  ware: (combination: Combination, at: number) => Omit<SeedProduct, 'brand' | 'model'>,
): Shelf => {
  const get = (at: number) => {
    const combination = combinations[at];
    if (!combination) throw new Error(`Section ${section} has no ware ${at}.`);
    return combination;
  };
  const name = (at: number) => ({ brand: get(at).brand, model: get(at).model.name });
  return {
    section,
    count: combinations.length,
    weight: (at) => get(at).weight,
    name,
    ware: (at) => ({ ...name(at), ...ware(get(at), at) }),
  };
};
