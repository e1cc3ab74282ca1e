import type { Db } from '../../db/db.ts';
import {
  balanceOf,
  entryOf,
  type LedgerParty,
  type LedgerRow,
  type Reconciliation,
} from './documents/ledger.ts';

const DAY_OF_EVENT = `(e.at at time zone 'Europe/Moscow')::date`;

/** SQL for all movements between a seller and a buyer up to a day, in order. */
const LEDGER = `
  select 'shipped' kind, d.issued_on date, d.number, p.number::text reference, d.sum
  from orders p join document d on d.order_id = p.id and d.kind in ('upd', 'torg12')
  where p.supplier_id = $1 and p.buyer_id = $2 and d.issued_on <= $3
  union all
  select 'paid', m.paid_on, p.number, m.reference, m.sum from orders p join payment m on m.order_id = p.id
  where p.supplier_id = $1 and p.buyer_id = $2 and m.paid_on <= $3
  union all
  select 'credited', ${DAY_OF_EVENT}, p.number, null, coalesce((e.details->>'sum')::bigint, 0)
  from orders p join order_event e on e.order_id = p.id and e.kind = 'claim_accepted'
  where p.supplier_id = $1 and p.buyer_id = $2 and ${DAY_OF_EVENT} <= $3
  order by 2, 1 desc, 3`;

interface ReconciliationScope {
  own: string;
  partner: string;
  from: string;
  to: string;
}

/** The movements between two companies, whichever of them sells; undefined if they have no orders. */
export async function readReconciliation(
  db: Db,
  { own: ownCompany, partner, from, to }: ReconciliationScope,
): Promise<Reconciliation | undefined> {
  const { rows: orders } = await db.query<{
    supplier_id: string;
    buyer_id: string;
    supplier: LedgerParty;
    buyer: LedgerParty;
  }>(
    `select supplier_id, buyer_id, supplier, buyer from orders
     where (supplier_id = $1 and buyer_id = $2) or (supplier_id = $2 and buyer_id = $1)
     order by (supplier_id = $1) desc, number desc limit 1`,
    [ownCompany, partner],
  );
  const sides = orders[0];
  if (!sides) return undefined;
  const { rows } = await db.query<LedgerRow>(LEDGER, [sides.supplier_id, sides.buyer_id, to]);
  const all = rows.map(entryOf);
  const before = all.filter(({ date }) => date < from);
  return {
    seller: { name: sides.supplier.name, inn: sides.supplier.inn ?? null },
    buyer: { name: sides.buyer.name, inn: sides.buyer.inn ?? null },
    from,
    to,
    opening: balanceOf(before),
    entries: all.filter(({ date }) => date >= from),
  };
}
