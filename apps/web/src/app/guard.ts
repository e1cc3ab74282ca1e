import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { sessionAtom } from '../shared/atoms.ts';
import { paths } from '../shared/paths.ts';
import { unexpired } from '../shared/session/session.ts';
import { store } from '../shared/session/store.ts';
import { loginHref, readTarget } from '../shared/session/target.ts';

const isSignedIn = () => unexpired(store.get(sessionAtom)) !== null;

/** Redirects visitors to the login page. A middleware, because it runs before every request of the pages behind it. */
export const requireSession: MiddlewareFunction = ({ request }) => {
  if (!isSignedIn()) throw redirect(loginHref(new URL(request.url)));
};

/** Redirects signed-in users away from the pages for signing in. */
export const requireVisitor: MiddlewareFunction = ({ request }) => {
  if (isSignedIn()) throw redirect(readTarget(new URL(request.url).searchParams) ?? paths.home);
};
