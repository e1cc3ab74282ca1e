import { type MiddlewareFunction, matchRoutes, type RouteObject, redirect } from 'react-router-dom';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** A segment that can be decoded: «%» as it is typed stands for itself. */
function decodable(segment = ''): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return encodeURIComponent(segment);
  }
}

/**
 * The one spelling of a path: the router takes «/Tires/» for «/tires», pages and links compare paths by their text.
 * Ids stay as they are, and so does a path of no page.
 */
export function canonicalPath(routes: RouteObject[], pathname: string): string {
  const matches = matchRoutes(routes, pathname) ?? [];
  const pattern = matches.flatMap(({ route }) => segmentsOf(route.path ?? ''));
  if (pattern.includes('*')) return pathname;
  const given = segmentsOf(pathname);
  return `/${pattern.map((part, at) => (part.startsWith(':') ? decodable(given[at]) : part)).join('/')}`;
}

/** Leads every other spelling of a path to the one that it has. */
export const toCanonicalPath =
  (routes: RouteObject[]): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPath(routes, pathname);
    if (canonical !== pathname) throw redirect(canonical + search);
  };
