import type { Agreement } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { firstRow, hasRows } from '../../db/db-rows.ts';

/** SQL for what has been paid for the order `p`. */
export const paidOf = (p: string) =>
  `(select coalesce(sum(m.sum), 0)::bigint from payment m where m.order_id = ${p}.id)`;

/** Condition for open orders that are paid later. */
export const onCredit = (p: string) =>
  `${p}.pay_days > 0 and ${p}.status in ('offered', 'confirmed', 'invoiced', 'shipped', 'received')`;

type AgreementRow = Omit<Agreement, 'buyer'> & {
  id: string;
  buyer: { name: string; inn?: string | null; kpp?: string | null };
};

/** The companies that have bought from a supplier, by name. */
export async function selectAgreements(db: Db, supplierId: string): Promise<AgreementRow[]> {
  const { rows } = await db.query<AgreementRow>(
    `select distinct on (buyer.id) buyer.id, last.buyer, a.pay_days, a.credit_limit,
       coalesce(o.used, 0)::bigint used, coalesce(o.overdue, 0)::bigint overdue
     from company buyer
     join lateral (select p.buyer from orders p where p.supplier_id = $1 and p.buyer_id = buyer.id
       order by p.number desc limit 1) last on true
     left join agreement a on a.supplier_id = $1 and a.buyer_id = buyer.id
     left join lateral (select sum(m.due) used, sum(m.due) filter (where p.pay_until < current_date) overdue
       from orders p cross join lateral order_money(p) m where p.supplier_id = $1 and p.buyer_id = buyer.id and ${onCredit('p')}) o on true
     where buyer.id in (select p.buyer_id from orders p where p.supplier_id = $1)`,
    [supplierId],
  );
  return rows.sort((a, b) => a.buyer.name.localeCompare(b.buyer.name, 'ru'));
}

/** Sets an agreement; resolves to false if the company never ordered from this supplier. */
export const upsertAgreement = (
  db: Db,
  supplierId: string,
  buyerId: string,
  { pay_days, credit_limit }: { pay_days: number; credit_limit: number },
): Promise<boolean> =>
  hasRows(
    db,
    `insert into agreement (supplier_id, buyer_id, pay_days, credit_limit)
     select $1, $2, $3, $4 where exists (select from orders where supplier_id = $1 and buyer_id = $2)
     on conflict (supplier_id, buyer_id) do update
       set pay_days = excluded.pay_days, credit_limit = excluded.credit_limit, updated_at = now()
     returning pay_days`,
    [supplierId, buyerId, pay_days, credit_limit],
  );

/**
 * The agreement of a supplier with a buyer. Locks it until the transaction ends, so that nobody else uses its limit.
 */
export const lockAgreement = (tx: Db, supplierId: string, buyerId: string) =>
  firstRow<{ pay_days: number; credit_limit: number }>(
    tx,
    'select pay_days, credit_limit from agreement where supplier_id = $1 and buyer_id = $2 for update',
    [supplierId, buyerId],
  );

/** What is owed on orders that are paid later, not counting the order `except`. */
export const usedCredit = async (db: Db, supplierId: string, buyerId: string, except: string) => {
  const row = await firstRow<{ used: number }>(
    db,
    `select coalesce(sum(m.due), 0)::bigint used from orders p cross join lateral order_money(p) m
     where p.supplier_id = $1 and p.buyer_id = $2 and ${onCredit('p')} and p.id <> $3`,
    [supplierId, buyerId, except],
  );
  return row?.used ?? 0;
};
