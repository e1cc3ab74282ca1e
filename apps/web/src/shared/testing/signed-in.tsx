import type { Decorator } from '@storybook/react-vite';
import { notifyManager } from '@tanstack/query-core';
import { Provider } from 'jotai';
import { dropAnswers } from '../api/drop-answers.ts';
import { store } from '../session/store.ts';
import { sessionAtom } from '../session/visitor.atoms.ts';

const session = { token: 't', token_type: 'Bearer', expires_at: '2100-01-01T00:00:00Z' };

/** Gives a story the application's own store. */
export const withStore: Decorator = (Story) => (
  <Provider store={store}>
    <Story />
  </Provider>
);

/**
 * Answers every call of a story with `answer`. Stories share a page and the application's store: what the one before has
 * loaded is dropped first. The returned function undoes all of it.
 */
export function answering(answer: (request: Request) => Promise<Response>) {
  const { fetch } = window;
  dropAnswers();
  window.fetch = (input) => answer(input as Request);
  return () => {
    window.fetch = fetch;
    dropAnswers();
  };
}

/** The same of a user: what needs a login is asked for too. */
export function answeringUser(answer: (request: Request) => Promise<Response>) {
  const restore = answering(answer);
  store.set(sessionAtom, session);
  return () => {
    store.set(sessionAtom, null);
    restore();
  };
}

/** The same on a busy page: notifications of queries come late. */
export function answeringLate(answer: (request: Request) => Promise<Response>) {
  const restore = answeringUser(answer);
  notifyManager.setScheduler((tell) => setTimeout(tell, 30));
  return () => {
    notifyManager.setScheduler((tell) => setTimeout(tell, 0));
    restore();
  };
}
