import type { RequestEvent } from '@org/api-client/schema';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { type EventRow, MAX_NOTED_LINES } from '../../requests/request-history.sql.ts';

const MAX_SHOWN = 100;
/** Changes of lines that follow each other this soon are one sitting. */
const SITTING_MINUTES = 10;

const isOneSitting = (later: EventRow, earlier: EventRow) =>
  later.kind === 'changed' &&
  earlier.kind === 'changed' &&
  later.account_id !== null &&
  later.account_id === earlier.account_id &&
  differenceInMinutes(later.at, earlier.at) < SITTING_MINUTES;

/** What became of a line in the end: who takes another product, and then more of it, has taken another product. */
function inTheEnd(later: EventRow['lines'][number], earlier: EventRow['lines'][number]) {
  const isSmall = later.change === 'quantity' || later.change === 'offer';
  const isLarge = earlier.change === 'product' || earlier.change === 'back';
  return isSmall && isLarge ? { ...later, change: earlier.change } : later;
}

function joined(later: EventRow, earlier: EventRow): EventRow {
  const lines = new Map(later.lines.map((line) => [line.id, line]));
  for (const line of earlier.lines) {
    const known = lines.get(line.id);
    lines.set(line.id, known ? inTheEnd(known, line) : line);
  }
  const count = Math.max(lines.size, later.count, earlier.count);
  return { ...later, count, lines: [...lines.values()] };
}

/** The history of a request as it is shown, the latest first. */
export function toHistory(rows: readonly EventRow[]): RequestEvent[] {
  const events: EventRow[] = [];
  for (const row of rows) {
    const last = events.at(-1);
    if (last && isOneSitting(last, row)) events[events.length - 1] = joined(last, row);
    else events.push(row);
  }
  return events.slice(0, MAX_SHOWN).map(({ account_id: _, at, until, lines, ...event }) => ({
    ...event,
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
    lines: lines.slice(0, MAX_NOTED_LINES).map(({ id: _id, ...line }) => line),
  }));
}
