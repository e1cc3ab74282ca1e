import type { OfferFilter } from '@org/api-client/schema';
import type { RowReading } from '@org/tyre-names/order/readings';
import type { OrderRow } from '@org/tyre-names/order/settle-rows';
import type { Conditions } from '../filter/filter-conditions.ts';

/** What a row may mean. */
export interface RowMeaning {
  row: OrderRow;
  reading: RowReading | undefined;
  ids: string[];
  isSure: boolean;
  reason: string;
  /** by what products of `ids` were compared, with their delivery */
  ranks?: ReadonlyMap<string, number>;
  contradiction?: string;
  /** wishes that its offers fulfil */
  wishes?: OfferFilter;
  /** the row's words of wishes that no offer fulfils */
  unmet?: string[];
}

/** A search that may find what a row means: by a reading of it, with or without the words that were not understood. */
export interface Attempt {
  reading: RowReading;
  conditions: Conditions;
  isWhole: boolean;
  wishes: OfferFilter;
  unmet: string[];
  /** the conditions of the request that what it finds does not fulfil */
  outside?: string[];
}
