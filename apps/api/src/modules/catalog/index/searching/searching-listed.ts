import type { Bitset } from '../columns/bitset.ts';
import type { ProductTotals } from './counting.ts';

/** The products of a list. `counted` has the totals of their offers, if offers are filtered. */
export interface ProductSet {
  products: Uint32Array<ArrayBuffer>;
  set: Bitset;
  counted: ProductTotals | undefined;
}

export interface PageRow {
  /** of the product in the section */
  ordinal: number;
  axle: 'front' | 'rear' | null;
  step: number | null;
}
