/** Matches the query and the fragment of a URL, and words as long as a token. */
const SECRET = /[?#][^\s)"']*|[\w-]{32,}/g;

/** Removes from a text of a page what could give its reader access to something. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '…');
