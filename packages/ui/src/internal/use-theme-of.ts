import { type ForwardedRef, type RefObject, useCallback } from 'react';

/**
 * A ref for a layer above the page. The layer is rendered outside the part of the page that its trigger is in, so it is
 * given the theme of that part.
 */
export function useThemeOf<Surface extends HTMLElement>(
  triggerRef: RefObject<Element | null> | null | undefined,
  ref: ForwardedRef<Surface>,
) {
  return useCallback(
    (surface: Surface | null) => {
      // If the layer is open at first, the ref of a trigger around it is set a moment later.
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
