import { type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router-dom';
import { sessionAtom } from '../shared/atoms.ts';
import { paths } from '../shared/paths.ts';
import { sessionContext } from '../shared/session/page-session.ts';
import { unexpired } from '../shared/session/session.ts';
import { loginHref, readTarget } from '../shared/session/target.ts';

const isSignedIn = (context: Readonly<RouterContextProvider>) =>
  unexpired(context.get(sessionContext).store.get(sessionAtom)) !== null;

/** Redirects visitors to the login page. A middleware, because it runs before every request of the pages behind it. */
export const requireSession: MiddlewareFunction = ({ request, context }) => {
  if (!isSignedIn(context)) throw redirect(loginHref(new URL(request.url)));
};

/** Redirects signed-in users away from the pages for signing in. */
export const requireVisitor: MiddlewareFunction = ({ request, context }) => {
  if (isSignedIn(context))
    throw redirect(readTarget(new URL(request.url).searchParams) ?? paths.home);
};
