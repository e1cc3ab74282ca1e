import type { Field } from '../../../tables/cells/table-fields.ts';
import type { PriceType } from '../../../tables/titles/title-prices.ts';
import type { Role } from '../../../tables/titles/titles.ts';

/** What a column is taken for. */
export interface Guess {
  field: Field | null;
  isSure: boolean;
  warehouse?: string | null;
  role?: Role;
  priceType?: PriceType;
}
