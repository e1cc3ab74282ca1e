import { hash } from 'node:crypto';
import { fold } from '../text/spelling.ts';

/** Words parted by single spaces, as much of them as a column of names holds. */
export const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200);

/** What a company's lists will name a row by: its code where it has one, else its name. */
export const sourceKeyOf = (code: string | null | undefined, name: string): string =>
  hash('sha1', code ? `code ${shorten(code)}` : `name ${fold(name)}`, 'base64url');
