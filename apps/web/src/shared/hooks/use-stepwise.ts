import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many of `count` things to render by now: `step` at first, and `step` more each time the browser has shown
 * the last ones. On a slow computer the reader's next press is handled in between.
 */
export function useStepwise(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn >= count) return;
    // a task of its own, so that a press in the meantime is handled first
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + step)));
    return () => clearTimeout(timer);
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
