import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Disk } from 'flydrive';
import type { Db } from '../../db/db.ts';
import { isAway, isBusy, isOfValues } from '../../db/unavailable.ts';
import { PostponedError } from '../../jobs/postponed.ts';
import { recogniseIdentical } from '../../merging/identical.ts';
import { describeProducts } from '../../merging/known-products.ts';
import { MERGE_STEPS, mergeList } from '../../merging/merging-merge.ts';
import { buildPreview } from '../../merging/merging-preview.ts';
import { MergeProblem, SupersededError } from '../../merging/problems.ts';
import { selectKnownNames, selectWords } from '../../merging/product-known-names.ts';
import { withoutRefusedRows } from '../../merging/refused-rows.ts';
import { assertStaged } from '../../merging/staged.ts';
import { FileProblem } from '../../tables/cells/table-file-problem.ts';
import { selectRuleAnswers } from './doubt-rules.sql.ts';
import { insertDoubts } from './doubts.sql.ts';
import {
  claimList,
  failReading,
  HEARTBEAT_MS,
  holdRead,
  type ListToRead,
  type Progress,
  type Reader,
  release,
  saveLayout,
  saveProgress,
  sendHeartbeat,
} from './list-reader.sql.ts';
import { partKey, removeOldFiles } from './price-list-files.jobs.ts';
import { failList, isOnSale, saveMerged, selectLayouts } from './price-lists.sql.ts';
import {
  type Batch,
  GOOD_COLUMNS,
  REJECT_COLUMNS,
  ROW_COLUMNS,
} from './reading/price-list-reading-protocol.ts';
import { readInProcess } from './reading/reading.ts';
import { stageApart } from './reading/refused-lines.sql.ts';

export interface PriceListContext {
  db: Db;
  storage: Disk;
}

const GONE = 'Файл этой загрузки уже удалён. Загрузите его ещё раз';

/** Copies the file's parts to where the reading process can open them. */
async function fetchParts(storage: Disk, { id, files }: ListToRead, directory: string) {
  if (files === 0) throw new FileProblem(GONE);
  const paths = Array.from({ length: files }, (_, part) => join(directory, String(part)));
  for (const [part, path] of paths.entries()) {
    const key = partKey(id, part);
    if (!(await storage.exists(key))) throw new FileProblem(GONE);
    await pipeline(await storage.getStream(key), createWriteStream(path));
  }
  return paths;
}

const TABLES = [
  ['goods', 'price_list_good', GOOD_COLUMNS],
  ['rows', 'price_list_row', ROW_COLUMNS],
  ['rejects', 'price_list_reject', REJECT_COLUMNS],
] as const;

interface Reading extends Reader {
  attempt: number;
  list: ListToRead;
  signal: AbortSignal;
  /** Why the database has refused goods, by their numbers. */
  lost: Map<string, unknown>;
}

/**
 * Stages a batch in a transaction of its own, so that the embedded database serves others in between. Resolves to false
 * once nobody waits for the reading. Saves the progress first: that locks the list, which the rows must not outlive.
 */
async function stage(db: Db, reading: Reading, batch: Batch, progress: Progress): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      if (!(await saveProgress(tx, reading, progress))) return false;
      if (reading.lost.size > 0) return stageRest(tx, reading, batch, progress);
      for (const [name, table, columns] of TABLES) {
        if (batch[name].length > 0) await tx.copy(table, ['list_id', ...columns], batch[name]);
      }
      return true;
    });
  } catch (error) {
    if (!isOfValues(error)) throw error;
    return db.transaction(
      async (tx) =>
        (await saveProgress(tx, reading, progress)) && stageRest(tx, reading, batch, progress),
    );
  }
}

/** Stages what the database takes of a batch. */
async function stageRest(tx: Db, reading: Reading, batch: Batch, progress: Progress) {
  const { rejected, unstaged } = await stageApart(tx, reading.id, batch, reading.lost);
  progress.accepted -= rejected;
  progress.rejected += rejected;
  progress.staged -= unstaged;
  return saveProgress(tx, reading, progress);
}

/** Stages everything that the process reads. Resolves to undefined once nobody waits for it. */
async function stageAll({ db, storage }: PriceListContext, reading: Reading, directory: string) {
  const { id, list, signal } = reading;
  const task = {
    id,
    paths: await fetchParts(storage, list, directory),
    known: await selectKnownNames(db),
    words: await selectWords(db),
    remembered: await selectLayouts(db, list.company_id),
    choices: list.choices,
    answers: [...(await selectRuleAnswers(db, list.company_id)), ...list.answers],
  };
  const progress: Progress = { done: 0, accepted: 0, rejected: 0, staged: 0 };
  let unrated: string | undefined;
  for await (const message of readInProcess(task, signal)) {
    if (message.type === 'layout') await saveLayout(db, reading, message);
    if (message.type === 'doubts') {
      await insertDoubts(db, reading, message);
      unrated = message.questions.find(({ kind }) => kind === 'currency')?.message;
    }
    if (message.type !== 'batch') continue;
    progress.done += message.done;
    progress.accepted += message.accepted;
    progress.rejected += message.rejects.length;
    progress.staged += message.rows.length;
    if (!(await stage(db, reading, message, progress))) return undefined;
  }
  return { ...progress, unrated };
}

