import type { Chunk, Names, PackedOffers } from '../columns/packed-column.ts';

/** A state of the catalog. */
export interface Stamp {
  version: number;
  /** changes when a name is added to the catalog */
  reference: string;
}

/** Some products and the offers that they have now. */
export interface Part {
  ids: number[];
  offers: PackedOffers;
}

/** What changed up to a moment. */
export interface Changes extends Stamp {
  /** null if everything must be read again */
  parts: Part[] | null;
  /** true if descriptions of products changed, which the parts don't contain */
  isRedescribed: boolean;
}

/** Where the catalog is read from. Each answer is of one moment. */
export interface Source {
  stamp(): Promise<Stamp>;
  size(): Promise<{ products: number; offers: number }>;
  /** Everything, in chunks by product id. */
  all(take: (chunk: Chunk) => void): Promise<Stamp & { names: Names }>;
  changes(since: number): Promise<Changes>;
}
