import type { OrderReceiving, OrderStatus, ProductBrief } from '@org/api-client/schema';
import type { MoneyItem } from '@org/trade/order-money';
import type { Db } from '../../../db/db.ts';
import { hasRows } from '../../../db/db-rows.ts';
import { paidOf } from '../buyer-credit.sql.ts';

interface Line extends MoneyItem {
  /** as 1С has named it */
  code: string | null;
  product: ProductBrief;
  country: string | null;
  customs_declaration: string | null;
}

/** An order as it is sent to 1С. */
export interface ExportedOrder {
  id: string;
  number: number;
  status: OrderStatus;
  buyer_id: string | null;
  buyer: { name: string; inn: string | null; kpp: string | null };
  comment: string | null;
  created_at: Date;
  updated_at: Date;
  items: Line[];
  receiving: OrderReceiving[];
  /** kopecks */
  delivery_cost: number;
  paid: number;
}

/** How many orders are sent at once; the others follow the next time. */
const MAX_ORDERS = 500;

/** The orders to a company that have changed since 1С last took them, and up to which moment. */
export async function selectChanged(
  db: Db,
  exchange: string,
): Promise<{ orders: ExportedOrder[]; until: Date }> {
  const { rows: clock } = await db.query<{ now: Date }>('select now() "now"');
  const { rows: orders } = await db.query<ExportedOrder>(
    `select p.id, p.number, p.status, p.buyer_id, p.buyer, p.comment, p.created_at, p.updated_at, p.receiving, p.delivery_cost, ${paidOf('p')} paid,
       (select jsonb_agg(jsonb_build_object('code', (select o.source_article from offer o where o.id = i.offer_id),
          'product', i.product, 'quantity', i.quantity,
          'confirmed_quantity', i.confirmed_quantity, 'credited', i.credited, 'bulk_price', i.bulk_price, 'offered_price', i.offered_price, 'vat_rate', i.vat_rate, 'vat_included', i.vat_included,
          'country', i.country, 'customs_declaration', i.customs_declaration) order by i.position)
        from order_item i where i.order_id = p.id) items
     from exchange x join orders p on p.supplier_id = x.company_id
     where x.id = $1 and p.updated_at > coalesce(x.orders_taken_until, x.created_at - interval '90 days')
     order by p.updated_at, p.id limit $2`,
    [exchange, MAX_ORDERS],
  );
  const last = orders.length === MAX_ORDERS ? orders.at(-1)?.updated_at : clock[0]?.now;
  return { orders, until: last ?? new Date() };
}

export const recordOrdersSent = (db: Db, session: string, until: Date) =>
  db.query('update exchange_session set orders_shown_until = $2 where id = $1', [session, until]);

/**
 * Records that 1С has taken the orders that it was shown; resolves to false if it was shown none. Changes of the last
 * minute are sent again, since their transactions may still have been running: 1С recognises orders by their ids.
 */
export const recordOrdersReceived = (db: Db, session: string): Promise<boolean> =>
  hasRows(
    db,
    `update exchange x set orders_taken_until = greatest(x.orders_taken_until, s.orders_shown_until - interval '1 minute')
     from exchange_session s where s.id = $1 and x.id = s.exchange_id and s.orders_shown_until is not null returning x.id`,
    [session],
  );

/** The orders to a company that have one of these ids or numbers. */
export async function selectNamed(
  db: Db,
  companyId: string,
  { ids, numbers }: { ids: readonly string[]; numbers: readonly number[] },
): Promise<{ id: string; number: number }[]> {
  const { rows } = await db.query<{ id: string; number: string }>(
    `select id, number::text from orders
     where supplier_id = $1 and (id = any($2::uuid[]) or number = any($3::bigint[]))`,
    [companyId, ids, numbers],
  );
  return rows.map(({ id, number }) => ({ id, number: Number(number) }));
}
