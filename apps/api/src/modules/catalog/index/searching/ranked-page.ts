import { type Bitset, has } from '../columns/bitset.ts';
import { combined, type Numbers, type Ranking, sortedBy } from '../columns/ranking.ts';

/** Which rows of a list: `limit` of them after the first `offset`. */
interface Window {
  limit: number;
  offset: number;
}

/** Returns where a page begins and ends among `size` products in ascending order. */
function boundsOf(size: number, isDescending: boolean, { offset, limit }: Window) {
  const [start, end] = [Math.min(size, offset), Math.min(size, offset + limit)];
  return isDescending ? ([size - end, size - start] as const) : ([start, end] as const);
}

/** Returns a page of products that are sorted ascending. */
function pageOf(sorted: Uint32Array, isDescending: boolean, window: Window): Uint32Array {
  const page = sorted.slice(...boundsOf(sorted.length, isDescending, window));
  return isDescending ? page.reverse() : page;
}

/** Up to this many values the engine's own sort is as quick. */
const SMALL = 64;

/** Sorts distinct values only until those from `start` to `end` are in their places: quicksort, without the rest. */
function sortPart(values: Float64Array, start: number, end: number, low = 0, high = values.length) {
  let [from, to] = [low, high];
  while (to - from > SMALL) {
    const ends = [values[from]!, values[(from + to) >>> 1]!, values[to - 1]!];
    const pivot = ends.sort((a, b) => a - b)[1]!;
    let left = from;
    let right = to - 1;
    while (true) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left >= right) break;
      const value = values[left]!;
      values[left++] = values[right]!;
      values[right--] = value;
    }
    const middle = right + 1;
    if (end <= middle) to = middle;
    else if (start >= middle) from = middle;
    else {
      sortPart(values, start, end, from, middle);
      from = middle;
    }
  }
  values.subarray(from, to).sort();
}

/** Returns a page of products sorted by `keys`, a parallel array; ties by ordinal. */
export function pageBy(
  products: Uint32Array,
  keys: Numbers,
  isDescending: boolean,
  window: Window,
): Uint32Array {
  const { both, productsOf } = combined(products, keys) ?? {};
  if (!both || !productsOf) return pageOf(sortedBy(products, keys), isDescending, window);
  const [start, end] = boundsOf(both.length, isDescending, window);
  sortPart(both, start, end);
  const page = productsOf(both.subarray(start, end));
  return isDescending ? page.reverse() : page;
}

/** Up to this many products are sorted; for more, the ranking is walked. */
const FEW = 2000;

/** Returns a page of some of the ranked products. */
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
