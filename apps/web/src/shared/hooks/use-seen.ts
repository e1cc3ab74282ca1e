import { useEffect, useRef, useState } from 'react';

/** How far, px, something must have come into the window before it counts as seen. */
const WELL_IN = 100;

/**
 * Whether an element has come into the window: what it holds is worth loading. Once seen it stays so.
 * @param margin px below the window that count as in it; negative for so much above its edge
 */
export function useSeen<T extends Element>(margin = -WELL_IN) {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `0px 0px ${margin}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen, margin]);
  return [ref, isSeen] as const;
}
