import { ArrowUpIcon } from '@org/ui/icons';
import { useEffect, useRef, useState } from 'react';
import * as css from './to-top.css.ts';

/** Back to the top of a long page; appears once the first 400 px are out of sight. */
export function ToTop() {
  const top = useRef<HTMLDivElement>(null);
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    if (!top.current) return;
    // does not force a layout, as reading the scroll position would
    const observer = new IntersectionObserver((entries) =>
      setFarDown(!entries.at(-1)?.isIntersecting),
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={top} className={css.top} aria-hidden="true" />
      {isFarDown && (
        <button
          type="button"
          className={css.button}
          aria-label="Наверх"
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <ArrowUpIcon />
        </button>
      )}
    </>
  );
}
