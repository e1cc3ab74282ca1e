import { useCallback, useSyncExternalStore } from 'react';
import { isServerAway, useQueryClient } from '../../shared/session/page-session.ts';

/** True while a query on the page is being repeated because the server was away. */
export function useServerAway(): boolean {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]),
    () =>
      cache
        .getAll()
        .some(
          ({ state }) => state.fetchStatus === 'fetching' && isServerAway(state.fetchFailureReason),
        ),
    () => false,
  );
}
