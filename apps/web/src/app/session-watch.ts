import { dropAnswers } from '../shared/api/drop-answers.ts';
import { load } from '../shared/api/load.ts';
import { toast } from '../shared/page/messages.ts';
import { paths } from '../shared/page/paths.ts';
import { loginHref } from '../shared/page/target.ts';
import {
  credentialStore,
  isExpired,
  type Session,
  sessionStore,
} from '../shared/session/session.ts';
import { queryClient, store } from '../shared/session/store.ts';
import { credentialAtom, sessionAtom } from '../shared/session/visitor.atoms.ts';

/** @see specification, section 9 */
const CHECK_EVERY_MS = 1000;

/** Prefers the value in storage: another tab may have changed it, and the event may be lost or not here yet. */
const orKnown = <Value>(stored: Value | undefined, known: Value) =>
  stored === undefined ? known : stored;

/** Follows changes of the session in storage, and ends it when it has expired. */
function check() {
  const known = store.get(sessionAtom);
  const current = orKnown(sessionStore.read(), known);
  if (current && isExpired(current)) store.set(sessionAtom, null);
  else if (current?.token !== known?.token) store.set(sessionAtom, current);
}

/** Finishes after the login what the visitor had begun before it. */
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
 * Ends the session when it expires, also after the clock jumped or the machine slept, and follows changes by other
 * tabs. Signing out removes the stored login too, and leads to the plain login page. Otherwise the login page leads
 * back to the current page.
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
      if (credential) toast.info('Сеанс закончился. Войдите снова');
      navigate(credential ? loginHref(here()) : paths.login);
    } else if (hadSession && !isSamePerson) dropAnswers();
    else void queryClient.invalidateQueries();
    if (session) void resume();
  };

  store.sub(credentialAtom, () => undefined);
  // Not at once: a second change while the store announces the first one leaves atoms that stay subscribed to their
  // queries for ever.
  store.sub(sessionAtom, () => queueMicrotask(follow));
  setInterval(check, CHECK_EVERY_MS);
  addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', check);
  check();
}
