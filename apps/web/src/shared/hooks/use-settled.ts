import { useEffect, useState } from 'react';

/**
 * Returns a value once it has stopped changing for a while; the first one at once.
 * @param delayMs how long the value must stay the same
 * @param isAtHand true if there is nothing to wait for: each value is returned at once
 */
export function useSettled<Value>(value: Value, delayMs: number, isAtHand = false): Value {
  const [settled, setSettled] = useState(value);
  if (isAtHand && settled !== value) setSettled(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return isAtHand ? value : settled;
}
