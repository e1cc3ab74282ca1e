import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';

interface NewPriceRow {
  id: string;
  from: number;
  to: number;
}

interface RepricingOutcome {
  changed: number;
  until: Date;
}

/** Sets prices that are still what they were, and keeps the old ones for `hours`. Rows are locked in the order of their ids. */
export async function applyPrices(
  db: Db,
  companyId: string,
  rows: readonly NewPriceRow[],
  { undoId, hours }: { undoId: string; hours: number },
): Promise<RepricingOutcome> {
  const answer = await firstRow<RepricingOutcome>(
    db,
    `with given as (select distinct on (g.id) g.* from unnest($2::bigint[], $3::int[], $4::int[]) g(id, old, new) order by g.id),
     held as materialized (select o.id, g.old, g.new from offer o join given g using (id)
       where o.supplier_id = $1 and o.bulk_price = g.old and g.old <> g.new order by o.id for no key update of o),
     changed as (update offer o set bulk_price = h.new, updated_at = now() from held h where o.id = h.id returning o.id),
     kept as (insert into repricing (undo_id, company_id, offer_id, old_price, new_price, expires_at)
       select $5, $1, h.id, h.old, h.new, now() + make_interval(hours => $6) from held h)
     select (select count(*)::int from changed) changed, now() + make_interval(hours => $6) until`,
    [
      companyId,
      rows.map(({ id }) => id),
      rows.map(({ from }) => from),
      rows.map(({ to }) => to),
      undoId,
      hours,
    ],
  );
  return answer!;
}

interface LastPrices {
  undo_id: string;
  changed: number;
  until: Date;
}

/** The prices that were set together last; undefined if they can no longer be taken back. */
export const selectLastPrices = (db: Db, companyId: string): Promise<LastPrices | undefined> =>
  firstRow<LastPrices>(
    db,
    `select undo_id, count(*)::int changed, min(expires_at) until from repricing
     where company_id = $1 and expires_at > now() group by undo_id order by undo_id desc limit 1`,
    [companyId],
  );

/** Takes back prices that nobody has changed since. Resolves to undefined if there is nothing to take back. */
export async function takeBackPrices(
  db: Db,
  companyId: string,
  undoId: string,
): Promise<{ restored: number; kept: number } | undefined> {
  const [answer] = await allRows<{ restored: number; kept: number }>(
    db,
    `with gone as (delete from repricing where undo_id = $2 and company_id = $1 and expires_at > now() returning *),
     held as materialized (select o.id, g.old_price from offer o join gone g on g.offer_id = o.id
       where o.supplier_id = $1 and o.bulk_price = g.new_price order by o.id for no key update of o),
     restored as (update offer o set bulk_price = h.old_price, updated_at = now() from held h where o.id = h.id returning o.id)
     select (select count(*)::int from restored) restored, (select count(*)::int from gone) - (select count(*)::int from restored) kept
     where exists (select from gone)`,
    [companyId, undoId],
  );
  return answer;
}
