import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** `useLayoutEffect` without React's warning on the server. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Returns a function that is the same in all renders and calls the newest `callback`. */
export function useStable<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useBrowserLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}

/** Listens, in the capture phase, to events that React does not support or handles too late. */
export function useListener<Type extends keyof GlobalEventHandlersEventMap>(
  findTarget: () => EventTarget | null | undefined,
  type: Type,
  callback: (event: GlobalEventHandlersEventMap[Type]) => void,
) {
  const find = useStable(findTarget);
  const listen = useStable(callback) as EventListener;
  useEffect(() => {
    const target = find();
    target?.addEventListener(type, listen, true);
    return () => target?.removeEventListener(type, listen, true);
  }, [find, listen, type]);
}
