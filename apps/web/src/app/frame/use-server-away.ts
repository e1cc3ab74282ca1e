import { useSyncExternalStore } from 'react';
import { isServerAway, queryClient } from '../../shared/session/store.ts';

const cache = queryClient.getQueryCache();
const subscribe = (onChange: () => void) => cache.subscribe(onChange);
const isAway = () =>
  cache
    .getAll()
    .some(
      ({ state }) => state.fetchStatus === 'fetching' && isServerAway(state.fetchFailureReason),
    );

/** True while a query on the page is being repeated because the server was away. */
export const useServerAway = () => useSyncExternalStore(subscribe, isAway);
