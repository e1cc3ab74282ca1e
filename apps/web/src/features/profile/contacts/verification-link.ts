/**
 * The token of a verification URL, which must lie under the API's base: our own token is sent with the call and must
 * follow no link to anywhere else. Null for every other address.
 */
export function readVerificationToken(
  request: string,
  apiBase: string,
  documentUrl: string,
): string | null {
  const base = new URL(`${apiBase}/`, documentUrl);
  if (request === '' || !URL.canParse(request, documentUrl)) return null;
  const url = new URL(request, documentUrl);
  if (url.origin !== base.origin || url.username || url.password) return null;
  if (!url.pathname.startsWith(base.pathname)) return null;
  return /^verification\/([\w-]+)$/.exec(url.pathname.slice(base.pathname.length))?.[1] ?? null;
}
