import { type ForwardedRef, type RefObject, useCallback } from 'react';

/**
 * A ref for what floats above the page. It stands outside of the part of the page that its trigger is in, and is given
 * the theme of that part.
 */
export function useThemeOf<Surface extends HTMLElement>(
  triggerRef: RefObject<Element | null> | null | undefined,
  ref: ForwardedRef<Surface>,
) {
  return useCallback(
    (surface: Surface | null) => {
      // A trigger around what starts open has its ref a moment later.
      queueMicrotask(() => {
        const part = triggerRef?.current?.closest<HTMLElement>('[data-theme]:not(html)');
        if (surface && part) surface.dataset.theme = part.dataset.theme;
      });
      if (typeof ref === 'function') ref(surface);
      else if (ref) ref.current = surface;
    },
    [triggerRef, ref],
  );
}
