import { startTransition, useEffect, useState } from 'react';

/**
 * How many rows are rendered at first, and added per step. A row takes a few milliseconds, and a press has to wait for
 * a step.
 */
const STEP = 10;

/**
 * Returns how many rows of a long list to render: those in view at once, the others step by step while the buyer reads.
 */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn >= count) return;
    // a separate task, so that a press in the meantime is handled first
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
