import { type RefObject, useEffect, useRef } from 'react';
import * as css from './smart-search.css.ts';
import { stretchesOf, type Understood } from './understood.ts';

export interface TokenLayerProps {
  text: string;
  understood: Understood | undefined;
  input: RefObject<HTMLInputElement | null>;
}

/** Draws under the typed text which of its pieces were understood; follows the field when it scrolls. */
export function TokenLayer({ text, understood, input }: TokenLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const follow = () => {
      if (layer.current) layer.current.style.transform = `translateX(${-field.scrollLeft}px)`;
    };
    follow();
    field.addEventListener('scroll', follow);
    return () => field.removeEventListener('scroll', follow);
  });
  if (!understood) return null;
  let at = 0;
  return (
    <div ref={layer} className={css.tokens} aria-hidden="true">
      {stretchesOf(text, understood).map((stretch) => {
        const key = at;
        at += stretch.text.length;
        return (
          <span key={key} className={css.stretches[stretch.kind]}>
            {stretch.text}
          </span>
        );
      })}
    </div>
  );
}
