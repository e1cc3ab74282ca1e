import type { Db } from '../../../db/db.ts';
import { selectNoted } from '../../../merging/noted-rows.ts';
import type { ChangeRow } from '../price-list-wire.ts';

/** How many changes are read at a time. */
const BATCH = 2000;

const CHANGES = `
  select offer_id::text, kind, row, name, warehouse, price_before, price_after, quantity_before, quantity_after, null note
  from price_list_change where list_id = $1 and kind = $2 and offer_id > $3 order by offer_id limit ${BATCH}`;

/** Yields everything that a list has changed, kind by kind, read in batches. */
export async function* readChanges(db: Db, id: string): AsyncGenerator<ChangeRow> {
  for (const kind of ['created', 'removed', 'updated']) {
    for (let after = '0'; ; ) {
      const { rows } = await db.query<ChangeRow & { offer_id: string }>(CHANGES, [id, kind, after]);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last.offer_id;
    }
  }
  for (const kind of ['joined', 'doubtful'] as const)
    yield* (await selectNoted(db, { id, isOver: true }, kind, { limit: null, offset: 0 })).rows;
}

export interface RejectedValues {
  sheet: string | null;
  row: number;
  reason: string;
  values: {
    values: Record<string, string>;
    stocks: { warehouse: string | null; text: string }[];
    hint?: string;
  };
}

/** The rejected rows of a list that nobody has corrected, with the values of their columns. */
export async function selectRejectedValues(db: Db, id: string): Promise<RejectedValues[]> {
  const { rows } = await db.query<RejectedValues>(
    `select sheet, row, reason, "values" from price_list_reject where list_id = $1 and not fixed order by position`,
    [id],
  );
  return rows;
}

export interface ReportFigures {
  id: string;
  company_id: string;
  company: string;
  file_name: string;
  created: number;
  removed: number;
  price_up: number;
  price_down: number;
  joined: number;
  doubtful: number;
  unchanged: number;
  rejected_count: number;
  /** of whoever loaded the list, as long as they speak for the company */
  email: string | null;
}

/** The figures for the letter about a list on sale; undefined if the list is not, or no longer, on sale. */
export async function selectFigures(db: Db, id: string): Promise<ReportFigures | undefined> {
  const { rows } = await db.query<ReportFigures>(
    `select p.id, p.company_id, c.name company, p.file_name, p.created, p.removed, p.price_up, p.price_down, p.joined, p.doubtful, p.unchanged,
       p.rejected_count, a.email
     from price_list p join company c on c.id = p.company_id left join account a on a.id = p.account_id and speaks_for(p.account_id, p.company_id)
     where p.id = $1 and p.status = 'done'`,
    [id],
  );
  return rows[0];
}