async function readFile(context: PriceListContext, reading: Reading, directory: string) {
  const { db } = context;
  // the database has little to do until the first rows are understood
  const [progress] = await Promise.all([
    stageAll(context, reading, directory),
    describeProducts(db),
  ]);
  if (!progress) return;
  if (progress.accepted === 0)
    throw new FileProblem(
      progress.unrated ?? 'Ни одной строки с товаром. Проверьте столбцы и отклонённые строки',
    );
  await withoutRefusedRows(db, reading.id, (each) =>
    each.transaction(async (tx) => {
      if (!(await holdRead(tx, reading))) return;
      await assertStaged(tx, reading.id);
      await buildPreview(tx, reading.list, reading.attempt);
    }),
  );
}

async function readClaimed(context: PriceListContext, reading: Reading): Promise<void> {
  const { db } = context;
  if (reading.attempt === 1 && (await recogniseIdentical(db, reading.list))) return;
  const directory = await mkdtemp(join(tmpdir(), 'price-list-'));
  const heart = setInterval(() => sendHeartbeat(db, reading).catch(() => undefined), HEARTBEAT_MS);
  try {
    await readFile(context, reading, directory);
  } finally {
    clearInterval(heart);
    await rm(directory, { recursive: true, force: true });
  }
}

const ASK_AGAIN_MS = 1000;

/**
 * Releases a reading as soon as the database answers again: an outage must not count as a failed try. If this process
 * ends before, the lack of heartbeats soon frees the list.
 */
async function giveBack(
  db: Db,
  reader: Reader,
  { isTried, signal }: { isTried: boolean; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    try {
      return await release(db, reader, isTried);
    } catch (error) {
      if (!isAway(error) || signal.aborted) return;
    }
    await wait(ASK_AGAIN_MS, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Reads a list, and leaves it in `preview`, or in `failed` with the reason. A reading that is broken off is left to the
 * next reader; `signal` breaks it off on purpose.
 */
export async function readList(
  context: PriceListContext,
  { id, attempt }: { id: string; attempt: number },
  signal: AbortSignal,
): Promise<void> {
  const { db } = context;
  const reader = { id, reader: randomUUID() };
  const list = await claimList(db, reader, attempt);
  if (!list) return;
  try {
    await removeOldFiles(context, list.company_id);
    await readClaimed(context, { ...reader, attempt, list, signal, lost: new Map() });
  } catch (error) {
    if (error instanceof FileProblem) return failReading(db, reader, error.message);
    await giveBack(db, reader, { isTried: !signal.aborted && !isAway(error), signal });
    throw signal.aborted ? new PostponedError('The reading goes on elsewhere.') : error;
  }
}

const NOT_APPLIED =
  'Не удалось применить из-за ошибки на сервере: остатки прежние. Загрузите файл ещё раз; если не поможет, напишите нам';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/**
 * Merges a list and saves its progress outside the merge's transaction, so that the merge never waits for that. The
 * embedded database has one connection, which the merge holds: there the progress is saved after the merge, without
 * effect.
 */
async function mergeNoting(db: Db, id: string): Promise<void> {
  let notes: Promise<unknown> = Promise.resolve();
  try {
    await withoutRefusedRows(db, id, (each) =>
      mergeList(each, id, (step) => {
        // losing a saved progress does no other harm
        notes = notes.then(() => saveMerged(db, id, step, MERGE_STEPS)).catch(() => undefined);
      }),
    );
  } finally {
    await notes;
  }
}

/**
 * Puts a list on sale in one transaction. If that fails, the old stock stays as it was. Resolves to true if the list is
 * on sale.
 */
export async function applyList(
  { db, storage }: PriceListContext,
  { id }: { id: string },
  attempt = 1,
): Promise<boolean> {
  try {
    await mergeNoting(db, id);
    return true;
  } catch (error) {
    // cancelled meanwhile, or put on sale by a process that was killed before it could say so
    if (error instanceof SupersededError) return isOnSale(db, id);
    if ((error as { code?: string }).code === DEADLOCK && attempt < ATTEMPTS)
      return applyList({ db, storage }, { id }, attempt + 1);
    // the stock is as it was; the list is merged as soon as the database is back
    if (isAway(error) || isBusy(error)) throw error;
    const isOurs = error instanceof MergeProblem;
    await failList(db, id, isOurs ? error.message : NOT_APPLIED);
    if (!isOurs) throw error;
    return false;
  }
}
