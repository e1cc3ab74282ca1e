import { useEffect, useState } from 'react';

/**
 * A value once it has stopped changing for a while; the first one at once.
 * @param delayMs how long it must stay
 * @param isAtHand there is nothing to wait for: the value is settled as it comes
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
