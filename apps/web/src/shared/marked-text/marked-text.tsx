import * as css from './marked-text.css.ts';
import { type MarkedPieces, segmentsOf } from './segments.ts';

export interface MarkedTextProps {
  text: string;
  understood: MarkedPieces;
}

/** A text in which the pieces that were understood, and those that were not, are underlined. */
export function MarkedText({ text, understood }: MarkedTextProps) {
  let at = 0;
  return segmentsOf(text, understood).map((segment) => {
    const key = at;
    at += segment.text.length;
    return (
      <span key={key} className={css.stretches[segment.kind]}>
        {segment.text}
      </span>
    );
  });
}
