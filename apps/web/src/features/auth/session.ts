import type { Data, OperationAt } from '@org/api-client';
import { api, messageOf } from '../../shared/api/api.ts';
import { credentialAtom, sessionAtom } from '../../shared/atoms.ts';
import { tell } from '../../shared/page/messages.ts';
import { store } from '../../shared/session/store.ts';

/** A server that does not answer keeps nobody signed in. */
const LOGOUT_TIMEOUT_MS = 5000;

type Answer = Data<OperationAt<'/auth/login', 'post'>>;

/** A login whose password was right, and which waits for a second factor. */
export interface SecondStep {
  login: string;
  asked: Extract<Answer, { second_factor: unknown }>['second_factor'];
}

/** Somebody is signed in from now on, in every tab. */
export function startSession(login: string, session: Exclude<Answer, { second_factor: unknown }>) {
  store.set(credentialAtom, { login });
  store.set(sessionAtom, session);
}

/** Signs out in every tab, whether or not the server hears of it. @see specification, section 4 */
export async function signOut() {
  // first, so that other tabs, which the server may refuse from now on, know that it was on purpose
  store.set(credentialAtom, null);
  try {
    await api.POST('/auth/logout', { signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
  } catch (error) {
    tell.error(messageOf(error));
  }
  store.set(sessionAtom, null);
}
