import { ApiError } from '@org/api-client';
import { QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';

/** Answers that nobody shows are dropped after this. @see specification, section 9 */
export const KEEP_UNUSED_MS = 60_000;

/** The server says that it will be back: while it restarts, or its database does. */
export const isServerAway = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503;

/** Two minutes of asking: longer than any restart takes. */
const MOST_TRIES = 40;

/** What the server refused it will refuse again: the network deserves another try, and a server that is away many. */
export const triesAgain = (failures: number, error: unknown): boolean =>
  isServerAway(error)
    ? failures < MOST_TRIES
    : failures < 2 && error instanceof ApiError && error.kind === 'network';

/** As long as the server says, or twice as long each time, but never for long: somebody looks at the page. */
export const delayBeforeRetry = (failures: number, error: unknown): number => {
  const told = error instanceof ApiError ? error.retryAfterS : undefined;
  return Math.min(told === undefined ? 1000 * 2 ** failures : Math.max(told, 1) * 1000, 5000);
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEEP_UNUSED_MS,
      staleTime: 30_000,
      // a call without a network fails and says so, rather than waits without a word
      networkMode: 'always',
      // only what others change too asks again when somebody comes back to the window
      refetchOnWindowFocus: false,
      retry: triesAgain,
      retryDelay: delayBeforeRetry,
    },
  },
});

// without this nobody tells the queries that the window is looked at again
queryClient.mount();

export const store = createStore();
store.set(queryClientAtom, queryClient);
