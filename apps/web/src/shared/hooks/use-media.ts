import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';
import { drawnWidthAtom } from '../atoms.ts';
import { matchesAt } from './media-at.ts';

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
