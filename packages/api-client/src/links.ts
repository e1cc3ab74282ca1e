/**
 * The part of a page link after the API's base, with its query.
 * @throws TypeError where the link leads anywhere else: a token must never follow it there.
 */
export function pathWithin(base: string, link: string, documentUrl?: string): string {
  const { origin, pathname } = new URL(`${base.replace(/\/+$/, '')}/`, documentUrl);
  const url = new URL(link, documentUrl);
  if (url.origin !== origin || !url.pathname.startsWith(pathname) || url.username || url.password)
    throw new TypeError(`${link} is outside of ${origin}${pathname}`);
  return `/${url.pathname.slice(pathname.length)}${url.search}`;
}
