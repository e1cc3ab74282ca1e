import type { PriceType } from '../../../tables/prices.ts';
import type { Role } from '../../../tables/titles.ts';
import type { Field } from './fields.ts';

/** What a column is taken for. */
export interface Guess {
  field: Field | null;
  isSure: boolean;
  warehouse?: string | null;
  role?: Role;
  priceType?: PriceType;
}
