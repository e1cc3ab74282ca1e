import { type Draft, TAKEN } from '../name/draft.ts';
import type { Span } from '../text/text-reading.ts';

/** A run of letters, a number, a sign, or a piece that rules have read. */
export interface Token extends Span {
  /** folded */
  text: string;
  /** True if a gap stands before it. */
  isApart: boolean;
}

const TOKEN = /¦+|[a-zа-я]+|\d+(?:\.\d+)?|\S/g;
/** Stands for the brand that the rules have found. */
export const BRAND = `${TAKEN}b`;

export const isTaken = ({ text }: Token) => text.startsWith(TAKEN);

export function tokensOf({ folded }: Draft, brand?: Span): Token[] {
  const tokens: Token[] = [];
  let last = 0;
  for (const match of folded.matchAll(TOKEN)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const isBrand = brand !== undefined && brand.start < end && brand.end > start;
    const text = match[0].startsWith(TAKEN) ? (isBrand ? BRAND : TAKEN) : match[0];
    tokens.push({ start, end, text, isApart: start > last });
    last = end;
  }
  return tokens;
}
