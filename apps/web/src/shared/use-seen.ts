import { useEffect, useRef, useState } from 'react';

/** How far, px, something must have come into the window before it counts as seen. */
const WELL_IN = 100;

/** Whether an element has come into the window: what it holds is worth loading. Once seen it stays so. */
export function useSeen<T extends Element>() {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: `0px 0px -${WELL_IN}px`,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [ref, isSeen] as const;
}
