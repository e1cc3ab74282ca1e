/** What follows the path of an address, and words as long as a token. */
const SECRET = /[?#][^\s)"']*|[\w-]{32,}/g;

/** A text of a page, without what may let its reader in somewhere. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '…');
