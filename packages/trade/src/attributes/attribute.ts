import type { Section } from '@org/api-client/schema';
import type { Words } from './words.ts';

/**
 * How a value is stored in `listing`:
 * - `size`: hundredths of the number in the API;
 * - `whole`: the number itself;
 * - `word`: the id of the word in `attribute_value`;
 * - `speed`: the speed index in km/h;
 * - `flag`: a boolean;
 * - `brand`, `model`: an id.
 */
export type Kind = 'size' | 'whole' | 'word' | 'speed' | 'flag' | 'brand' | 'model';

/** Everything about an attribute of products that can be written as data. */
export interface Attribute {
  kind: Kind;
  /** Column of `listing`. */
  column: string;
  sections: readonly Section[];
  /** Name in filters, in files and in the description of a price list's columns. */
  label: string;
  /** Unit written after its numbers. */
  unit?: string;
  /** Matches titles of columns that hold it: in lower case, without units and punctuation marks. */
  header: RegExp;
  /** Smallest and largest possible number. */
  range?: readonly [least: number, most: number];
  /** How a search filters by it: any of several values, a lower limit, a range, yes or no. */
  filter: 'any' | 'least' | 'range' | 'flag';
  /** Labels of the choices yes and no. */
  answers?: readonly [yes: string, no: string];
  words?: Words;
  /** Whether price lists may bring words that are not in `words`. */
  isOpen?: boolean;
  /** Whether responses say the label of a word, since such words have no codes. */
  saysLabel?: boolean;
  /** Whether responses have a field for it. Other attributes are in the product's specs. */
  hasField?: boolean;
  /** Whether `product.specs` holds it too, in the letters of the marking. */
  isInSpecs?: boolean;
  /** Whether it is part of a product's key: two products may differ in it alone. */
  isKey?: boolean;
  /** Whether its value is voted on by the offers although it is a key, because price lists often leave it out. */
  isVoted?: boolean;
  /** Word that a product's card shows when the flag is yes; a no is not told in specs. */
  badge?: string;
}

type AttributeOptions = Partial<Omit<Attribute, 'column' | 'kind'>>;

/**
 * A row of the table. Without `filter` a search filters by any of its values, and by yes or no if it is a flag. Its type
 * keeps whether products may differ in it alone.
 */
export const row = <
  const Column extends string,
  const K extends Kind,
  const Own extends AttributeOptions = Record<never, never>,
>(
  column: Column,
  kind: K,
  sections: readonly Section[],
  label: string,
  header: RegExp,
  more?: Own,
): Attribute & { column: Column; kind: K } & Pick<Own, Extract<keyof Own, 'isKey'>> => ({
  kind,
  column,
  sections,
  label,
  header,
  filter: kind === 'flag' ? 'flag' : 'any',
  ...(more as Own),
});
