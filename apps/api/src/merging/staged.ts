import type { Db } from '../db/db.ts';
import { MergeProblem } from './problems.ts';

const COUNTS = `
  select staged, (select count(*) from price_list_row r where r.list_id = p.id) held from price_list p where id = $1`;

/**
 * Throws a MergeProblem if a list has fewer or more staged rows than its reader has counted. Merged as the whole stock,
 * it would take the missing offers off sale.
 */
export async function assertStaged(tx: Db, id: string): Promise<void> {
  const { rows } = await tx.query<{ staged: number; held: number }>(COUNTS, [id]);
  const [list] = rows;
  if (list?.staged !== list?.held)
    throw new MergeProblem('Прайс-лист прочитан не полностью. Загрузите его ещё раз');
}
