import type { Db } from '../../db/db.ts';

/**
 * Takes rows of a company off sale and keeps them for `minutes`; resolves to their number, and until when they are
 * kept.
 */
export async function removeRests(
  db: Db,
  companyId: string,
  ids: readonly string[],
  { undoId, minutes }: { undoId: string; minutes: number },
): Promise<{ deleted: number; until: Date }> {
  const { rows } = await db.query<{ deleted: number; until: Date }>(
    `with gone as (delete from offer where supplier_id = $1 and id = any($2::bigint[]) returning *),
     kept as (insert into removed_rest (undo_id, company_id, offer, expires_at)
       select $3, $1, to_jsonb(gone), now() + make_interval(mins => $4) from gone)
     select (select count(*) from gone) deleted, now() + make_interval(mins => $4) until`,
    [companyId, ids, undoId, minutes],
  );
  return rows[0]!;
}

/**
 * Restores rows that were removed together, if their product and warehouse still exist and no other row has taken their
 * place. Resolves to the number of restored rows; undefined if there is nothing left to restore.
 */
export async function restoreRests(
  db: Db,
  companyId: string,
  undoId: string,
): Promise<number | undefined> {
  const deleted = await db.query<{ offer: unknown }>(
    'delete from removed_rest where undo_id = $2 and company_id = $1 and expires_at > now() returning offer',
    [companyId, undoId],
  );
  if (deleted.rows.length === 0) return undefined;
  const { rows } = await db.query(
    `insert into offer select (jsonb_populate_record(null::offer, kept.offer || jsonb_build_object('city_id', w.city_id))).*
     from jsonb_array_elements($1::jsonb) kept(offer) join warehouse w on w.id = (kept.offer ->> 'warehouse_id')::int
     join product p on p.id = (kept.offer ->> 'product_id')::int
     on conflict do nothing returning id`,
    [JSON.stringify(deleted.rows.map(({ offer }) => offer))],
  );
  return rows.length;
}
