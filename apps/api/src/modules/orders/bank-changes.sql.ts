import type { OrderStatus } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow } from '../../db/db-rows.ts';

/** For how many days buyers are told that bank details have changed. */
const TOLD_DAYS = 14;

/** SQL of the day on which a supplier's bank details have changed, if buyers are told so now; else null. */
export const changedOn = (supplier: string) =>
  `(select ((max(b.applied_at) at time zone 'Europe/Moscow')::date)::text from bank_change b
    where b.company_id = ${supplier} and b.applied_at > now() - interval '${TOLD_DAYS} days')`;

/** The companies whose new bank details have waited long enough. */
export const selectDue = async (db: Db): Promise<string[]> => {
  const rows = await allRows<{ id: string }>(
    db,
    `select b.company_id id from bank_change b join company c on c.id = b.company_id
     where b.due_at <= now() and b.applied_at is null and b.refused_at is null and c.deleted_at is null
     order by b.due_at limit 100`,
  );
  return rows.map(({ id }) => id);
};

/**
 * Lets the bank details of a company take effect; resolves to a description of them, or to undefined if they were
 * refused meanwhile. Who refuses them holds the company, so one of the two comes first.
 */
export const applyBankChange = async (tx: Db, companyId: string): Promise<string | undefined> => {
  await tx.query('select from company where id = $1 for no key update', [companyId]);
  const row = await firstRow<{ bank_account: string | null; bank_bic: string | null }>(
    tx,
    `with due as (update bank_change set applied_at = now()
       where company_id = $1 and due_at <= now() and applied_at is null and refused_at is null returning *)
     update company c set bank_bic = due.bank_bic, bank_account = due.bank_account, bank_name = due.bank_name,
       bank_correspondent_account = due.bank_correspondent_account
     from due where c.id = due.company_id returning c.bank_account, c.bank_bic`,
    [companyId],
  );
  return row && `счёт ${row.bank_account ?? '—'}, БИК ${row.bank_bic ?? '—'}`;
};

/** SQL of the orders of supplier $1 with an invoice that is not paid in full: `p`, and its money `m`. */
const UNPAID = `from orders p cross join lateral order_money(p) m
  where p.supplier_id = $1 and p.status not in ('declined', 'cancelled') and m.due > 0
    and exists (select from document d where d.order_id = p.id and d.kind = 'invoice')`;

export const selectUnpaid = (tx: Db, supplierId: string) =>
  allRows<{ id: string; status: OrderStatus }>(
    tx,
    `select p.id, p.status ${UNPAID} order by p.id for update of p`,
    [supplierId],
  );

/** How many those are and what is left to pay, in kopecks. */
export const sumUnpaid = async (db: Db, supplierId: string) => {
  const row = await firstRow<{ count: number; due: number }>(
    db,
    `select count(*)::int "count", coalesce(sum(m.due), 0)::float8 due ${UNPAID}`,
    [supplierId],
  );
  return row ?? { count: 0, due: 0 };
};
