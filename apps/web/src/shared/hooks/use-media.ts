import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { drawnWidthAtom } from '../session/visitor.atoms.ts';

/** Whether a media query of widths matches a window of this width, px; false for other queries. */
export function matchesAt(query: string, width: number): boolean {
  const limits = [...query.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)];
  return (
    limits.length > 0 &&
    limits.every(([, side, limit]) =>
      side === 'min' ? width >= Number(limit) : width <= Number(limit),
    )
  );
}

/** True while a media query matches; follows changes of the window. */
export function useMedia(query: string): boolean {
  const drawnWidth = useAtomValue(drawnWidthAtom);
  return useSyncExternalStore(
    useCallback(
      (notify: () => void) => {
        const media = matchMedia(query);
        media.addEventListener('change', notify);
        return () => media.removeEventListener('change', notify);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => matchesAt(query, drawnWidth),
  );
}
