import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import type { Db } from '../../../../db/db.ts';
import { moscowDay } from '../../../../trade/moscow.ts';
import { selectBoughtSizes } from '../../trade-figures.sql.ts';
import { oftenText, useReason, usesOf } from './repeat.ts';
import {
  insertDraft,
  lockDue,
  moveRepeat,
  type RepeatRow,
  selectDue,
} from './request-repeats.sql.ts';

const dayAfter = (day: string, days: number) =>
  lightFormat(addDays(parseISO(day), days), 'yyyy-MM-dd');

/** The first day after today in steps from the last one. */
function nextByDate(last: string, every: number, today: string): string {
  const passed = differenceInCalendarDays(parseISO(today), parseISO(last));
  return dayAfter(last, every * (Math.floor(passed / every) + 1));
}

/** What comes of a request whose day has come: its next day, and of which lines there is a draft, if any. */
async function turnOf(db: Db, { account_id, every_days, next_on, lines }: RepeatRow) {
  const today = moscowDay();
  if (every_days !== null)
    return {
      next: nextByDate(next_on, every_days, today),
      reason: `по расписанию: ${oftenText(every_days)}`,
      drafted: lines.map(({ id }) => ({ id, quantity: null })),
    };
  const uses = usesOf(lines, await selectBoughtSizes(db, account_id, null));
  const due = uses.filter(({ due_on }) => due_on <= today);
  const shortest = Math.min(...due.map((use) => use.every_days));
  const waits = uses[0]?.due_on ?? dayAfter(today, 1);
  return {
    next: due.length > 0 ? dayAfter(today, shortest) : waits,
    reason: useReason(due) ?? '',
    drafted: due.map(({ line, quantity }) => ({ id: line, quantity })),
  };
}

/** Makes the draft of a request whose day has come, unless one waits; moves its day on. */
async function repeat(db: Db, requestId: string): Promise<void> {
  const row = await lockDue(db, requestId);
  if (!row) return;
  const { next, reason, drafted } = await turnOf(db, row);
  if (row.sees && !row.has_draft && drafted.length > 0) await insertDraft(db, row, reason, drafted);
  await moveRepeat(db, requestId, next);
}

/** Makes drafts of requests whose time has come. One that can't be made does not stop the others. */
export async function repeatRequests(db: Db): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await selectDue(db))
    await db.transaction((tx) => repeat(tx, id)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some requests could not repeat.');
}
