import { createApi, type Data, type OperationAt } from '@org/api-client';
import { api } from '../../shared/api/api.ts';
import { apiBase } from '../../shared/api/api-base.ts';
import { caller } from '../../shared/api/caller.ts';
import { toastError } from '../../shared/page/messages.ts';
import { store } from '../../shared/session/store.ts';
import { cityAtom, credentialAtom, sessionAtom } from '../../shared/session/visitor.atoms.ts';

/** The longest wait for the server at sign-out: a server that does not answer must not keep anybody signed in. */
const LOGOUT_TIMEOUT_MS = 5000;
/** The longest wait for the account's city at a login: after it the header takes the city when it comes. */
const CITY_TIMEOUT_MS = 3000;

type Answer = Data<OperationAt<'/auth/login', 'post'>>;

/** A login with the right password that still needs a second factor. */
export interface SecondStep {
  login: string;
  asked: Extract<Answer, { second_factor: unknown }>['second_factor'];
}

/** Signs a user in, in every tab. */
export function startSession(login: string, session: Exclude<Answer, { second_factor: unknown }>) {
  store.set(credentialAtom, { login });
  store.set(sessionAtom, session);
}

/**
 * Signs a user in at a login, with the account's city: the next page asks for its prices once, and nothing in it changes
 * under the reader's first press. Decision 516.
 */
export async function enter(...[login, session]: Parameters<typeof startSession>) {
  const sessionApi = createApi({
    baseUrl: apiBase,
    fetch: caller.send,
    getToken: () => session,
    onUnauthorized: () => undefined,
  });
  const user = await sessionApi
    .GET('/user', { signal: AbortSignal.timeout(CITY_TIMEOUT_MS) })
    .catch(() => null);
  if (user?.city) store.set(cityAtom, user.city);
  startSession(login, session);
}

/** Signs out in every tab, even if the server does not answer. @see specification, section 4 */
export async function signOut() {
  // first, so that other tabs know that it was on purpose: the server may refuse their calls from now on
  store.set(credentialAtom, null);
  try {
    await api.POST('/auth/logout', { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
  } catch (error) {
    toastError(error);
  }
  store.set(sessionAtom, null);
}
