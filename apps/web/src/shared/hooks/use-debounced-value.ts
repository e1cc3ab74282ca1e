import { useEffect, useState } from 'react';

/**
 * Returns a value once it has stopped changing for a while; the first one at once.
 * @param delayMs how long the value must stay the same
 * @param isAtHand true if there is nothing to wait for: each value is returned at once
 */
export function useDebouncedValue<Value>(value: Value, delayMs: number, isAtHand = false): Value {
  const [debounced, setDebounced] = useState(value);
  if (isAtHand && debounced !== value) setDebounced(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return isAtHand ? value : debounced;
}
