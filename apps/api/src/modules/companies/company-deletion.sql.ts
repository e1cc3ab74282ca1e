import { KEPT_DAYS } from '../../accounts/membership.ts';
import type { Db } from '../../db/db.ts';
import { allRows } from '../../db/db-rows.ts';

/** Deletes a company, and keeps its offers apart as long as it can be brought back. */
export async function deleteCompany(db: Db, id: string, accountId: string) {
  await db.query(
    `with gone as (delete from offer where supplier_id = $1 returning *)
     insert into removed_rest (undo_id, company_id, offer, expires_at)
     select $1, $1, to_jsonb(gone), now() + make_interval(days => $2) from gone`,
    [id, KEPT_DAYS],
  );
  await db.query(
    `update company set deleted_at = now(), deleted_by = (select coalesce(full_name, email, phone) from account where id = $2)
     where id = $1`,
    [id, accountId],
  );
}

/** Brings a company back, with the offers whose products and warehouses are still there. */
export async function restoreCompany(db: Db, id: string) {
  await db.query('update company set deleted_at = null, deleted_by = null where id = $1', [id]);
  await db.query(
    `with back as (delete from removed_rest where undo_id = $1 and company_id = $1 returning offer)
     insert into offer select (jsonb_populate_record(null::offer, back.offer || jsonb_build_object('city_id', w.city_id))).*
     from back join warehouse w on w.id = (back.offer ->> 'warehouse_id')::int
     join product p on p.id = (back.offer ->> 'product_id')::int
     on conflict do nothing`,
    [id],
  );
}

export interface DeletedRow {
  id: string;
  name: string;
  by: string | null;
  deleted_at: Date;
  kept_until: Date;
}

/** The deleted companies that an account can bring back. */
export const selectDeleted = (db: Db, accountId: string): Promise<DeletedRow[]> =>
  allRows<DeletedRow>(
    db,
    `select c.id, c.name, c.deleted_by by, c.deleted_at, c.deleted_at + make_interval(days => $2) kept_until from company c
     where c.deleted_at > now() - make_interval(days => $2) and exists (
       select from company_member m where m.account_id = $1 and m.is_owner and m.company_id in (c.id, c.parent_id))
     order by c.deleted_at desc, c.id`,
    [accountId, KEPT_DAYS],
  );
