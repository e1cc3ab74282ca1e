import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PostponedError } from '../../../jobs/postponed.ts';
import { NoLetter, withMailbox } from '../../../mailbox/mailbox.ts';
import { NotFetched } from '../../../outgoing/download.ts';
import { FileProblem } from '../../../tables/cells/table-file-problem.ts';
import { readInProcess } from '../../../tables/in-process.ts';
import { MAX_BYTES } from '../price-list-form.ts';
import type { ListMessage } from './list-of-letter.ts';
import { endUnchanged, queueForReading, type SourceContext } from './source-fetches.jobs.ts';
import type { FetchTask } from './source-fetches.sql.ts';
import * as fetches from './source-fetches.sql.ts';
import { readMailbox } from './source-letters.jobs.ts';
import * as letters from './source-letters.sql.ts';

/** The largest letter: the encoding of letters makes a file half as large again. */
const MAX_LETTER_BYTES = 1.5 * MAX_BYTES;
const PROGRAM = new URL('./letter-child.ts', import.meta.url);

/**
 * Reads a letter from the mailbox. Throws Postponed if the mailbox fails: that is not the letter's fault, and it is
 * read again later.
 */
async function readLetter({ config }: SourceContext, { validity, uid }: letters.WaitingLetter) {
  if (!config.mailInUrl) throw new NotFetched('Приём прайс-листов по почте выключен');
  try {
    return await withMailbox(config.mailInUrl, (mailbox) => {
      if (mailbox.validity !== validity) throw new NoLetter('Письма больше нет в почтовом ящике');
      return mailbox.read(uid, MAX_LETTER_BYTES);
    });
  } catch (error) {
    if (error instanceof NoLetter) throw new NotFetched(error.message);
    throw new PostponedError('The mailbox does not answer.');
  }
}

/** Parses a letter in a process of its own: anyone who knows the address may send a letter that takes minutes. */
async function parseLetter(
  letter: Buffer,
  directory: string,
  { senders }: FetchTask,
  signal: AbortSignal,
): Promise<ListMessage> {
  const path = join(directory, 'letter');
  await writeFile(path, letter);
  let list: ListMessage | undefined;
  try {
    const task = { path, directory, senders };
    for await (const message of readInProcess<ListMessage>(PROGRAM, task, signal))
      if (message.type === 'list') list = message;
  } catch (error) {
    throw error instanceof FileProblem ? new NotFetched(error.message) : error;
  }
  if (!list) throw new NotFetched('Письмо не разобрать');
  return list;
}

/** Queues a letter's list for reading, or ends the fetch if the list is the same as the last one. */
async function queueOrEnd(
  context: SourceContext,
  task: FetchTask,
  { files, hash }: ListMessage,
  letter: letters.WaitingLetter,
) {
  const fetched = {
    name: files.map(({ name }) => name).join(', '),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    hash,
    etag: null,
    modified: null,
  };
  const take: Parameters<typeof endUnchanged>[3] = (tx) =>
    letters.takeLetter(tx, task.source_id, task.mode, letter.id);
  if (task.file_hash?.equals(hash)) return endUnchanged(context, task, undefined, take);
  const paths = files.map(({ path }) => path);
  await queueForReading(context, task, fetched, paths, take);
}

/** Reads the mailbox for a person who waits. Resolves to false if the mailbox does not answer. */
async function canRead(context: SourceContext, signal: AbortSignal): Promise<boolean> {
  try {
    await readMailbox(context, signal);
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/**
 * Queues the list of a source's next letter for reading. A refused letter is over, and the state of its source stays as
 * it was.
 */
export async function fetchLetter(context: SourceContext, task: FetchTask, signal: AbortSignal) {
  const { db } = context;
  if (task.is_manual && !(await canRead(context, signal)))
    return void (await fetches.endFetch(db, task.id, 'failed', 'Почтовый ящик сейчас не отвечает'));
  const letter = await letters.selectLetter(db, task.source_id, task.mode);
  if (!letter) return void (await fetches.endFetch(db, task.id, 'same', 'Новых писем нет'));
  const directory = await mkdtemp(join(tmpdir(), 'letter-'));
  try {
    const list = await parseLetter(await readLetter(context, letter), directory, task, signal);
    await queueOrEnd(context, task, list, letter);
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    await db.transaction(async (tx) => {
      await letters.takeLetter(tx, task.source_id, 'update', letter.id);
      await fetches.endFetch(tx, task.id, 'failed', error.message);
    });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
