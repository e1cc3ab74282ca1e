import type { OffersData } from './column-offers.ts';

/** The places of one supplier's or city's offers, with the product of each, products ascending. */
export interface Posting {
  products: Uint32Array<ArrayBuffer>;
  places: Uint32Array<ArrayBuffer>;
  /** products whose offers have changed since: the posting is wrong about them */
  stale: ReadonlySet<number>;
}

type PostedColumn = 'supplier' | 'city';

/** The offers by the values of one column: those of value number v are from `starts[v]` up to `starts[v + 1]`. */
interface PostedOffers extends Omit<Posting, 'stale'> {
  values: Int32Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
}

export type PostedData = Record<PostedColumn, PostedOffers>;

/** The postings of a section: first as they were built; after many changes, each is built again when first needed. */
export interface Postings {
  /** Returns the offers of the numbers; undefined if there is no posting of them. */
  of(name: PostedColumn, numbers: readonly number[] | undefined): Posting | undefined;
  /** Notes that a product's offers have changed. */
  change(product: number): void;
  bytes(): number;
}

/** How many products may change before the postings are built again. */
const MAX_STALE = 500;

function postBy({ from, count, columns }: OffersData, name: PostedColumn): PostedOffers {
  const column = columns[name];
  const each = (take: (value: number, product: number, place: number) => void) => {
    for (let product = 0; product < from.length; product++) {
      const end = from[product]! + count[product]!;
      for (let place = from[product]!; place < end; place++) take(column[place]!, product, place);
    }
  };
  const sizes = new Map<number, number>();
  each((value) => sizes.set(value, (sizes.get(value) ?? 0) + 1));
  const values = Int32Array.from(sizes.keys()).sort();
  const starts = new Uint32Array(values.length + 1);
  for (const [at, value] of values.entries()) starts[at + 1] = starts[at]! + sizes.get(value)!;
  const products = new Uint32Array(starts.at(-1)!);
  const places = new Uint32Array(products.length);
  const next = new Map(values.entries().map(([at, value]) => [value, starts[at]!]));
  each((value, product, place) => {
    const at = next.get(value)!;
    products[at] = product;
    places[at] = place;
    next.set(value, at + 1);
  });
  return { values, starts, products, places };
}

/** Builds all postings at once. That takes too long for a request, so the building thread does it. */
export const postOffers = (offers: OffersData): PostedData => ({
  supplier: postBy(offers, 'supplier'),
  city: postBy(offers, 'city'),
});

export function createPostings(
  { from, count, columns }: OffersData,
  posted?: PostedData,
): Postings {
  const stale = new Set<number>();
  const knownBy = (all: PostedOffers | undefined) => {
    const known = new Map<number, Posting>();
    for (const [at, value] of all?.values.entries() ?? []) {
      const [start, end] = [all!.starts[at], all!.starts[at + 1]];
      const products = all!.products.subarray(start, end);
      known.set(value, { products, places: all!.places.subarray(start, end), stale });
    }
    return known;
  };
  const known = { supplier: knownBy(posted?.supplier), city: knownBy(posted?.city) };

  function put(name: PostedColumn, value: number): Posting {
    const column = columns[name];
    const products: number[] = [];
    const places: number[] = [];
    for (let product = 0; product < from.length; product++) {
      const end = from[product]! + count[product]!;
      for (let place = from[product]!; place < end; place++) {
        if (column[place] !== value) continue;
        products.push(product);
        places.push(place);
      }
    }
    const posting = {
      products: Uint32Array.from(products),
      places: Uint32Array.from(places),
      stale,
    };
    known[name].set(value, posting);
    return posting;
  }

  return {
    of: (name, numbers = []) => {
      const [value, ...others] = numbers;
      // the offers of several numbers would have to be sorted by product
      if (value === undefined || others.length > 0) return undefined;
      return known[name].get(value) ?? put(name, value);
    },
    change: (product) => {
      stale.add(product);
      if (stale.size <= MAX_STALE) return;
      stale.clear();
      known.supplier.clear();
      known.city.clear();
    },
    bytes: () =>
      [...known.supplier.values(), ...known.city.values()].reduce(
        (sum, { products, places }) => sum + products.byteLength + places.byteLength,
        0,
      ),
  };
}
