import { add, type Bitset, bytesOfSet, emptySet, union } from './bitset.ts';

/** One attribute of all products of a section: `codes` by ordinal, 0 for none, else 1 + the place in `values`. */
export interface ColumnData {
  /** distinct, ascending; flags are 0 and 1 */
  values: Int32Array<ArrayBuffer>;
  codes: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
}

interface ValueDemand {
  values?: readonly number[];
  flag?: boolean;
  least?: number;
  most?: number;
}

export interface Column {
  data: ColumnData;
  /** Returns the products whose value fulfils a demand. The set may be one that is kept, so it must not be changed. */
  matching(demand: ValueDemand): Bitset;
  /** Counts the products per value, for each value that any of them has. */
  count(products: Uint32Array): { value: number; count: number }[];
  valueOf(ordinal: number): number | undefined;
  bytes(): number;
}

/** Stands for no value among plain numbers. */
export const NONE = -2_147_483_648;

/** Replaces the values of a column, which are given by ordinal, with codes. */
export function encode(plain: Int32Array): ColumnData {
  const values = Int32Array.from(new Set(plain).difference(new Set([NONE]))).sort();
  const codeOf = new Map(values.entries().map(([at, value]) => [value, at + 1]));
  const codes = new (values.length < 65_535 ? Uint16Array : Uint32Array)(plain.length);
  for (let at = 0; at < plain.length; at++) codes[at] = codeOf.get(plain[at]!) ?? 0;
  return { values, codes };
}

const fulfils = (value: number, { flag, least, most }: ValueDemand) =>
  (flag === undefined || value === Number(flag)) &&
  (least === undefined || value >= least) &&
  (most === undefined || value <= most);

export function createColumn(data: ColumnData): Column {
  const { values, codes } = data;
  const codeOf = new Map(values.entries().map(([at, value]) => [value, at + 1]));
  /** The products of each value by its code, found when they are first asked for. */
  const sets = new Map<number, Bitset>();

  const having = (code: number): Bitset => {
    const known = sets.get(code);
    if (known) return known;
    const set = emptySet(codes.length);
    for (let at = 0; at < codes.length; at++) if (codes[at] === code) add(set, at);
    sets.set(code, set);
    return set;
  };

  return {
    data,
    matching: (demand) => {
      const sets = Array.from(demand.values ?? values).flatMap((value) => {
        const code = codeOf.get(value);
        return code !== undefined && fulfils(value, demand) ? [having(code)] : [];
      });
      return union(codes.length, sets);
    },
    count: (products) => {
      const counts = new Uint32Array(values.length + 1);
      for (let at = 0; at < products.length; at++) counts[codes[products[at]!]!]!++;
      return Array.from(values, (value, at) => ({ value, count: counts[at + 1]! })).filter(
        ({ count }) => count > 0,
      );
    },
    valueOf: (ordinal) => values[codes[ordinal]! - 1],
    bytes: () => values.byteLength + codes.byteLength + sets.size * bytesOfSet(codes.length),
  };
}
