import type { Source, SourceFetch } from '@org/api-client/schema';
import { addDays } from 'date-fns/addDays';
import { addMinutes } from 'date-fns/addMinutes';
import { isAfter } from 'date-fns/isAfter';
import { addressOf } from '../../../mailbox/mail-address.ts';

/** A fetch of a source as the database gives it, with times as text. */
export type FetchRow = SourceFetch;

/** A source as the database gives it. */
export interface SourceRow
  extends Omit<
    Source,
    | 'state'
    | 'mail_address'
    | 'trouble'
    | 'import_id'
    | 'is_old'
    | 'secret_set_at'
    | 'confirmed_at'
    | 'next_at'
    | 'created_at'
  > {
  company_id: string;
  mail_token: string | null;
  attempt: number;
  secret_set_at: Date | null;
  confirmed_at: Date | null;
  next_at: Date | null;
  created_at: Date;
  /** the latest fetch that brought a list */
  last_list: FetchRow | null;
}

/** How many fetches in a row fail before people are told. */
export const MANY_FAILURES = 3;

const RUNNING: readonly SourceFetch['status'][] = ['waiting', 'fetching', 'reading', 'applying'];

function stateOf({ last, last_list, is_active, attempt }: SourceRow): Source['state'] {
  if ([last, last_list].some((fetch) => fetch && RUNNING.includes(fetch.status))) return 'running';
  if (last_list?.status === 'stopped') return 'stopped';
  if (!is_active) return 'paused';
  if (last_list?.status === 'failed' || attempt >= MANY_FAILURES) return 'failing';
  if (attempt > 0) return 'retrying';
  return last ? 'working' : 'new';
}

/** When stock counts as old: after this many days, and after this many periods of the schedule. */
const OLD = { days: 2, turns: 3 };

function isOld({ confirmed_at, every_minutes }: SourceRow, now: number) {
  const since = confirmed_at ?? now;
  return (
    isAfter(now, addDays(since, OLD.days)) &&
    isAfter(now, addMinutes(since, OLD.turns * (every_minutes ?? 0)))
  );
}

const isoOf = (text: string) => new Date(text).toISOString();
export const toFetch = ({ at, finished_at, ...fetch }: FetchRow): SourceFetch => ({
  ...fetch,
  at: isoOf(at),
  finished_at: finished_at && isoOf(finished_at),
});

const TROUBLED: readonly Source['state'][] = ['stopped', 'failing', 'retrying'];

/** A source as the contract shows it. */
export function toSource(
  row: SourceRow,
  mailInAddress: string | undefined,
  now = Date.now(),
): Source {
  const { company_id: _, attempt: __, mail_token, last_list, last, ...source } = row;
  const state = stateOf(row);
  const blamed = state === 'stopped' || last_list?.status === 'failed' ? last_list : last;
  return {
    ...source,
    mail_address: mail_token && mailInAddress ? addressOf(mailInAddress, mail_token) : null,
    last: last && toFetch(last),
    state,
    trouble: TROUBLED.includes(state) ? (blamed?.message ?? null) : null,
    import_id: state === 'stopped' ? (last_list?.import_id ?? null) : null,
    is_old: isOld(row, now),
    secret_set_at: row.secret_set_at?.toISOString() ?? null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    next_at: row.is_active ? (row.next_at?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
  };
}

const RANK: readonly Source['state'][] = ['stopped', 'failing', 'retrying'];
const rankOf = ({ state, is_old }: Source) =>
  RANK.includes(state) ? RANK.indexOf(state) : RANK.length + (is_old ? 0 : 1);

/** Orders sources: those that need attention first, the others as they were created. */
export const inOrder = (sources: readonly Source[]) =>
  sources.toSorted((a, b) => rankOf(a) - rankOf(b));
