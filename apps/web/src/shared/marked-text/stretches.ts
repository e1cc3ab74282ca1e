import type { components } from '@org/api-client/schema';

/** Pieces of a text by their places in it. */
interface Piece {
  start: number;
  end: number;
}

export type Understood = components['schemas']['Understood'];

/** Where what was understood stands, and what was not. */
export interface Stretched {
  tokens: readonly Piece[];
  unknown: readonly Piece[];
}

/** A stretch of the typed text: understood, not understood, or just space between. */
export interface Stretch {
  text: string;
  kind: 'understood' | 'unknown' | 'plain';
}

/** The typed text cut into stretches; together they are the text. Pieces that don't fit it are ignored. */
export function stretchesOf(text: string, { tokens, unknown }: Stretched): Stretch[] {
  const pieces = [
    ...tokens.map(({ start, end }) => ({ start, end, kind: 'understood' as const })),
    ...unknown.map(({ start, end }) => ({ start, end, kind: 'unknown' as const })),
  ].sort((a, b) => a.start - b.start);
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end, kind } of pieces) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) stretches.push({ text: text.slice(at, start), kind: 'plain' });
    stretches.push({ text: text.slice(start, end), kind });
    at = end;
  }
  if (at < text.length) stretches.push({ text: text.slice(at), kind: 'plain' });
  return stretches;
}
