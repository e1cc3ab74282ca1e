import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertOutgoing, type OutgoingOptions } from './address.ts';

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
}

const WORDS = {
  scheme: 'Адрес начинается с https:// или http://',
  login: 'Логин и пароль укажите в их полях, не в адресе',
};

/** Throws a `Refused` for an address that nothing can be fetched from. */
export const assertFetchable = (text: string, { allowPrivate }: OutgoingOptions): URL =>
  assertOutgoing(text, { allowPrivate, schemes: ['https:', 'http:'], words: WORDS });

const SECOND_MS = 1000;
export const tooSlow = ({ totalMs }: Bounds) =>
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
