import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; false on the server. */
export function useMedia(query: string) {
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
    () => false,
  );
}
