import type { components } from '@org/api-client/schema';
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds';
import type { Column, Correction } from '../../tables/cells/table-fields.ts';

type Schemas = components['schemas'];
export type Import = Schemas['Import'];
export type Status = Schemas['ImportStatus'];
export type ChangeRow = Schemas['ImportChange'];
export type RejectRow = Schemas['RejectedRow'];

/** A price list as the database gives it. */
export interface ListRow
  extends Omit<
    Import,
    'eta_s' | 'created_at' | 'finished_at' | 'can_undo' | 'created_by' | 'columns'
  > {
  company_id: string;
  attempt: number;
  files: number;
  columns: Column[];
  choices: Correction[];
  created_by: string | null;
  can_undo: boolean | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** Rows a second that a merge gets through on a slow machine. */
const MERGED_PER_S = 12_000;
const MIN_S = 1;

/** Returns the seconds left: of a reading by its own pace, of a merge by the usual speed of merges. */
function secondsLeft(
  { status, started_at, rows_total, rows_done, accepted }: ListRow,
  now: number,
) {
  if (!started_at) return null;
  const passed = differenceInMilliseconds(now, started_at) / 1000;
  if (status === 'running') return Math.max(MIN_S, Math.ceil(accepted / MERGED_PER_S - passed));
  if (status !== 'reading' || !rows_total || rows_done === 0) return null;
  return Math.max(MIN_S, Math.ceil((passed / rows_done) * (rows_total - rows_done)));
}

/** Columns as the contract shows them. */
export const toColumns = (columns: readonly Column[]): Import['columns'] =>
  columns.map(({ layout: _, isMoved: __, ...column }) => ({
    top: [],
    role: null,
    price_type: null,
    account:
      column.field === null && !column.role ? ('unexplained' as const) : ('understood' as const),
    ...column,
  }));

/** A price list as the contract shows it. */
export const toImport = (row: ListRow, now = Date.now()): Import => ({
  id: row.id,
  status: row.status,
  mode: row.mode,
  file_name: row.file_name,
  file_size: row.file_size,
  rows_total: row.rows_total,
  rows_done: row.rows_done,
  accepted: row.accepted,
  created: row.created,
  updated: row.updated,
  removed: row.removed,
  unchanged: row.unchanged,
  rejected_count: row.rejected_count,
  columns: toColumns(row.columns),
  price_up: row.price_up,
  price_down: row.price_down,
  joined: row.joined,
  doubtful: row.doubtful,
  warnings: row.warnings,
  questions: row.questions,
  error: row.error,
  eta_s: secondsLeft(row, now),
  can_undo: row.can_undo ?? false,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
