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

/** Listens to events that React does not know, or hears of too late: before anything inside of the target does. */
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
