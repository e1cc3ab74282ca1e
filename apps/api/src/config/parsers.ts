import { isPushKey } from '../push/push-key.ts';
import { parseKeys } from '../secrets/vault.ts';

export function refuse(expectation: string): never {
  throw new Error(expectation);
}

export const integer = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  const isFine = /^\d+$/.test(text) && value >= least && value <= most;
  return isFine ? value : refuse(`a whole number from ${least} to ${most}`);
};

export function share(text: string): number {
  const value = Number(text);
  return /^[\d.]+$/.test(text) && value <= 1 ? value : refuse('a number from 0 to 1');
}

export const url =
  (...protocols: string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1))
      ? text
      : refuse(`a URL like ${protocols.map((protocol) => `${protocol}://…`).join(' or ')}`);

export function origin(text: string): string {
  const { origin: value, pathname, search } = new URL(url('http', 'https')(text));
  return pathname === '/' && search === '' ? value : refuse('an origin without a path');
}

export function mailbox(text: string): string {
  const isFine = /^(?:[^<>@,;"\r\n]+ <[^<>@\s,;"]+@[^<>@\s,;"]+>|[^<>@\s,;"]+@[^<>@\s,;"]+)$/.test(
    text,
  );
  return isFine ? text : refuse('an address like Name <name@host>');
}

/** Addresses as accounts have them: in lower case. */
export function mailboxes(text: string): string[] {
  const addresses = text.split(',').map((address) => address.trim().toLowerCase());
  const isFine = addresses.every((address) => /^[^<>@\s,;"]+@[^<>@\s,;"]+$/.test(address));
  return isFine ? addresses : refuse('addresses like name@host with commas between them');
}

export function starred(text: string): string {
  const isFine = /^[^<>@\s,;"*]*\*[^<>@\s,;"*]*@[^<>@\s,;"*]+$/.test(text);
  return isFine ? text : refuse('an address with one star before the @, like lists+*@host');
}

export function bucket(text: string): string {
  const { username, password, pathname } = new URL(url('http', 'https')(text));
  const isFine = username !== '' && password !== '' && /^\/[^/]+$/.test(pathname);
  return isFine ? text : refuse('a URL like https://KEY:SECRET@HOST/BUCKET');
}

export function keyed(text: string): string {
  const { username } = new URL(url('http', 'https')(text));
  return username === '' ? refuse('a URL like https://KEY@HOST') : text;
}

export const keys = (text: string): Buffer[] | undefined =>
  parseKeys(text) ?? refuse('keys of 32 bytes in base64 with commas between them');

export const pushKey = (text: string) =>
  isPushKey(text) ? text : refuse('a private key of the curve P-256 in base64url');

export function flag(text: string): boolean {
  if (['1', 'true', 'on', 'yes'].includes(text)) return true;
  if (['0', 'false', 'off', 'no'].includes(text)) return false;
  return refuse('on or off');
}
