import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import { assertOutgoing, type OutgoingOptions, RefusedAddressError } from './outgoing-address.ts';
import { reasonOf } from './outgoing-reason.ts';

/** The file was not fetched. The message tells why to the person who gave the address. */
export class NotFetched extends Error {}

/** Limits of the size and time of a download. */
export interface Bounds {
  bytes: number;
  totalMs: number;
  /** without a byte */
  idleMs: number;
}
export const BOUNDS: Bounds = { bytes: 50 * 2 ** 20, totalMs: 300_000, idleMs: 30_000 };

export interface DownloadRequest extends OutgoingOptions {
  url: string;
  login: string | null;
  secret: string | null;
  /** Name of the header whose value is the secret. */
  headerName: string | null;
  /** What the server said about the last file; null to fetch the file in any case. */
  etag: string | null;
  modified: string | null;
  /** The key that an SFTP server has shown before; null to trust any key. */
  hostKey: string | null;
  /** Where the file is stored. */
  path: string;
  bounds: Bounds;
  signal: AbortSignal;
}

export interface DownloadedFile {
  name: string;
  bytes: number;
  hash: Buffer;
  etag: string | null;
  modified: string | null;
  /** The key that an SFTP server has shown. */
  hostKey?: string;
}

const SCHEMES = ['https:', 'http:', 'ftp:', 'ftps:', 'sftp:'] as const;
const WORDS = {
  scheme: 'Адрес начинается с https://, http://, ftp://, ftps:// или sftp://',
  login: 'Логин и пароль укажите в их полях, не в адресе',
};

const isWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/** Returns the path of a file on a server that is no web server. */
export function pathOf({ pathname, search, hash }: URL): string {
  try {
    const path = decodeURIComponent(pathname) + search + hash;
    // a line break would start another command
    if (!/\p{Cc}/u.test(path)) return path;
  } catch {
    // thrown below
  }
  throw new RefusedAddressError('Путь в адресе не разобрать');
}

/** Returns the URL of an address. Throws a `Refused` if nothing can be fetched from it. */
export function assertFetchable(text: string, { allowPrivate }: OutgoingOptions): URL {
  const url = assertOutgoing(text, { allowPrivate, schemes: SCHEMES, words: WORDS });
  if (!url.hostname) throw new RefusedAddressError('В адресе нет сервера');
  if (!isWeb(url) && /\/$|^$/.test(pathOf(url)))
    throw new RefusedAddressError('Укажите путь до файла, не до папки');
  return url;
}

const SECOND_MS = 1000;
const tooSlow = ({ totalMs }: Bounds) =>
  `Файл не пришёл целиком за ${Math.round(totalMs / SECOND_MS)} секунд`;
export const tooLarge = ({ bytes }: Bounds) => `Файл больше ${Math.round(bytes / 2 ** 20)} МБ`;

/** Stores somebody else's file, unless it is larger than allowed. */
export async function keep(
  from: readonly [Readable, ...Transform[]],
  { path, bounds, signal }: Pick<DownloadRequest, 'path' | 'bounds' | 'signal'>,
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
 * Runs a download within its time limit. Failures become a `NotFetched` or a `Refused` that says why. `explain` knows
 * the protocol, so its message comes before the general one.
 */
export async function inTime<Result>(
  wanted: DownloadRequest,
  run: (signal: AbortSignal) => Promise<Result>,
  explain: (error: NodeJS.ErrnoException) => string | undefined,
): Promise<Result> {
  const late = AbortSignal.timeout(wanted.bounds.totalMs);
  try {
    return await run(AbortSignal.any([wanted.signal, late]));
  } catch (error) {
    if (
      wanted.signal.aborted ||
      error instanceof NotFetched ||
      error instanceof RefusedAddressError
    )
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

/** Age from which a file's tags are trusted the next time: a newer file may still change within the same second. */
const SETTLED_MS = 60_000;

/** Returns tags made of a file's size and time, for servers that have no tags. */
export function tagsOf(size: number | null, modified: Date | null) {
  const isSettled =
    size !== null &&
    modified !== null &&
    differenceInMilliseconds(Date.now(), modified) > SETTLED_MS;
  return isSettled
    ? { etag: String(size), modified: modified.toISOString() }
    : { etag: null, modified: null };
}

type Tags = Pick<DownloadedFile, 'etag' | 'modified'>;
export const isSame = (wanted: DownloadRequest, { etag, modified }: Tags) =>
  etag !== null && etag === wanted.etag && modified === wanted.modified;
