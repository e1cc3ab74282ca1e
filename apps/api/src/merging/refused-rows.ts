import type { Db } from '../db/db.ts';
import { raiseTimeLimits } from '../db/patience.ts';
import { isOfValues } from '../db/unavailable.ts';
import { SupersededError } from './problems.ts';

const TOO_MUCH = 'слишком велико число';
const WHAT: Record<string, string> = {
  '22001': 'слишком длинный текст',
  '22003': TOO_MUCH,
  '22021': 'недопустимые знаки',
  '22P02': 'непонятное значение',
  '22P05': 'недопустимые знаки',
  '23505': 'то же, что в другой строке',
  '54000': 'слишком длинный текст',
};

/** Says of a row that the database has refused what is known of the reason, and what to do. */
export function refusalReason(error: unknown): string {
  const what = WHAT[(error as { code?: string }).code ?? ''];
  return `База данных не приняла строку${what ? `: ${what}` : ''}. Исправьте в ней необычные значения и загрузите снова`;
}

/** A trial that has succeeded, and so is rolled back. */
class TrialRollback extends Error {}

/** As many trials single out a dozen of rows in the largest list. More faults are no fault of single rows. */
const MAX_TRIALS = 400;

const ONLY = `delete from price_list_row where list_id = $1 and not (position between $2 and $3)`;
const WITHOUT_ROWS = `
  delete from price_list_good g where g.list_id = $1
    and not exists (select from price_list_row r where r.list_id = $1 and r.good = g.good)`;
/** Counts anew what is staged. A trial takes nothing off sale: that is not about its rows. */
const AS_PART = `
  update price_list set mode = 'update', staged = (select count(*) from price_list_row where list_id = $1) where id = $1`;

type Work = (tx: Db) => Promise<unknown>;

/** Returns a trial of a list's rows with these positions alone. It resolves to the error, and leaves no trace. */
function createTrials(db: Db, id: string, work: Work) {
  let left = MAX_TRIALS;
  return async (first: number | undefined, last: number | undefined): Promise<unknown> => {
    if (--left < 0) throw new Error('Too many rows of a list are refused.');
    try {
      await db.transaction(async (tx) => {
        await raiseTimeLimits(tx);
        await tx.query(ONLY, [id, first ?? 1, last ?? 0]);
        await tx.query(WITHOUT_ROWS, [id]);
        await tx.query(AS_PART, [id]);
        await work(tx);
        throw new TrialRollback();
      });
    } catch (error) {
      if (error instanceof TrialRollback) return undefined;
      if (!isOfValues(error)) throw error;
      return error;
    }
    return undefined;
  };
}

interface Refusal {
  position: number;
  reason: string;
}

/** Halves rows that are refused together until each refused one is alone. */
async function refusalsAmong(
  positions: readonly number[],
  error: unknown,
  attempt: ReturnType<typeof createTrials>,
): Promise<Refusal[]> {
  const [only = 0] = positions;
  if (positions.length <= 1) return [{ position: only, reason: refusalReason(error) }];
  const middle = positions.length >> 1;
  const refused: Refusal[] = [];
  for (const half of [positions.slice(0, middle), positions.slice(middle)]) {
    const why = await attempt(half[0], half.at(-1));
    if (why) refused.push(...(await refusalsAmong(half, why, attempt)));
  }
  if (refused.length > 0) return refused;
  // each half does without the other: one row of the second contradicts the first
  let [least, most] = [middle, positions.length];
  let reason = error;
  while (most - least > 1) {
    const count = (least + most) >> 1;
    const why = await attempt(only, positions[count - 1]);
    if (why) [most, reason] = [count, why];
    else least = count;
  }
  return [{ position: positions[most - 1] ?? only, reason: refusalReason(reason) }];
}

/** Moves the rows of a file to which these staged rows belong to the rejected ones. */
const REJECT = `
  with refused as (
    select r.sheet, r.row, min(r.position) position, min(r.text) text, min(x.reason) reason
    from price_list_row r join unnest($2::int[], $3::text[]) x(position, reason) on x.position = r.position
    where r.list_id = $1 group by r.sheet, r.row),
  gone as (
    delete from price_list_row r using refused x
    where r.list_id = $1 and r.row = x.row and r.sheet is not distinct from x.sheet returning r.position),
  named as (
    insert into price_list_reject (list_id, position, sheet, row, text, "values", reason)
    select $1, position, sheet, row, text, '{"values": {}, "stocks": []}', reason from refused returning position)
  update price_list set staged = staged - (select count(*) from gone),
    accepted = accepted - (select count(*) from named), rejected_count = rejected_count + (select count(*) from named)
  where id = $1 and status in ('reading', 'running') returning id`;

/**
 * Does the work on the staged rows of a list. If the database refuses their values, it finds the rows that are to
 * blame, rejects them with the reason, and does the work with the others.
 * @param work Runs in a transaction of its own, perhaps several times. What it does must depend on the rows alone.
 */
export async function withoutRefusedRows(
  db: Db,
  id: string,
  work: (db: Db) => Promise<unknown>,
): Promise<void> {
  const attempt = createTrials(db, id, work);
  for (;;) {
    try {
      await work(db);
      return;
    } catch (error) {
      // what fails without any row is not to be blamed on one
      if (!isOfValues(error) || (await attempt(undefined, undefined))) throw error;
      const { rows } = await db.query<{ position: number }>(
        'select position from price_list_row where list_id = $1 order by position',
        [id],
      );
      const positions = rows.map(({ position }) => position);
      if (positions.length === 0) throw error;
      const why = await attempt(positions[0], positions.at(-1));
      // only the rest of the work fails, such as what the list takes off sale
      if (!why) throw error;
      const refused = await refusalsAmong(positions, why, attempt);
      await db.transaction(async (tx) => {
        const { rows: held } = await tx.query(REJECT, [
          id,
          refused.map(({ position }) => position),
          refused.map(({ reason }) => reason),
        ]);
        if (held.length === 0) throw new SupersededError();
        await tx.query(WITHOUT_ROWS, [id]);
      });
    }
  }
}
