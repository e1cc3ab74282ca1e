import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many of `count` things to render by now: `step` at first, and `step` more each time the browser has shown
 * the last ones. On a slow computer the reader's next press is handled in between.
 */
export function useStepwise(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + step));
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
