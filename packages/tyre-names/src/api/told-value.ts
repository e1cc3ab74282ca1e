/**
 * Where a value comes from: its own words in the text; rules of the trade and what is known of the model; a word that was
 * mended, such as a slip or a wrong layout; words that the dictionary lacks, in the place of such a value.
 */
export type Source = 'text' | 'memory' | 'mended' | 'unknown word';

/** A value, where it comes from, and how often such a value is right, from 0 to 1. */
export interface ToldValue<Value> {
  value: Value;
  source: Source;
  sureness: number;
}
