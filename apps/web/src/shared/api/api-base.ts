/** The base address of the API: on the page's own origin, unless the build names another one. */
export const apiBase = `${import.meta.env.VITE_API_URL ?? ''}/api`;

/** A link of an answer on the origin that this page calls: the server may be known by several names. */
export function ownLink(link: string): string {
  const { pathname, search } = new URL(link, location.href);
  return new URL(pathname + search, new URL(apiBase, location.href)).href;
}
