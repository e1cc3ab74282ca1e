import { abortCalls } from '../shared/api/api.ts';
import { load } from '../shared/api/load.ts';
import {
  credentialAtom,
  phoneConfirmationAtom,
  sessionAtom,
  visitorAtom,
} from '../shared/atoms.ts';
import { tell } from '../shared/page/messages.ts';
import { paths } from '../shared/paths.ts';
import {
  credentialStore,
  isExpired,
  type Session,
  sessionStore,
} from '../shared/session/session.ts';
import { queryClient, store } from '../shared/session/store.ts';
import { loginHref } from '../shared/session/target.ts';

/** @see specification, section 9 */
const CHECK_EVERY_MS = 1000;

/** A value as storage has it now: another tab may have changed it unheard, or not have been heard yet. */
const orKnown = <Value>(stored: Value | undefined, known: Value) =>
  stored === undefined ? known : stored;

/** Follows what became of the session in storage, or of time. */
function check() {
  const known = store.get(sessionAtom);
  const current = orKnown(sessionStore.read(), known);
  if (current && isExpired(current)) store.set(sessionAtom, null);
  else if (current?.token !== known?.token) store.set(sessionAtom, current);
}

/** Nothing of who was here is left to who comes next. */
function dropAnswers() {
  abortCalls();
  void queryClient.cancelQueries();
  for (const query of queryClient.getQueryCache().getAll()) query.reset();
  queryClient.clear();
  store.set(visitorAtom, (count) => count + 1);
  store.set(phoneConfirmationAtom, null);
}

/** What was begun before the login is done after it. */
const resume = async () => {
  const [{ resumeIntent }, { mergeVisitorLines }] = await Promise.all([
    load(() => import('../shared/favorites/favorites.ts')),
    load(() => import('../shared/cart/cart.ts')),
  ]);
  await Promise.all([resumeIntent(), mergeVisitorLines()]);
};

interface Place {
  pathname: string;
  search: string;
}

/**
 * Ends the session when its time has come, also after the clock jumped or the machine slept, and follows what other
 * tabs do. Whoever leaves on purpose takes the login along; else the login page leads back to where they were.
 */
export function watchSession(here: () => Place, navigate: (to: string) => void) {
  let previous: Session | null = store.get(sessionAtom);
  let login = store.get(credentialAtom)?.login;

  const follow = () => {
    const session = store.get(sessionAtom);
    if (session?.token === previous?.token) return;
    const hadSession = previous !== null;
    const credential = orKnown(credentialStore.read(), store.get(credentialAtom));
    const isSamePerson = credential?.login === login;
    previous = session;
    login = credential?.login;
    if (session === null) {
      dropAnswers();
      if (credential) tell.info('Сеанс закончился. Войдите снова');
      navigate(credential ? loginHref(here()) : paths.login);
    } else if (hadSession && !isSamePerson) dropAnswers();
    else void queryClient.invalidateQueries();
    if (session) void resume();
  };

  store.sub(credentialAtom, () => undefined);
  // Not at once: while the store tells of a change, another one leaves atoms that listen to queries and are never stopped.
  store.sub(sessionAtom, () => queueMicrotask(follow));
  setInterval(check, CHECK_EVERY_MS);
  addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  check();
}
