import type { Chunk, Names, PackedOffers } from '../columns/packed.ts';

/** A moment of the catalogue. */
export interface Stamp {
  version: number;
  /** changes with the names of the catalogue */
  reference: string;
}

/** Some products and the offers that they have now. */
export interface Part {
  ids: number[];
  offers: PackedOffers;
}

/** What changed up to a moment. */
export interface Changes extends Stamp {
  /** null where everything is to be read again */
  parts: Part[] | null;
  /** whether products were described anew, which the parts don't tell */
  isRedescribed: boolean;
}

/** Where the catalogue is read; each answer is of one moment. */
export interface Source {
  stamp(): Promise<Stamp>;
  size(): Promise<{ products: number; offers: number }>;
  /** Everything, in chunks by product id. */
  all(take: (chunk: Chunk) => void): Promise<Stamp & { names: Names }>;
  changes(since: number): Promise<Changes>;
}
