import { useEffect, useState } from 'react';

/** How long a value must stay the same. @see specification, section 9 */
export const DEBOUNCE_MS = 300;

/**
 * Returns a value once it has stopped changing for a while; the first one at once.
 * @param isAtHand true if there is nothing to wait for: each value is returned at once
 * @param setAt when the value was last set, in the time of `performance.now()`; else, when it was rendered
 */
export function useDebouncedValue<Value>(
  value: Value,
  isAtHand = false,
  setAt?: () => number,
): Value {
  const [debounced, setDebounced] = useState(value);
  if (isAtHand && debounced !== value) setDebounced(value);
  useEffect(() => {
    const renderedAt = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = (setAt?.() ?? renderedAt) + DEBOUNCE_MS - performance.now();
      if (left > 0) timer = setTimeout(wait, left);
      else setDebounced(value);
    };
    wait();
    return () => clearTimeout(timer);
  }, [value, setAt]);
  return isAtHand ? value : debounced;
}

let addressSetAt = Number.NEGATIVE_INFINITY;

/** For the router: the address has just been set. */
export function noteAddress() {
  addressSetAt = performance.now();
}

const whenAddressSet = () => addressSetAt;

/** The same for a value of the address: a press that a slow machine has not rendered yet counts too. */
export const useDebouncedAddress = <Value>(value: Value, isAtHand = false) =>
  useDebouncedValue(value, isAtHand, whenAddressSet);
