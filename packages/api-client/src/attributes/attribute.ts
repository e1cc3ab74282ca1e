import type { Section } from '../schema.ts';
import type { Words } from './words.ts';

/**
 * How a value is kept in `listing`:
 * - `size`: hundredths of the number on the wire;
 * - `whole`: the number itself;
 * - `word`: the id of the word in `attribute_value`;
 * - `speed`: the speed index in km/h;
 * - `flag`: a boolean;
 * - `brand`, `model`: an id.
 */
export type Kind = 'size' | 'whole' | 'word' | 'speed' | 'flag' | 'brand' | 'model';

/** Everything about an attribute of products that is data. */
export interface Attribute {
  kind: Kind;
  /** Column of `listing`. */
  column: string;
  sections: readonly Section[];
  /** In filters, in files, and where columns of a price list are told of. */
  label: string;
  /** What its numbers are followed by. */
  unit?: string;
  /** What titles of columns with it look like: lower case, without units and marks. */
  header: RegExp;
  /** What numbers can be it. */
  range?: readonly [least: number, most: number];
  /** How a search narrows by it: to any of several values, from one on, to those between two, to yes or no. */
  filter: 'any' | 'least' | 'range' | 'flag';
  /** What yes and no are called as choices. */
  answers?: readonly [yes: string, no: string];
  words?: Words;
  /** Lists bring words of their own. */
  isOpen?: boolean;
  /** Answers show it in a field of its own; the others are in the product's specs. */
  hasField?: boolean;
  /** `product.specs` holds it too, in the letters of the marking. */
  isInSpecs?: boolean;
  /** Products that differ in it are two products. */
  isKey?: boolean;
  /** A key that lists are often silent about: the offers vote on it, as on all that is no key. */
  isVoted?: boolean;
  /** A word by which a card tells of a yes. */
  badge?: string;
}

/** A row of the table; a search narrows by any of its values, and by a flag to yes or no, where it says nothing else. */
export const row = <const Column extends string, const K extends Kind>(
  column: Column,
  kind: K,
  sections: readonly Section[],
  label: string,
  header: RegExp,
  more: Partial<Omit<Attribute, 'column' | 'kind'>> = {},
): Attribute & { column: Column; kind: K } => ({
  kind,
  column,
  sections,
  label,
  header,
  filter: kind === 'flag' ? 'flag' : 'any',
  ...more,
});
