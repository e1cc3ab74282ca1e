import { ApiError, createApi } from '@org/api-client';
import { apiBase } from './api-base.ts';
import { sessionAtom } from './atoms.ts';
import { earlyFetch } from './early.ts';
import { store } from './store.ts';

/** The one client of the application. Calls carry the session; a 401 ends it. */
export const api = createApi({
  baseUrl: apiBase,
  fetch: earlyFetch,
  getToken: () => store.get(sessionAtom),
  onUnauthorized: () => store.set(sessionAtom, null),
});

/** What to tell a person about a failure. */
export const messageOf = (error: unknown) =>
  error instanceof ApiError ? error.message : 'Что-то пошло не так. Обновите страницу';
