import { type MiddlewareFunction, matchRoutes, type RouteObject, redirect } from 'react-router-dom';

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** Returns the segment; encodes it if it cannot be decoded, as when somebody typed a bare «%». */
function decodable(segment = ''): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return encodeURIComponent(segment);
  }
}

/**
 * Returns the one spelling of a path: the router accepts «/Tires/» for «/tires», but pages and links compare paths as
 * text. Ids stay as they are, and so does a path that matches no page.
 */
export function canonicalPath(routes: RouteObject[], pathname: string): string {
  const matches = matchRoutes(routes, pathname) ?? [];
  const pattern = matches.flatMap(({ route }) => segmentsOf(route.path ?? ''));
  if (pattern.includes('*')) return pathname;
  const given = segmentsOf(pathname);
  return `/${pattern.map((part, at) => (part.startsWith(':') ? decodable(given[at]) : part)).join('/')}`;
}

/** Redirects every other spelling of a path to the canonical one. */
export const toCanonicalPath =
  (routes: RouteObject[]): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPath(routes, pathname);
    if (canonical !== pathname) throw redirect(canonical + search);
  };
