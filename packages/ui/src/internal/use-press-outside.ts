import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onPress` for a press outside the given elements, while `isOn`. */
export function usePressOutside(
  isOn: boolean,
  inside: readonly RefObject<Element | null>[],
  onPress: () => void,
) {
  const latest = useRef({ inside, onPress });
  useEffect(() => {
    latest.current = { inside, onPress };
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = ({ target }: PointerEvent) => {
      const isInside = latest.current.inside.some((ref) => ref.current?.contains(target as Node));
      if (!isInside) latest.current.onPress();
    };
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, [isOn]);
}
