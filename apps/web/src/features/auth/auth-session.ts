import type { Data, OperationAt } from '@org/api-client';
import { api } from '../../shared/api/api.ts';
import { toastError } from '../../shared/page/messages.ts';
import { store } from '../../shared/session/store.ts';
import { credentialAtom, sessionAtom } from '../../shared/session/visitor.atoms.ts';

/** The longest wait for the server at sign-out: a server that does not answer must not keep anybody signed in. */
const LOGOUT_TIMEOUT_MS = 5000;

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
