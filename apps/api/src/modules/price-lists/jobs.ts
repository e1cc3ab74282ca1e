import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { copyRow } from '../../db/copy.ts';
import type { Db } from '../../db/db.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { recogniseIdentical } from '../../merging/identical.ts';
import { selectKnownNames, selectWords } from '../../merging/known-names.ts';
import { mergeList } from '../../merging/merge.ts';
import { lookAt } from '../../merging/preview.ts';
import { MergeProblem, Superseded } from '../../merging/problems.ts';
import {
  clearGoods,
  clearStaged,
  describeProducts,
  failList,
  type ListToRead,
  saveLayout,
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

/** Each piece is a transaction of its own: the embedded database serves others in between. */
async function stage(db: Db, listId: string, batch: Batch) {
  for (const [name, table, columns] of TABLES) {
    const lines = batch[name].map((values) => copyRow([listId, ...values]));
    if (lines.length > 0) await db.copy(table, ['list_id', ...columns], lines);
  }
}

async function readFile(
  { db, storage }: PriceListContext,
  list: ListToRead,
  attempt: number,
  directory: string,
) {
  const { id } = list;
  await describeProducts(db);
  await clearStaged(db, id);
  const task = {
    paths: await fetchParts(storage, list, directory),
    known: await selectKnownNames(db),
    words: await selectWords(db),
    remembered: await selectLayouts(db, list.company_id),
    choices: list.choices,
  };
  const progress = { done: 0, accepted: 0, rejected: 0 };
  const given = new AbortController();
  for await (const message of readInThread(task, given.signal)) {
    if (message.type === 'layout') await saveLayout(db, id, message.columns, message.total);
    if (message.type !== 'batch') continue;
    await stage(db, id, message);
    progress.done += message.done;
    progress.accepted += message.accepted;
    progress.rejected += message.rejects.length;
    if (!(await saveProgress(db, { id, attempt }, progress))) return;
  }
  if (progress.accepted === 0)
    throw new FileProblem('Ни одной строки с товаром. Проверьте столбцы и отклонённые строки');
  await lookAt(db, list, attempt);
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
    await readFile(context, list, attempt, directory);
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

/** Puts a list on sale, in one transaction; where that fails, the old stock is as it was. */
export async function applyList(
  { db, storage }: PriceListContext,
  { id }: { id: string },
  attempt = 1,
): Promise<void> {
  try {
    await mergeList(db, id);
  } catch (error) {
    if (error instanceof Superseded) return;
    if ((error as { code?: string }).code === DEADLOCK && attempt < ATTEMPTS)
      return applyList({ db, storage }, { id }, attempt + 1);
    const isOurs = error instanceof MergeProblem;
    await failList(db, id, isOurs ? error.message : 'Не удалось применить. Остатки прежние');
    if (!isOurs) throw error;
    return;
  }
  await clearGoods(db, id);
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
