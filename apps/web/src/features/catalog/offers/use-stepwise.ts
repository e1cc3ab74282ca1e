import { startTransition, useEffect, useState } from 'react';

/**
 * How many of `count` things to draw by now: `step` at first, and as many more each time the browser has shown the
 * last ones. On a slow computer the reader's next press goes between.
 */
export function useStepwise(count: number, step: number): number {
  const [drawn, setDrawn] = useState(step);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + step));
  }, [drawn, count, step]);
  return Math.min(drawn, count);
}
