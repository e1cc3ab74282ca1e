import { ApiError, createApi } from '@org/api-client';
import { apiBase } from './api-base.ts';
import { caller } from './caller.ts';
import { sendProven } from './send-proven.ts';
import { nextRequestId } from './visit.ts';

/** Steps of an order: the calls that the contract gives an idempotency key, apart from those that bring their own. */
const STEPS = /\/api\/orders\/[^/]+\/.+$/;

/** Keys of calls that nobody has answered yet, by what they ask for. */
const unanswered = new Map<string, string>();

/**
 * Gives a step of an order the key of its press of the button: a second press before the answer, or one after no answer
 * came, carries the same key, so that the step is done once. The next press after an answer has a key of its own.
 */
export async function sendWithKey(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const isStep =
    request.method === 'POST' &&
    STEPS.test(new URL(request.url).pathname) &&
    request.headers.get('content-type')?.startsWith('application/json') === true;
  if (!isStep || request.headers.has('idempotency-key')) return send(request);
  const asked = `${request.url} ${await request.clone().text()}`;
  const key = unanswered.get(asked) ?? crypto.randomUUID();
  unanswered.set(asked, key);
  request.headers.set('idempotency-key', key);
  const answer = await send(request);
  // a server that is away may have done it before it went
  if (answer.status < 500) unanswered.delete(asked);
  return answer;
}

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
