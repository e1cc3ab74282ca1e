import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** `useLayoutEffect`, which says on the server that it does nothing there. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The same function through all renders, which does what the function of the newest render does. */
export function useStable<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useBrowserLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
