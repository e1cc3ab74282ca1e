import { type Bitset, has } from './bitset.ts';

export type Numbers = Int32Array | Uint32Array | Float64Array;

/** Products sorted by one key, ties by ordinal, and the place of each. */
export interface Ranking {
  order: Uint32Array<ArrayBuffer>;
  /** by ordinal; without meaning for products that are not in the order */
  rank: Uint32Array<ArrayBuffer>;
}

/** Combines key and product in one number, which the engine sorts several times faster; undefined if too large. */
export function combined(products: Uint32Array, keys: Numbers) {
  const span = products.reduce((most, product) => Math.max(most, product + 1), 1);
  let most = 0;
  for (let at = 0; at < keys.length; at++) if (keys[at]! > most) most = keys[at]!;
  if ((most + 1) * span > Number.MAX_SAFE_INTEGER) return undefined;
  const both = new Float64Array(products.length);
  for (let at = 0; at < both.length; at++) both[at] = keys[at]! * span + products[at]!;
  const productsOf = (packed: Float64Array) => Uint32Array.from(packed, (one) => one % span);
  return { both, productsOf };
}

/** Sorts products ascending by `keys`, a parallel array; ties by ordinal. */
export function sortedBy(products: Uint32Array, keys: Numbers): Uint32Array<ArrayBuffer> {
  const { both, productsOf } = combined(products, keys) ?? {};
  if (both && productsOf) return productsOf(both.sort());
  const places = Uint32Array.from(products.keys());
  places.sort((a, b) => keys[a]! - keys[b]! || products[a]! - products[b]!);
  return places.map((place) => products[place]!);
}

function ranked(order: Uint32Array<ArrayBuffer>, size: number): Ranking {
  const rank = new Uint32Array(size);
  for (let at = 0; at < order.length; at++) rank[order[at]!] = at;
  return { order, rank };
}

/** Ranks products by `keys`, which are by ordinal. */
export function rankBy(products: Uint32Array, keys: Numbers): Ranking {
  const ownKeys = new Float64Array(products.length);
  for (let at = 0; at < ownKeys.length; at++) ownKeys[at] = keys[products[at]!]!;
  return ranked(sortedBy(products, ownKeys), keys.length);
}

/** Returns the ranking after the keys of some products changed. `present` are those of them that are still ranked. */
export function reranked(
  { order }: Ranking,
  changed: Bitset,
  present: Uint32Array,
  keys: Numbers,
): Ranking {
  const { order: moved } = rankBy(present, keys);
  const merged = new Uint32Array(order.length + moved.length);
  let [size, next] = [0, 0];
  for (let at = 0; at < order.length; at++) {
    const product = order[at]!;
    if (has(changed, product)) continue;
    const key = keys[product]!;
    while (next < moved.length) {
      const other = moved[next]!;
      if (keys[other]! > key || (keys[other] === key && other > product)) break;
      merged[size++] = other;
      next++;
    }
    merged[size++] = product;
  }
  while (next < moved.length) merged[size++] = moved[next++]!;
  return ranked(merged.slice(0, size), keys.length);
}
