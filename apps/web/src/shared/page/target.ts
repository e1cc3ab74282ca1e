import { paths } from './paths.ts';

/** Name of the login page's parameter that says where to go afterwards. */
const TARGET = 'next';

interface Place {
  pathname: string;
  search: string;
}
const leadingBack = (path: string) => (from: Place) =>
  `${path}?${new URLSearchParams({ [TARGET]: from.pathname + from.search })}`;

/** Returns the address of the login page that leads back to a place of this application. */
export const loginHref = leadingBack(paths.login);

/** The same for the registration page. */
export const registrationHref = leadingBack(paths.registration);

/**
 * Reads from the login page's address where to go afterwards: path, query and fragment on this origin. Null if it says
 * nothing or would lead to another site: whoever sends a link to the login page must not choose where it ends.
 */
export function readTarget(params: URLSearchParams, origin = location.origin): string | null {
  const target = params.get(TARGET);
  if (!target?.startsWith('/') || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // «/.//elsewhere» stays on the origin but turns into «//elsewhere», which a navigation would take for another site
  if (url.origin !== origin || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
