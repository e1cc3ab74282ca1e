import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React runs in the browser and no longer takes over what a server has rendered. What React Aria places by
 * `style` attributes is rendered from then on: a strict Content Security Policy drops those of a server.
 */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
