import * as css from './marked-text.css.ts';
import { type Stretched, stretchesOf } from './stretches.ts';

export interface MarkedTextProps {
  text: string;
  understood: Stretched;
}

/** A text in which the pieces that were understood, and those that were not, are underlined. */
export function MarkedText({ text, understood }: MarkedTextProps) {
  let at = 0;
  return stretchesOf(text, understood).map((stretch) => {
    const key = at;
    at += stretch.text.length;
    return (
      <span key={key} className={css.stretches[stretch.kind]}>
        {stretch.text}
      </span>
    );
  });
}
