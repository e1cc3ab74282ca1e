import type { Label } from '../../names/tagger/labels.ts';
import type { Labels } from '../name-case.ts';

/** A piece of a name, and what it says; none where it says nothing that is asked for. */
export type Piece = readonly [text: string, label?: Label];

/** A name that was put together, with what each part of it is. */
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

/** Blocks one after the other, parted as the list does it. */
export const inRow = (blocks: readonly (readonly Piece[])[], gap: string): Piece[] =>
  blocks
    .filter((block) => block.some(([text]) => text !== ''))
    .flatMap((block, at) => (at === 0 ? [...block] : [[gap] as Piece, ...block]));
