import type { Reading } from '../text/reading.ts';

/** A piece of the text: read, or a word still to be found among names. Pieces without meaning are left out. */
export interface Piece {
  start: number;
  end: number;
  /** folded */
  word: string;
  reading?: Reading;
  /** A vehicle: without a reading it stays a word, and is no slip in another name. */
  isCar?: true;
  /** A brand that nobody sells: it stays a word, and is no slip in another name. */
  isUnsold?: true;
}

/** Whether a piece is known for what it is without meaning anything to a search. */
export const isKnown = ({ isCar, isUnsold }: Piece): boolean => Boolean(isCar || isUnsold);
