import type { Labels } from '../../benchmark/name-case.ts';
import type { Label } from '../../src/tagger/tagger-labels.ts';

/** A piece of a name and its label. Pieces whose meaning is not asked for have no label. */
export type Piece = readonly [text: string, label?: Label];

/** A name made of pieces, with the label of each part. */
export interface MadeName {
  text: string;
  spans: { start: number; end: number; label: Label }[];
  expect: Labels & { category: string };
}

export function join(pieces: readonly Piece[], expect: MadeName['expect']): MadeName {
  let text = '';
  const spans: MadeName['spans'] = [];
  for (const [part, label] of pieces) {
    if (label) spans.push({ start: text.length, end: text.length + part.length, label });
    text += part;
  }
  return { text, spans, expect };
}

/** Joins blocks with a separator between them. */
export const inRow = (blocks: readonly (readonly Piece[])[], gap: string): Piece[] =>
  blocks
    .filter((block) => block.some(([text]) => text !== ''))
    .flatMap((block, at) => (at === 0 ? [...block] : [[gap] as Piece, ...block]));
