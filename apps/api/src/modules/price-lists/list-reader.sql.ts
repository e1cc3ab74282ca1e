import type { Db } from '../../db/db.ts';
import { raiseTimeLimits } from '../../db/patience.ts';
import { PostponedError } from '../../jobs/postponed.ts';
import type { Correction } from '../../tables/cells/table-fields.ts';
import type { Answer } from './goods/doubts.ts';
import { clearStaged } from './price-lists.sql.ts';
import type { ReadingMessage } from './reading/price-list-reading-protocol.ts';

type LayoutMessage = Extract<ReadingMessage, { type: 'layout' }>;

export interface ListToRead {
  id: string;
  company_id: string;
  mode: 'replace' | 'update';
  files: number;
  choices: Correction[];
  answers: Answer[];
}

/** One reading of a list, which nobody else may continue. */
export interface Reader {
  id: string;
  reader: string;
}

/** How often a reader sends a heartbeat, and after how long without one it counts as gone. */
export const HEARTBEAT_MS = 3000;
const ABANDONED = `interval '12 s'`;
/** Limit of tries: a file that kills its reading process is not read again forever. */
const MAX_TRIES = 2;
const GIVEN_UP =
  'Файл дважды не удалось прочитать до конца. Разделите его на части или сохраните в другом формате';

/**
 * Locks the list, so that two readers can't claim it at once. A heartbeat in the future, after the clock was set back,
 * does not keep a reader alive.
 */
const CLAIMABLE = `
  select id, company_id, mode, files, choices, answers, tries,
    reader is null or read_at not between now() - ${ABANDONED} and now() + ${ABANDONED} is_free
  from price_list where id = $1 and attempt = $2 and status = 'reading' for update`;

/**
 * Makes `reader` the reader of a list, from the beginning. Resolves to undefined if nobody waits for the list, or if it
 * has been tried too often. Throws Postponed if another reader is reading it.
 */
export const claimList = (
  db: Db,
  { id, reader }: Reader,
  attempt: number,
): Promise<ListToRead | undefined> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.query<ListToRead & { tries: number; is_free: boolean }>(CLAIMABLE, [
      id,
      attempt,
    ]);
    const [list] = rows;
    if (!list) return undefined;
    if (!list.is_free) throw new PostponedError('Another process reads this price list.');
    await tx.query(
      'update price_list set reader = $2, read_at = now(), tries = tries + 1 where id = $1',
      [id, reader],
    );
    if (list.tries >= MAX_TRIES) {
      await failReading(tx, { id, reader }, GIVEN_UP);
      return undefined;
    }
    await raiseTimeLimits(tx);
    await clearStaged(tx, id);
    return list;
  });

const OWN_LIST = `id = $1 and reader = $2 and status = 'reading'`;

/** Saves a reader's heartbeat. */
export async function sendHeartbeat(db: Db, { id, reader }: Reader): Promise<void> {
  await db.query(`update price_list set read_at = now() where ${OWN_LIST}`, [id, reader]);
}

/**
 * Lets others continue at once. If the reading is not to blame for its end, the try does not count, even if another
 * reader has taken over before that could be saved.
 */
export async function release(db: Db, { id, reader }: Reader, isTried: boolean): Promise<void> {
  await db.query(
    `update price_list set reader = nullif(reader, $2), tries = tries - case when $3 or tries = 0 then 0 else 1 end
     where id = $1 and status = 'reading' and (reader = $2 or not $3)`,
    [id, reader, isTried],
  );
}

export async function failReading(db: Db, { id, reader }: Reader, error: string): Promise<void> {
  await db.query(
    `update price_list set status = 'failed', error = $3, finished_at = now() where ${OWN_LIST}`,
    [id, reader, error],
  );
}

export async function saveLayout(
  db: Db,
  { id, reader }: Reader,
  { columns, questions, total }: Omit<LayoutMessage, 'type'>,
): Promise<void> {
  await db.query(
    `update price_list set columns = $3, questions = $4, rows_total = $5, rows_done = 0 where ${OWN_LIST}`,
    [id, reader, JSON.stringify(columns), JSON.stringify(questions), total],
  );
}

export interface Progress {
  done: number;
  accepted: number;
  rejected: number;
  staged: number;
}

/** Saves the progress of a reading. Resolves to false once nobody waits for it, or another reader has taken over. */
export async function saveProgress(
  db: Db,
  { id, reader }: Reader,
  { done, accepted, rejected, staged }: Progress,
): Promise<boolean> {
  const { rows } = await db.query(
    `update price_list set rows_done = $3, accepted = $4, rejected_count = $5, staged = $6, read_at = now()
     where ${OWN_LIST} returning id`,
    [id, reader, done, accepted, rejected, staged],
  );
  return rows.length > 0;
}

/** Locks a list that has been read to its end. Resolves to false if it is no longer this reader's. */
export async function holdRead(tx: Db, { id, reader }: Reader): Promise<boolean> {
  const { rows } = await tx.query(`select from price_list where ${OWN_LIST} for update`, [
    id,
    reader,
  ]);
  return rows.length > 0;
}
