import { useLayoutEffect } from 'react';

const TAKES_KEYS = 'a, button, input, textarea, select, summary, [role], [contenteditable]';

/** Whether what has the focus takes keys itself: a control, or a dialog over the page. */
const takesKeys = (target: EventTarget | null) =>
  target instanceof Element && target.matches(TAKES_KEYS);

const nameOf = ({ key, code }: KeyboardEvent) => (key === 'Enter' ? key : code);

/**
 * Has keys do something anywhere on the page, while no control has the focus. Letters are named by their place (`KeyD`),
 * so that they are found in any layout.
 */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>) {
  // heard as soon as it is seen: an effect would come after the first paint
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
      const run = keys[nameOf(event)];
      if (!run || event.defaultPrevented || takesKeys(event.target)) return;
      if (ctrlKey || altKey || metaKey || shiftKey || repeat) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}
