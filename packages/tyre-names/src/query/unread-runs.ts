import { isReading } from '../models/brand-pieces.ts';
import { isKnown, type Piece } from '../models/piece.ts';
import { fold } from '../text/spelling.ts';
import type { Reading } from '../text/text-reading.ts';
import { EITHER } from './alternatives.ts';
import { isIdleMark } from './words-no-name-holds.ts';

/** Checks whether a word begins another name than the word before it: «туранза 6 или премаси 4». */
const isNextName = (text: string, before: Piece | undefined, { start, word }: Piece) =>
  before !== undefined && /[a-zа-я]/.test(word) && EITHER.test(fold(text.slice(before.end, start)));

/** Returns the runs of neighbouring pieces without a reading. Each run is at most one name. */
export function unreadRuns(pieces: readonly Piece[], text: string): Piece[][] {
  const runs: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isReading(piece) || isKnown(piece)) runs.push([]);
    else if (isNextName(text, runs.at(-1)!.at(-1), piece)) runs.push([piece]);
    else runs.at(-1)!.push(piece);
  }
  return runs.filter((run) => run.length > 0);
}

/** Leaves out marks that belong to no name: they stand neither beside an unread word nor right behind a brand. */
export function withoutIdleMarks(pieces: readonly Piece[], text: string): Piece[] {
  const idle = unreadRuns(pieces, text).filter(
    (run) =>
      run.every(({ word }) => isIdleMark(word)) &&
      pieces[pieces.indexOf(run[0]!) - 1]?.reading?.field !== 'brand',
  );
  return pieces.filter((piece) => !idle.some((run) => run.includes(piece)));
}

/** Returns the brand whose models a run may name: the nearest one before the run, or else behind it. */
export function brandOfRun(
  pieces: readonly Piece[],
  [first]: readonly Piece[],
): Reading | undefined {
  const isBrand = ({ reading }: Piece) => reading?.field === 'brand';
  const before = pieces.findLast((piece) => isBrand(piece) && piece.start < first!.start);
  return (before ?? pieces.find(isBrand))?.reading;
}
