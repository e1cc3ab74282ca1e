import { startTransition, useEffect, useState } from 'react';

/** What is in view, and what is added to it in a step: a row costs a few milliseconds, and a press waits for a step. */
const STEP = 10;

/** How many rows of a long list to draw: those in view at once, the rest by and by while the buyer reads. */
export function useDrawn(count: number): number {
  const [drawn, setDrawn] = useState(STEP);
  useEffect(() => {
    if (drawn >= count) return;
    // a task of its own: what the buyer has pressed meanwhile comes before
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}
