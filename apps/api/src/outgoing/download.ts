import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertOutgoing, type OutgoingOptions, Refused } from './address.ts';
import { reasonOf } from './reason.ts';

/** What is not fetched: the message says why, to whom gave the address. */
export class NotFetched extends Error {}

/** How much is taken, and for how long. */
export interface Bounds {
  bytes: number;
  totalMs: number;
  /** without a byte */
  idleMs: number;
}
export const BOUNDS: Bounds = { bytes: 50 * 2 ** 20, totalMs: 300_000, idleMs: 30_000 };

export interface Wanted extends OutgoingOptions {
  url: string;
  login: string | null;
  secret: string | null;
  /** Name of a header whose value the secret is. */
  headerName: string | null;
  /** What the server said of the file that came last; null for one that is to come whatever it is. */
  etag: string | null;
  modified: string | null;
  /** The key that a server of SFTP has shown before; null for one that is believed whatever it shows. */
  hostKey: string | null;
  /** Where the file goes. */
  path: string;
  bounds: Bounds;
  signal: AbortSignal;
}

export interface Fetched {
  name: string;
  bytes: number;
  hash: Buffer;
  etag: string | null;
  modified: string | null;
  /** That a server of SFTP has shown. */
  hostKey?: string;
}

const SCHEMES = ['https:', 'http:', 'ftp:', 'ftps:', 'sftp:'] as const;
const WORDS = {
  scheme: 'Адрес начинается с https://, http://, ftp://, ftps:// или sftp://',
  login: 'Логин и пароль укажите в их полях, не в адресе',
};

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/** The name of a file on a server that has no paths of the web. */
export function pathOf({ pathname, search, hash }: URL): string {
  try {
    const path = decodeURIComponent(pathname) + search + hash;
    // a line's end would begin a command of its own
    if (!/\p{Cc}/u.test(path)) return path;
  } catch {
    // said below
  }
  throw new Refused('Путь в адресе не разобрать');
}

/** Throws a `Refused` for an address that nothing can be fetched from. */
export function assertFetchable(text: string, { allowPrivate }: OutgoingOptions): URL {
  const url = assertOutgoing(text, { allowPrivate, schemes: SCHEMES, words: WORDS });
  if (!url.hostname) throw new Refused('В адресе нет сервера');
  if (!isWeb(url) && /\/$|^$/.test(pathOf(url)))
    throw new Refused('Укажите путь до файла, не до папки');
  return url;
}

const SECOND_MS = 1000;
const tooSlow = ({ totalMs }: Bounds) =>
  `Файл не пришёл целиком за ${Math.round(totalMs / SECOND_MS)} секунд`;
export const tooLarge = ({ bytes }: Bounds) => `Файл больше ${Math.round(bytes / 2 ** 20)} МБ`;

/** Keeps a file of somebody else's, as long as it is no larger than it may be. */
export async function keep(
  from: readonly [Readable, ...Transform[]],
  { path, bounds, signal }: Pick<Wanted, 'path' | 'bounds' | 'signal'>,
): Promise<{ bytes: number; hash: Buffer }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > bounds.bytes) done(new NotFetched(tooLarge(bounds)));
      else done(null, chunk);
    },
  });
  await pipeline([...from, counting, createWriteStream(path)], { signal });
  if (bytes === 0) throw new NotFetched('Файл пуст');
  return { bytes, hash: hash.digest() };
}

/**
 * Runs a download within its time. What goes wrong becomes a `NotFetched` or a `Refused` that says why, with the words of who
 * knows the protocol first.
 */
export async function inTime<Result>(
  wanted: Wanted,
  run: (signal: AbortSignal) => Promise<Result>,
  explain: (error: NodeJS.ErrnoException) => string | undefined,
): Promise<Result> {
  const late = AbortSignal.timeout(wanted.bounds.totalMs);
  try {
    return await run(AbortSignal.any([wanted.signal, late]));
  } catch (error) {
    if (wanted.signal.aborted || error instanceof NotFetched || error instanceof Refused)
      throw error;
    if (late.aborted) throw new NotFetched(tooSlow(wanted.bounds));
    const words = explain(error as NodeJS.ErrnoException);
    throw new NotFetched(words ?? reasonOf(error, wanted.bounds.totalMs));
  }
}

export const silent = ({ idleMs }: Bounds) =>
  `Сервер молчал ${Math.round(idleMs / SECOND_MS)} секунд`;
export const SHUT = 'Сервер не пустил. Проверьте логин и пароль';
export const BROKEN_OFF = 'Сервер оборвал передачу на середине';
export const MISSING = 'Файла по этому адресу нет';

/** Tags of a file that are trusted the next time: a younger one may still be written within the same second. */
const SETTLED_MS = 60_000;

/** What size and time say of a file where its server has no tags. */
export function tagsOf(size: number | null, modified: Date | null) {
  const isSettled =
    size !== null && modified !== null && Date.now() - modified.getTime() > SETTLED_MS;
  return isSettled
    ? { etag: String(size), modified: modified.toISOString() }
    : { etag: null, modified: null };
}

type Tags = Pick<Fetched, 'etag' | 'modified'>;
export const isSame = (wanted: Wanted, { etag, modified }: Tags) =>
  etag !== null && etag === wanted.etag && modified === wanted.modified;
