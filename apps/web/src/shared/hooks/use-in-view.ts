import { useEffect, useRef, useState } from 'react';

/** How far, px, an element must have come into the window to count as seen. */
const MIN_VISIBLE_PX = 100;

/**
 * True once an element has come into the window, so its content is worth loading. It stays true.
 * @param margin px below the window that count as inside; negative for px above its bottom edge that count as outside
 */
export function useInView<T extends Element>(margin = -MIN_VISIBLE_PX) {
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
