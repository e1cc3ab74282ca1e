import { useEffect, useState } from 'react';

/** How long a value must stay the same. @see specification, section 9 */
export const DEBOUNCE_MS = 300;

/**
 * Returns a value once it has stopped changing for a while; the first one at once.
 * @param isAtHand true if there is nothing to wait for: each value is returned at once
 */
export function useDebouncedValue<Value>(value: Value, isAtHand = false): Value {
  const [debounced, setDebounced] = useState(value);
  if (isAtHand && debounced !== value) setDebounced(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isAtHand ? value : debounced;
}
