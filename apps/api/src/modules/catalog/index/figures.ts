import type { Snapshot } from './building/builder.ts';
import { bytesOf, type SectionIndex } from './columns/section.ts';

export interface IndexFigures {
  /** memory, in bytes */
  bytes: number;
  /** version of the catalog; null while there is no index */
  version: number | null;
  products: number;
  offers: number;
  builds: number;
  patches: number;
  /** searches that the index answered, and those that it had to leave to the database */
  answered: number;
  behind: number;
  /** milliseconds since the database was last seen at the index's version; null while there is no index */
  age: number | null;
}

/** Counts what is in memory, and its bytes. */
export function sizeOf(snapshot: Snapshot | undefined) {
  const sections = [...(snapshot?.sections.values() ?? [])];
  const sum = (of: (section: SectionIndex) => number) =>
    sections.reduce((total, section) => total + of(section), 0);
  return {
    bytes: sum(bytesOf),
    products: sum(({ ids }) => ids.length),
    offers: sum(({ offers }) => {
      let total = 0;
      for (const count of offers.count) total += count;
      return total;
    }),
  };
}
