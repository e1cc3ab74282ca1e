import { type RefObject, useEffect, useRef } from 'react';
import { useLayoutEffect } from './use-layout-effect.ts';

/**
 * Calls `onReset` when the form of an element has been reset. Returns a ref that is true until then: what React Aria
 * reports for its parts in the meantime counts for nothing.
 */
export function useFormReset(
  element: RefObject<HTMLElement | null>,
  form: string | undefined,
  onReset: () => void,
): RefObject<boolean> {
  const isResetting = useRef(false);
  const latest = useRef(onReset);
  useLayoutEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const listen = (event: Event) => {
      const formElement = form ? document.getElementById(form) : element.current?.closest('form');
      if (event.target !== formElement) return;
      isResetting.current = true;
      setTimeout(() => {
        isResetting.current = false;
        if (!event.defaultPrevented) latest.current();
      });
    };
    document.addEventListener('reset', listen, true);
    return () => document.removeEventListener('reset', listen, true);
  }, [element, form]);
  return isResetting;
}
