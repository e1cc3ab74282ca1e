import { type Bitset, has } from './bitset.ts';

type Numbers = Int32Array | Uint32Array | Float64Array;

/** Products in the order of one key, ties in that of their ordinals, and the place of each. */
export interface Ranking {
  order: Uint32Array<ArrayBuffer>;
  /** by ordinal; without meaning for products that are not in the order */
  rank: Uint32Array<ArrayBuffer>;
}

/** Ascending by `keys`, which stand beside the products; ties by ordinal. */
export function sortedBy(products: Uint32Array, keys: Numbers): Uint32Array<ArrayBuffer> {
  const span = products.reduce((most, product) => Math.max(most, product + 1), 1);
  let most = 0;
  for (const key of keys) most = Math.max(most, key);
  if ((most + 1) * span > Number.MAX_SAFE_INTEGER) {
    const places = Uint32Array.from(products.keys());
    places.sort((a, b) => keys[a]! - keys[b]! || products[a]! - products[b]!);
    return places.map((place) => products[place]!);
  }
  // key and product in one number: the engine sorts plain numbers several times faster
  const both = new Float64Array(products.length);
  for (let at = 0; at < both.length; at++) both[at] = keys[at]! * span + products[at]!;
  both.sort();
  const sorted = new Uint32Array(both.length);
  for (let at = 0; at < both.length; at++) sorted[at] = both[at]! % span;
  return sorted;
}

function ranked(order: Uint32Array<ArrayBuffer>, size: number): Ranking {
  const rank = new Uint32Array(size);
  for (let at = 0; at < order.length; at++) rank[order[at]!] = at;
  return { order, rank };
}

/** Ranks products by `keys`, which are by ordinal. */
export function rankBy(products: Uint32Array, keys: Numbers): Ranking {
  const own = new Float64Array(products.length);
  for (let at = 0; at < own.length; at++) own[at] = keys[products[at]!]!;
  return ranked(sortedBy(products, own), keys.length);
}

/** The ranking after the keys of some products have changed; `present` are those of them that are still ranked. */
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

/** Which rows of a list: `limit` of them after the first `offset`. */
interface Window {
  limit: number;
  offset: number;
}

/** A page of products that are sorted ascending. */
export function pageOf(
  sorted: Uint32Array,
  isDescending: boolean,
  { offset, limit }: Window,
): Uint32Array {
  if (!isDescending) return sorted.slice(offset, offset + limit);
  const end = Math.max(0, sorted.length - offset);
  return sorted.slice(Math.max(0, end - limit), end).reverse();
}

/** Up to so many products are sorted; more are met by walking the ranking. */
const FEW = 2000;

/** A page of some of the ranked products. */
export function rankedPage(
  { order, rank }: Ranking,
  products: Uint32Array,
  set: Bitset,
  isDescending: boolean,
  window: Window,
): Uint32Array {
  if (products.length === order.length) return pageOf(order, isDescending, window);
  if (products.length <= FEW) {
    const ranks = products.map((product) => rank[product]!).sort();
    return pageOf(ranks, isDescending, window).map((place) => order[place]!);
  }
  const { offset, limit } = window;
  const fromEnd = Math.max(0, products.length - offset - limit);
  const isNearEnd = fromEnd < offset;
  const wanted = Math.max(0, Math.min(limit, products.length - offset));
  const page = new Uint32Array(wanted);
  const isBackward = isDescending !== isNearEnd;
  let [skip, size] = [isNearEnd ? fromEnd : offset, 0];
  for (let step = 0; step < order.length && size < wanted; step++) {
    const product = order[isBackward ? order.length - 1 - step : step]!;
    if (!has(set, product)) continue;
    if (skip > 0) skip--;
    else page[size++] = product;
  }
  return isNearEnd ? page.reverse() : page;
}
