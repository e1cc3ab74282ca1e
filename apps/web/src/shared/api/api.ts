import { ApiError, createApi } from '@org/api-client';
import { sendProven } from '../proof/send-proven.ts';
import { apiBase } from './api-base.ts';
import { caller } from './caller.ts';
import { sendWithKey } from './repeat-key.ts';
import { nextRequestId } from './visit.ts';

let calls = new AbortController();

/** Aborts every call that is under way: the user who made them has left. */
export function abortCalls() {
  calls.abort(new DOMException('The session has ended', 'AbortError'));
  calls = new AbortController();
}

/** Creates a client that sends its requests with the given `fetch`. Calls carry the session; a 401 ends it. */
export const apiOver = (fetch: (request: Request) => Promise<Response>) =>
  createApi({
    baseUrl: apiBase,
    fetch: (request) => {
      request.headers.set('x-request-id', nextRequestId());
      const signal = AbortSignal.any([request.signal, calls.signal]);
      // the key is outermost: a call that is repeated with a proof is the same press of the button
      return sendWithKey(new Request(request, { signal }), (keyed) => sendProven(keyed, fetch));
    },
    getToken: caller.session,
    onUnauthorized: caller.endSession,
  });

/** The one client of the application. */
export const api = apiOver(caller.send);

/** Whether a call was given up by the user: nothing is said about it. */
export const isAborted = (error: unknown) => error instanceof ApiError && error.kind === 'aborted';

/** The first error of each field that the server refused. */
export const firstErrorsOf = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error instanceof ApiError ? error.fieldErrors : {}).map(
      ([field, [text = '']]) => [field, text],
    ),
  );

/** Returns why something failed: the error of the first field, else the general message. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError
    ? Object.values(firstErrorsOf(error))[0] || error.message
    : 'Что-то пошло не так. Обновите страницу';
