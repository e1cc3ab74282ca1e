import type { OffersData } from './offers.ts';

/** Where the offers of one supplier or city are, with the product of each, products ascending. */
export interface Posting {
  products: Uint32Array<ArrayBuffer>;
  places: Uint32Array<ArrayBuffer>;
  /** products whose offers have changed since: the posting is wrong about them */
  stale: ReadonlySet<number>;
}

type PostedColumn = 'supplier' | 'city';

/** The postings of a section, each put together when it is first asked for. */
export interface Postings {
  /** The offers of any of the numbers; undefined where there is no posting of them. */
  of(name: PostedColumn, numbers: readonly number[] | undefined): Posting | undefined;
  /** Notes that a product's offers have changed. */
  change(product: number): void;
  bytes(): number;
}

/** So many products may have changed before the postings are put together anew. */
const MOST_STALE = 500;

export function createPostings({ from, count, columns }: OffersData): Postings {
  const known = { supplier: new Map<number, Posting>(), city: new Map<number, Posting>() };
  const stale = new Set<number>();

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
      // the offers of several would have to be put in the order of their products
      if (value === undefined || others.length > 0) return undefined;
      return known[name].get(value) ?? put(name, value);
    },
    change: (product) => {
      stale.add(product);
      if (stale.size <= MOST_STALE) return;
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
