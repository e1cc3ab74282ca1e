import { type PointerEvent, useRef } from 'react';
import { below } from '../theme/breakpoints.ts';
import { pull } from './sheet.css.ts';

/** A sheet released after being pulled further than this, px, closes. */
const ENOUGH = 96;

/** Lets users pull a bottom sheet down by its header on touch. With mouse or pen they use the cross or the scrim. */
export function usePullDown(isEnabled: boolean, onPulledDown: () => void) {
  const start = useRef<number>(undefined);

  const sheetOf = (event: PointerEvent<HTMLElement>) =>
    event.currentTarget.closest<HTMLElement>('[data-sheet]');

  const letGo = (event: PointerEvent<HTMLElement>) => {
    if (start.current === undefined) return;
    const distance = event.clientY - start.current;
    start.current = undefined;
    const sheet = sheetOf(event);
    sheet?.removeAttribute('data-pulled');
    sheet?.style.removeProperty(pull);
    if (event.type === 'pointerup' && distance > ENOUGH) onPulledDown();
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isBottomSheet = window.matchMedia(below(768)).matches;
      const isOnButton = (event.target as Element).closest('button, a, input') !== null;
      if (!isEnabled || !isBottomSheet || isOnButton || event.pointerType !== 'touch') return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
      sheetOf(event)?.setAttribute('data-pulled', '');
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === undefined) return;
      const distance = Math.max(0, event.clientY - start.current);
      sheetOf(event)?.style.setProperty(pull, `${distance}px`);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}
