import type { RequestEvent } from '@org/api-client/schema';
import type { Db } from '../db/db.ts';
import { allRows } from '../db/db-rows.ts';

/** What became of a line, as it is written down: the product by its id. */
export interface NotedLine {
  id: string;
  text: string;
  change: RequestEvent['lines'][number]['change'];
  product_id: string | null;
  quantity: number | null;
}

/** Something that happens to a request. What it says nothing of is not known, or is none. */
export interface NewEvent {
  kind: Exclude<RequestEvent['kind'], 'created'>;
  /** the person that does it; none: the supplier does */
  accountId?: string | null;
  supplierId?: string | null;
  count?: number;
  lines?: readonly NotedLine[];
  name?: string;
  price?: number;
  until?: string;
  conditions?: RequestEvent['conditions'];
  /** the orders that were made, or the approval that they wait for */
  orderIds?: readonly string[];
  approvalId?: string | null;
}

/** How many lines an entry of the history names. */
export const MAX_NOTED_LINES = 5;

/**
 * Writes down what happens to a request, in the transaction that does it. Names and products are kept as they are called
 * now, so what is told does not change with them. Decision 462.
 */
export const noteEvent = (db: Db, requestId: string, event: NewEvent) =>
  db.query(
    `insert into goods_request_event (request_id, kind, account_id, by, supplier, count, lines, name, price, until, order_ids, approval_id, conditions)
     select $1, $2, $3, (select coalesce(full_name, email, phone) from account where id = $3), (select c.name from company c where c.id = $4),
       $5, (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'text', x.text, 'change', x.change,
           'product', product_brief(x.product_id) ->> 'title', 'quantity', x.quantity) order by x.n), '[]')
         from rows from (jsonb_to_recordset($6) as (id text, text text, change text, product_id int, quantity int)) with ordinality
           x (id, text, change, product_id, quantity, n)), $7, $8, $9, $10, $11, $12`,
    [
      requestId,
      event.kind,
      event.accountId ?? null,
      event.supplierId ?? null,
      event.count ?? 0,
      JSON.stringify((event.lines ?? []).slice(0, MAX_NOTED_LINES)),
      event.name ?? null,
      event.price ?? null,
      event.until ?? null,
      event.orderIds ?? [],
      event.approvalId ?? null,
      event.conditions ? JSON.stringify(event.conditions) : null,
    ],
  );

/** An entry as it is stored. */
export interface EventRow extends Omit<RequestEvent, 'at' | 'until' | 'lines'> {
  at: Date;
  until: Date | null;
  lines: (RequestEvent['lines'][number] & { id: string })[];
  /** whoever did it */
  account_id: string | null;
}

const MAX_READ = 400;

/** The latest entries of a request's history, and last how it came to be. */
export const selectHistory = (db: Db, requestId: string): Promise<EventRow[]> =>
  allRows<EventRow>(
    db,
    `(select e.id::text id, e.at, e.kind, e.account_id, e.by, e.supplier, e.count, e.lines, e.name, e.price, e.until, e.conditions,
        (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'number', 'П-' || lpad(p.number::text, 6, '0')) order by p.number), '[]')
         from orders p left join approval a on a.id = e.approval_id where p.id = any(coalesce(a.order_ids, e.order_ids))) orders
      from goods_request_event e where e.request_id = $1 order by e.id desc limit ${MAX_READ})
     union all
     select '0', r.created_at, 'created', r.created_by, (select coalesce(a.full_name, a.email, a.phone) from account a where a.id = r.created_by),
       null, 0, '[]', null, null, null, null, '[]' from goods_request r where r.id = $1`,
    [requestId],
  );
