import type { Conditions } from '../filter/conditions.ts';
import type { RowReading } from './reading/readings.ts';
import type { OrderRow } from './settle.ts';

/** What a row may mean. */
export interface Meant {
  row: OrderRow;
  reading: RowReading | undefined;
  ids: string[];
  isSure: boolean;
  reason: string;
  contradiction?: string;
}

/** A search that may find what a row means: a reading of it, whole or without the words that nobody understands. */
export interface Attempt {
  reading: RowReading;
  conditions: Conditions;
  isWhole: boolean;
}
