import type { Piece } from '../models/piece.ts';
import type { Reading } from '../text/text-reading.ts';

export const isWholeSize = (reading: Reading | undefined) =>
  Boolean(reading?.filter.width && reading.filter.profile && reading.filter.diameter);

/** Words and signs that join a number to what stands before it or behind it: «на 16 и на 17», «16, 17». */
const JOINED_BEFORE = /(?:(?<![а-я])(?:или|либо|и|до|по)\s+(?:на\s+)?|[,/+-]\s*)$/;
const JOINED_BEHIND = /^\s*(?:(?:или|либо|и|до|по)(?![а-я])|[,/+-])/;

/**
 * Takes back the readings of single numbers beside a whole size: the `300` of «лк 300 265/55 20» is not another width.
 * A number that repeats a part of the size, or is joined to another piece, is kept.
 */
export function withoutStrayNumbers(text: string, pieces: readonly Piece[]): Piece[] {
  const whole = pieces.flatMap(({ reading }) => (isWholeSize(reading) ? [reading!.filter] : []));
  if (whole.length === 0) return [...pieces];
  const isBrand = (piece: Piece | undefined) => piece?.reading?.field === 'brand';
  return pieces.map((piece, at) => {
    const { start, end, word, reading } = piece;
    if (reading?.field !== 'size' || !/^\d{2,3}$/.test(word)) return piece;
    const isRepeated = whole.some(({ width = [], diameter = [] }) =>
      [...width, ...diameter].includes(Number(word)),
    );
    const isJoined =
      JOINED_BEFORE.test(text.slice(0, start)) || JOINED_BEHIND.test(text.slice(end));
    if (isRepeated || isJoined) return piece;
    // «кама 205» may be a model
    const isOfBrand = isBrand(pieces[at - 1]) || isBrand(pieces[at + 1]);
    return { start, end, word, ...(!isOfBrand && { isStray: true }) };
  });
}
