import { type RefObject, useEffect, useRef } from 'react';
import { MarkedText } from '../../../shared/marked-text/marked-text.tsx';
import type { Understanding } from '../../../shared/marked-text/segments.ts';
import * as css from './smart-search.css.ts';

export interface TokenLayerProps {
  text: string;
  understood: Understanding;
  input: RefObject<HTMLInputElement | null>;
}

/** Marks the understood pieces of the typed text, from below it. Follows the field when it scrolls. */
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
  return (
    <div ref={layer} className={css.tokens} aria-hidden="true">
      <MarkedText text={text} understood={understood} />
    </div>
  );
}
