import type { Reading } from '../text/text-reading.ts';

/**
 * A piece of the text: one that was read, or a word to be looked up among names. Pieces without meaning are left out.
 */
export interface Piece {
  start: number;
  end: number;
  /** folded */
  word: string;
  reading?: Reading;
  /** A vehicle. Without a reading it stays a word, and is not taken for a misspelt name. */
  isCar?: true;
  /** A brand that is not sold here. It stays a word, and is not taken for a misspelt name. */
  isUnsold?: true;
  /** Something that is not wanted and that a search cannot exclude, with its negation. */
  isRefused?: true;
  /** A word that is no name, however it sounds. It stays a word. */
  isOrdinary?: true;
  /** A single number beside a whole size. It stays a word, and is not taken for a part of a model's name. */
  isStray?: true;
}

/** Checks whether a piece is recognised although it means nothing to a search. */
export const isKnown = ({ isCar, isUnsold, isRefused, isOrdinary, isStray }: Piece): boolean =>
  Boolean(isCar || isUnsold || isRefused || isOrdinary || isStray);
