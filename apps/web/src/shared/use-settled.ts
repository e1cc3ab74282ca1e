import { useEffect, useState } from 'react';

/**
 * A value once it has stopped changing for a while; the first one at once.
 * @param delayMs how long it must stay
 */
export function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
