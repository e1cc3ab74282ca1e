import { type RefObject, useLayoutEffect } from 'react';
import { useStable } from '../use-stable.ts';
import { keepAtAnchor } from './keep-at-anchor.ts';

/** Shows a box above everything else, at its parent element, and keeps it there. */
export function useAnchoredBox(ref: RefObject<HTMLElement | null>, onHidden: () => void) {
  const hide = useStable(onHidden);
  useLayoutEffect(() => {
    const box = ref.current as HTMLElement;
    // Without the popover API the box is a fixed box above its neighbours.
    box.showPopover?.();
    return keepAtAnchor(box, box.parentElement as HTMLElement, hide);
  }, [ref, hide]);
}
