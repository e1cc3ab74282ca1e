import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { subDays } from 'date-fns/subDays';
import type { Disk } from 'flydrive';
import { v7 as uuidv7 } from 'uuid';
import { madeAt } from '../../../cache/uuid-time.ts';
import { listFiles, storeFile } from '../../../storage/storage.ts';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import { openArchive } from '../../../tables/formats/zip.ts';
import type { Piece } from './exchange-files.sql.ts';

const FOLDER = 'exchange';
const keyOf = (session: string, key: string) => `${FOLDER}/${session}/${key}`;

/** Returns a stream that hashes and counts what goes through it, up to `most` bytes. */
function measure(most: number) {
  const hash = createHash('sha256');
  const measured = { hash, bytes: 0 };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      measured.bytes += chunk.length;
      // reads to the end all the same: a client that is cut off gets no answer
      if (measured.bytes > most) return done();
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, measured };
}

/**
 * Stores incoming content as a piece of a file, by way of a local file. Throws a FileProblem if it is larger than
 * `most`.
 */
export async function storePiece(
  storage: Disk,
  session: string,
  content: AsyncIterable<Buffer>,
  { path, most, tooLarge }: { path: string; most: number; tooLarge: string },
): Promise<Piece> {
  const { stream, measured } = measure(most);
  await pipeline(content, stream, createWriteStream(path));
  if (measured.bytes > most) throw new FileProblem(tooLarge);
  const key = uuidv7();
  await storeFile(storage, keyOf(session, key), path);
  return { key, hash: measured.hash.digest(), bytes: measured.bytes };
}

export async function removePieces(storage: Disk, session: string, keys: readonly string[]) {
  await Promise.allSettled(keys.map((key) => storage.delete(keyOf(session, key))));
}

/** Writes all pieces of a file of an exchange into one local file, where it can be opened. */
export async function assembleFile(
  storage: Disk,
  session: string,
  keys: readonly string[],
  path: string,
): Promise<void> {
  await pipeline(async function* () {
    for (const key of keys) yield* await storage.getStream(keyOf(session, key));
  }, createWriteStream(path));
}

/** Limits of what one exchange may send, and of what its archives may unpack to. */
export const MAX_EXCHANGE = { bytes: 256 * 1024 * 1024, files: 2000 };
const DAMAGED = 'Архив повреждён или пришёл не полностью';
const TOO_LARGE = 'Файл распаковывается в слишком большой';
/** True for the names of files of an exchange. The other files in an archive are pictures. */
export const isXml = (name: string) => /\.xml$/i.test(name) && !/(^|\/)\./.test(name);

/** Unpacks an archive and stores its files. Throws a FileProblem if the archive is damaged or exceeds `room`. */
export async function unpack(
  storage: Disk,
  session: string,
  archivePath: string,
  directory: string,
  room: { bytes: number; files: number },
): Promise<{ name: string; piece: Piece }[]> {
  const archive = await openArchive(archivePath);
  const files: { name: string; piece: Piece }[] = [];
  try {
    const names = archive.names.filter(isXml);
    // the database accepts no zero byte in a text
    if (names.some((name) => /\p{Cc}/u.test(name))) throw new FileProblem(DAMAGED);
    if (names.length > room.files)
      throw new FileProblem(`В одном обмене больше ${MAX_EXCHANGE.files} файлов`);
    let left = room.bytes;
    for (const name of names) {
      const options = { path: `${directory}/member`, most: left, tooLarge: TOO_LARGE };
      const piece = await storePiece(storage, session, await archive.open(name), options);
      files.push({ name, piece });
      left -= piece.bytes;
    }
    return files;
  } catch (error) {
    await removePieces(
      storage,
      session,
      files.map(({ piece }) => piece.key),
    );
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(DAMAGED);
  } finally {
    archive.close();
  }
}

/** Yields the sessions older than a day that have files in the storage, each with its files. */
export async function* oldFiles(storage: Disk): AsyncGenerator<Map<string, string[]>> {
  for await (const keys of listFiles(storage, FOLDER)) {
    const of = (key: string) => key.split('/')[1] ?? '';
    yield Map.groupBy(
      keys.filter((key) => (madeAt(of(key)) ?? Date.now()) < subDays(Date.now(), 1).getTime()),
      of,
    );
  }
}
