import { type RefObject, useEffect } from 'react';
import { useStable } from './use-stable.ts';

/** Calls back when a pointer goes down outside of a box. In a dialog a press beside it is used up: the dialog stays. */
export function usePressOutside(
  box: RefObject<HTMLElement | null>,
  isOutside: (target: EventTarget | null | undefined) => boolean,
  onPress: () => void,
) {
  const listen = useStable((event: PointerEvent) => {
    // Inside a shadow root the target is the one in it.
    const path = event.composedPath();
    if (!isOutside(path[0])) return;
    const dialog = box.current?.closest('[role=dialog], [role=alertdialog]');
    if (dialog && !path.includes(dialog)) event.stopPropagation();
    onPress();
  });
  useEffect(() => {
    window.addEventListener('pointerdown', listen, true);
    return () => window.removeEventListener('pointerdown', listen, true);
  }, [listen]);
}
