import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import type { Db } from '../../db/db.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { recogniseIdentical } from '../../merging/identical.ts';
import { selectKnownNames, selectWords } from '../../merging/known-names.ts';
import { describeProducts } from '../../merging/known-products.ts';
import { MERGE_STEPS, mergeList } from '../../merging/merge.ts';
import { lookAt } from '../../merging/preview.ts';
import { MergeProblem, Superseded } from '../../merging/problems.ts';
import {
  clearStaged,
  failList,
  type ListToRead,
  saveLayout,
  saveMerged,
  saveProgress,
  selectLayouts,
  selectListToRead,
  selectUnfinished,
} from './queries.ts';
import { FileProblem } from './readers/file-problem.ts';
import { type Batch, GOOD_COLUMNS, REJECT_COLUMNS, ROW_COLUMNS } from './reading/protocol.ts';
import { readInThread } from './reading/reading.ts';

export interface PriceListContext {
  db: Db;
  storage: Disk;
}

/** Where the parts of a file lie in the storage. */
export const partKey = (id: string, part: number) => `price-lists/${id}/${part}`;

/** Lays the file's parts where the reading thread can open them. */
async function fetchParts(storage: Disk, { id, files }: ListToRead, directory: string) {
  const paths = Array.from({ length: files }, (_, part) => join(directory, String(part)));
  for (const [part, path] of paths.entries())
    await pipeline(await storage.getStream(partKey(id, part)), createWriteStream(path));
  return paths;
}

const TABLES = [
  ['goods', 'price_list_good', GOOD_COLUMNS],
  ['rows', 'price_list_row', ROW_COLUMNS],
  ['rejects', 'price_list_reject', REJECT_COLUMNS],
] as const;

interface Reading {
  id: string;
  attempt: number;
  list: ListToRead;
}

interface Progress {
  done: number;
  accepted: number;
  rejected: number;
}

/**
 * Each piece is a transaction of its own: the embedded database serves others in between. False once nobody waits for
 * the reading. The progress goes first, since it holds the list, which the rows must not outlive.
 */
const stage = (db: Db, { id, attempt }: Reading, batch: Batch, progress: Progress) =>
  db.transaction(async (tx) => {
    if (!(await saveProgress(tx, { id, attempt }, progress))) return false;
    for (const [name, table, columns] of TABLES) {
      if (batch[name].length > 0) await tx.copy(table, ['list_id', ...columns], batch[name]);
    }
    return true;
  });

/** Brings all that the thread reads into the database; undefined once nobody waits for it. */
async function stageAll({ db, storage }: PriceListContext, reading: Reading, directory: string) {
  const { id, list } = reading;
  const task = {
    id,
    paths: await fetchParts(storage, list, directory),
    known: await selectKnownNames(db),
    words: await selectWords(db),
    remembered: await selectLayouts(db, list.company_id),
    choices: list.choices,
  };
  const progress: Progress = { done: 0, accepted: 0, rejected: 0 };
  const given = new AbortController();
  for await (const message of readInThread(task, given.signal)) {
    if (message.type === 'layout') await saveLayout(db, id, message.columns, message.total);
    if (message.type !== 'batch') continue;
    progress.done += message.done;
    progress.accepted += message.accepted;
    progress.rejected += message.rejects.length;
    if (!(await stage(db, reading, message, progress))) return undefined;
  }
  return progress;
}

async function readFile(context: PriceListContext, reading: Reading, directory: string) {
  const { db } = context;
  await clearStaged(db, reading.id);
  // the database has little to do until the first rows are understood
  const [progress] = await Promise.all([
    stageAll(context, reading, directory),
    describeProducts(db),
  ]);
  if (!progress) return;
  if (progress.accepted === 0)
    throw new FileProblem('Ни одной строки с товаром. Проверьте столбцы и отклонённые строки');
  await lookAt(db, reading.list, reading.attempt);
}

/** Reads a list, and leaves it in `preview`, or in `failed` with the reason. */
export async function readList(
  context: PriceListContext,
  { id, attempt }: { id: string; attempt: number },
): Promise<void> {
  const { db } = context;
  const list = await selectListToRead(db, id, attempt);
  if (!list) return;
  if (attempt === 1 && (await recogniseIdentical(db, list))) return;
  const directory = await mkdtemp(join(tmpdir(), 'price-list-'));
  try {
    await readFile(context, { id, attempt, list }, directory);
  } catch (error) {
    if (!(error instanceof FileProblem)) {
      await failList(db, id, 'Не удалось прочитать файл. Попробуйте ещё раз');
      throw error;
    }
    await failList(db, id, error.message);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/**
 * Merges a list and notes how far that is, beside its transaction: the merge waits for no note. The embedded database
 * has one connection, which the merge holds; there the notes come after it, and say nothing any more.
 */
async function mergeNoting(db: Db, id: string): Promise<void> {
  let notes: Promise<unknown> = Promise.resolve();
  try {
    await mergeList(db, id, (step) => {
      // a note that is lost costs nothing but the note
      notes = notes.then(() => saveMerged(db, id, step, MERGE_STEPS)).catch(() => undefined);
    });
  } finally {
    await notes;
  }
}

/** Puts a list on sale, in one transaction; where that fails, the old stock is as it was. */
export async function applyList(
  { db, storage }: PriceListContext,
  { id }: { id: string },
  attempt = 1,
): Promise<void> {
  try {
    await mergeNoting(db, id);
  } catch (error) {
    if (error instanceof Superseded) return;
    if ((error as { code?: string }).code === DEADLOCK && attempt < ATTEMPTS)
      return applyList({ db, storage }, { id }, attempt + 1);
    const isOurs = error instanceof MergeProblem;
    await failList(db, id, isOurs ? error.message : 'Не удалось применить. Остатки прежние');
    if (!isOurs) throw error;
    return;
  }
}

/**
 * Takes up again the lists that a process left behind when it ended. Where another process is still at one of them, the
 * two do no harm to each other: a merge that comes second finds nothing to do.
 */
export async function resumePriceLists({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  for (const { id, attempt, status } of await selectUnfinished(db))
    if (status === 'running') await jobs.add(db, 'apply-price-list', { id });
    else await jobs.add(db, 'read-price-list', { id, attempt });
}
