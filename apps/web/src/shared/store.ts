import { ApiError } from '@org/api-client';
import { QueryClient } from '@tanstack/query-core';
import { createStore } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';

/** Answers that nobody shows are dropped after this. @see specification, section 9 */
const KEEP_UNUSED_MS = 60_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: KEEP_UNUSED_MS,
      staleTime: 30_000,
      // a call without a network fails and says so, rather than waits without a word
      networkMode: 'always',
      // only what others change too asks again when somebody comes back to the window
      refetchOnWindowFocus: false,
      // what the server refused it will refuse again; only the network deserves another try
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && error.kind === 'network',
    },
  },
});

// without this nobody tells the queries that the window is looked at again
queryClient.mount();

export const store = createStore();
store.set(queryClientAtom, queryClient);
