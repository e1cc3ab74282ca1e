import type { Decorator } from '@storybook/react-vite';
import { notifyManager } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { sessionAtom } from '../atoms.ts';
import { queryClient, store } from '../session/store.ts';

const session = { token: 't', token_type: 'Bearer', expires_at: '2100-01-01T00:00:00Z' };

/** Gives a story the application's own store. */
export const withStore: Decorator = (Story) => (
  <Provider store={store}>
    <Story />
  </Provider>
);

/**
 * Signs in, and answers every call with `answer`, as on a busy page: notifications of queries come late. The returned
 * function undoes all of it.
 */
export function answeringLate(answer: (request: Request) => Promise<Response>) {
  const { fetch } = window;
  window.fetch = (input) => answer(input as Request);
  store.set(sessionAtom, session);
  notifyManager.setScheduler((tell) => setTimeout(tell, 30));
  return () => {
    notifyManager.setScheduler((tell) => setTimeout(tell, 0));
    window.fetch = fetch;
    queryClient.clear();
    store.set(sessionAtom, null);
  };
}
