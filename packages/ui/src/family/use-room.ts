import { type RefObject, useEffect, useRef } from 'react';
import { watchPress } from './press.ts';

/**
 * Keeps the room of an element while the pointer is down. A press takes the focus from a field, which then shows or
 * takes back an error: the pressed button would move from under the pointer, and the press would be lost. Decision 245.
 */
export function useRoom<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(
    () =>
      watchPress((isPressed) => {
        const { current } = ref;
        if (!current) return;
        if (isPressed) Object.assign(current.style, roomOf(current));
        else current.removeAttribute('style');
      }),
    [],
  );
  return ref;
}

function roomOf(element: HTMLElement) {
  const { offsetWidth, offsetHeight } = element;
  // no room: what appears in it is not laid out yet, but already describes its field
  if (offsetHeight === 0) return { position: 'absolute', visibility: 'hidden' };
  return {
    display: getComputedStyle(element).display,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  };
}
