import type { Db } from '../db/db.ts';
import { MergeProblem } from './doubts/problems.ts';

const COUNTS = `
  select staged, (select count(*) from price_list_row r where r.list_id = p.id) held from price_list p where id = $1`;

/**
 * Refuses a list of which fewer or more rows are there than its reader has counted: as the whole stock it would take the
 * others off sale.
 */
export async function assertStaged(tx: Db, id: string): Promise<void> {
  const { rows } = await tx.query<{ staged: number; held: number }>(COUNTS, [id]);
  const [list] = rows;
  if (list?.staged !== list?.held)
    throw new MergeProblem('Прайс-лист прочитан не полностью. Загрузите его ещё раз');
}
