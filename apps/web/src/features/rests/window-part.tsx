import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far beyond the window rows are still drawn. */
const MARGIN = '1200px 0px';

/**
 * A part of a long list that is rendered while it is near the window. Away from it only its room is kept. So a list of
 * any length costs no more than what is visible of it.
 */
export function WindowPart({
  estimatedPx,
  children,
}: {
  estimatedPx: number;
  children: ReactNode;
}) {
  const place = useRef<HTMLUListElement>(null);
  const height = useRef(estimatedPx);
  const [isNear, setNear] = useState(true);
  useEffect(() => {
    const part = place.current;
    if (!part) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        // a part with the focus stays, so that typing is not lost
        const isInUse = part.contains(document.activeElement);
        if (!entry.isIntersecting && !isInUse) height.current = part.offsetHeight;
        setNear(entry.isIntersecting || isInUse);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={place} style={isNear ? undefined : { height: height.current }}>
      {isNear && children}
    </ul>
  );
}
