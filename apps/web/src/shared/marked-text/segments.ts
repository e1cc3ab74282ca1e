import type { components } from '@org/api-client/schema';

/** A piece of a text, given by its positions. */
interface Piece {
  start: number;
  end: number;
}

export type Understanding = components['schemas']['Understanding'];

/** The places of what was understood and of what was not. */
export interface MarkedPieces {
  tokens: readonly Piece[];
  unknown: readonly Piece[];
}

/** A segment of the typed text: understood, not understood, or just space between. */
export interface Segment {
  text: string;
  kind: 'understood' | 'unknown' | 'plain';
}

/** Cuts the typed text into segments that together make the text. Ignores pieces that do not fit the text. */
export function segmentsOf(text: string, { tokens, unknown }: MarkedPieces): Segment[] {
  const pieces = [
    ...tokens.map(({ start, end }) => ({ start, end, kind: 'understood' as const })),
    ...unknown.map(({ start, end }) => ({ start, end, kind: 'unknown' as const })),
  ].sort((a, b) => a.start - b.start);
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, kind } of pieces) {
    if (start < at || end <= start || end > text.length) continue;
    if (start > at) segments.push({ text: text.slice(at, start), kind: 'plain' });
    segments.push({ text: text.slice(start, end), kind });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), kind: 'plain' });
  return segments;
}
