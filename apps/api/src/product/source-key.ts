import { hash } from 'node:crypto';
import { fold } from '@org/tyre-names/text/spelling';

/** Returns a text with single spaces, cut to the length of a column of names. */
export const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/** Returns the key that identifies a row in all lists of a company: from its code if it has one, else from its name. */
export const sourceKeyOf = (code: string | null | undefined, name: string): string =>
  hash('sha1', code ? `code ${shorten(code)}` : `name ${fold(name)}`, 'base64url');
