import { ApiError } from '@org/api-client';
import { QueryClient } from '@tanstack/query-core';
import { createStore, useAtomValue, useStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { createContext } from 'react-router-dom';

/** Answers that no component uses are dropped after this time. @see specification, section 9 */
export const KEEP_UNUSED_MS = 60_000;

/** True if the server says that it will be back: while it restarts, or its database does. */
export const isServerAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503;

/** Two minutes of retries: longer than any restart takes. */
const MAX_TRIES = 40;

/**
 * Decides about a retry. What the server has refused it will refuse again. A network failure is worth another try, and
 * a server that is away is worth many.
 */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  isServerAway(error)
    ? failures < MAX_TRIES
    : failures < 2 && error instanceof ApiError && error.kind === 'network';

/** As long as the server says, else twice as long each time, but 5 seconds at most: somebody is looking at the page. */
export const retryDelay = (failures: number, error: unknown): number => {
  const serverDelayS = error instanceof ApiError ? error.retryAfterS : undefined;
  return Math.min(
    serverDelayS === undefined ? 1000 * 2 ** failures : Math.max(serverDelayS, 1) * 1000,
    5000,
  );
};

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: KEEP_UNUSED_MS,
        staleTime: 30_000,
        // without a network a call fails and says so, instead of waiting silently
        networkMode: 'always',
        // queries do not repeat on return to the window, except those whose data others change too
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay: retryDelay,
      },
    },
  });

/** What a page knows: its atoms, and the answers to its queries. */
export interface PageSession {
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
}

/** One for the life of a page in a browser, one for each page that is drawn on the server. */
export function createSession(): PageSession {
  const queryClient = createQueryClient();
  const store = createStore();
  store.set(queryClientAtom, queryClient);
  return { store, queryClient };
}

/** How loaders get the session of the page that they load for. */
export const sessionContext = createContext<PageSession>();

/** The session of the page that is being rendered. */
export const usePageSession = (): PageSession => ({
  store: useStore(),
  queryClient: useAtomValue(queryClientAtom),
});
