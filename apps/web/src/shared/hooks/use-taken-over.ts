import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False in the first rendering of a page that the server has drawn: it must be what the server knows. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
