import type { DuePayment, OrderPage, OrderStatus } from '@org/api-client/schema';
import { companiesOf } from '../../accounts/membership.ts';
import type { Db } from '../../db/db.ts';
import { allRows } from '../../db/db-rows.ts';
import { numberOf } from '../../trade/order-number.ts';
import { paidOf } from './buyer-credit.sql.ts';
import type { SummaryRow } from './order-rows.ts';
import { RECEIVED_ON, TURNS } from './orders.sql.ts';

export interface OrdersSide {
  /** orders that this account made, or a company that it acts for */
  buyer?: string | undefined;
  /** orders that this company made */
  company?: string | undefined;
  /** orders to this company */
  supplier?: string | undefined;
}

export interface OrdersFilter extends OrdersSide {
  /** one state, or those in which an order is not over */
  status?: OrderStatus | 'live' | undefined;
  /** words of the number, the other side or the goods */
  q?: string | undefined;
  /** the first and the last day of the period, by Moscow's clock */
  from?: string | undefined;
  to?: string | undefined;
  /** the company on the other side */
  partner?: string | undefined;
}

/** Makes a pattern for LIKE; `%` and `_` in the query stand for themselves. */
const likeOf = (q: string | undefined) =>
  q?.trim() ? `%${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%` : null;

/**
 * Condition for the orders `p` that the account in $1 made for itself, and those of its companies; all if $1 is null.
 */
export const OF_BUYER = `($1::uuid is null or (p.account_id = $1 and p.buyer_id is null)
  or p.buyer_id in (${companiesOf('$1')}))`;

/** Condition for the orders `p` of a filter; its values are $1 to $8. */
export const WHERE = `${OF_BUYER}
  and ($2::uuid is null or p.supplier_id = $2) and ($3::text is null or p.status = $3 or ($3 = 'live' and p.status not in ('closed', 'declined', 'cancelled')))
  and ($4::text is null or 'П-' || lpad(p.number::text, 6, '0') ilike $4
    or case when $2::uuid is null then p.supplier else p.buyer end ->> 'name' ilike $4
    or case when $2::uuid is null then p.supplier else p.buyer end ->> 'inn' ilike $4
    or exists (select from order_item i where i.order_id = p.id and i.product ->> 'title' ilike $4))
  and ($5::date is null or p.created_at >= $5::date::timestamp at time zone 'Europe/Moscow')
  and ($6::date is null or p.created_at < ($6::date + 1)::timestamp at time zone 'Europe/Moscow')
  and ($7::uuid is null or case when $2::uuid is null then p.supplier_id else p.buyer_id end = $7)
  and ($8::uuid is null or p.buyer_id = $8)`;
export const valuesOf = ({
  buyer,
  company,
  supplier,
  status,
  q,
  from,
  to,
  partner,
}: OrdersFilter) => [buyer, supplier, status, likeOf(q), from, to, partner, company];

/** Condition for the orders `p` that totals count: those that are not off. */
export const COUNTS = `p.status not in ('declined', 'cancelled')`;

/** What a list or a file shows of the order `p`. */
const FIGURES = `p.id, p.number, p.status, p.supplier_id, p.buyer_id, p.supplier, p.buyer, p.created_at, p.updated_at,
  p.receiving, p.delivery_cost, ${paidOf('p')} paid, p.pay_until, ${RECEIVED_ON} received_on,
  (select jsonb_agg(jsonb_build_object('quantity', i.quantity, 'confirmed_quantity', i.confirmed_quantity,
    'bulk_price', i.bulk_price, 'offered_price', i.offered_price, 'credited', i.credited, 'vat_rate', i.vat_rate, 'vat_included', i.vat_included))
  from order_item i where i.order_id = p.id) items`;

/** The orders for a file, or those of them that were chosen, newest first. Nobody reads there what they wait for. */
export const selectFigures = (
  db: Db,
  filter: OrdersFilter,
  { ids, limit }: { ids: readonly string[] | undefined; limit: number },
) =>
  allRows<Omit<SummaryRow, 'turns'>>(
    db,
    `select ${FIGURES} from orders p where ${WHERE} and ($10::uuid[] is null or p.id = any($10))
     order by p.number desc limit $9`,
    [...valuesOf(filter), limit, ids],
  );

const PARTNER = `lower(case when $2::uuid is null then p.supplier else p.buyer end ->> 'name')`;
const PAYABLE = '(select payable from order_money(p))';
const SORTS = {
  number__desc: 'p.number desc',
  number__asc: 'p.number',
  partner__asc: `${PARTNER}, p.number desc`,
  partner__desc: `${PARTNER} desc, p.number desc`,
  payable__desc: `${PAYABLE} desc, p.number desc`,
  payable__asc: `${PAYABLE}, p.number desc`,
} as const;
export type OrdersSort = keyof typeof SORTS;

/** One page of orders, with the number and the totals of all. */
export async function selectSummaries(
  db: Db,
  filter: OrdersFilter,
  { sort, limit, offset }: { sort: OrdersSort; limit: number; offset: number },
): Promise<{ rows: SummaryRow[]; total: number; totals: OrderPage['totals'] }> {
  const { rows } = await db.query<SummaryRow>(
    `select ${FIGURES}, ${TURNS} turns from orders p where ${WHERE} order by ${SORTS[sort]} limit $9 offset $10`,
    [...valuesOf(filter), limit, offset],
  );
  const { rows: all } = await db.query<{ n: number } & OrderPage['totals']>(
    `select count(*)::int n, (count(*) filter (where ${COUNTS}))::int orders,
       coalesce(sum(t.quantity) filter (where ${COUNTS}), 0)::bigint quantity,
       coalesce(sum(m.payable) filter (where ${COUNTS}), 0)::bigint sum
     from orders p cross join lateral order_money(p) m
     cross join lateral (select sum(coalesce(i.confirmed_quantity, i.quantity)) quantity
       from order_item i where i.order_id = p.id) t where ${WHERE}`,
    valuesOf(filter),
  );
  const [{ n, ...totals } = { n: 0, orders: 0, quantity: 0, sum: 0 }] = all;
  return { rows, total: n, totals };
}

/** How many orders of a filter are in each state, whichever state it asks for. */
export const selectStatuses = (db: Db, filter: OrdersFilter) =>
  allRows<OrderPage['statuses'][number]>(
    db,
    `select p.status, count(*)::int orders from orders p where ${WHERE} group by p.status order by p.status`,
    valuesOf({ ...filter, status: undefined }),
  );

/** How many of the orders that wait for a side are listed before all others. */
const MAX_WAITING = 5;

/** The orders that wait for the side whose list it is: how many, and the first ones by the time that is left. */
export async function selectWaiting(
  db: Db,
  side: OrdersSide,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const { rows } = await db.query<SummaryRow & { total: number }>(
    `select ${FIGURES}, ${TURNS} turns, (count(*) over ())::int total
     from orders p join lateral order_turns(p) t on t.by = $9 where ${WHERE}
     order by t.until nulls last, p.pay_until nulls last, p.number limit $10`,
    [...valuesOf(side), side.supplier ? 'supplier' : 'buyer', MAX_WAITING],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** How many payments are named. */
const MAX_PAYMENTS = 12;

type PaymentRow = Omit<DuePayment, 'orders'> & {
  orders: { id: string; number: number }[];
  all: number;
};

/** What is owed for orders with a day to pay by, together by day and by the company on the other side. */
export async function selectPayments(db: Db, side: OrdersSide): Promise<OrderPage['payments']> {
  const rows = await allRows<PaymentRow>(
    db,
    `select until::text until, json_build_object('id', id, 'name', (array_agg(name order by number desc))[1]) partner, sum(due)::bigint sum,
       json_agg(json_build_object('id', order_id, 'number', number) order by number) orders, (sum(sum(due)) over ())::bigint "all"
     from (select coalesce(p.pay_until, (t.until at time zone 'Europe/Moscow')::date) until, m.due, p.id order_id, p.number,
         case when $2::uuid is null then p.supplier_id else p.buyer_id end id,
         case when $2::uuid is null then p.supplier else p.buyer end ->> 'name' name
       from orders p cross join lateral order_money(p) m
         left join lateral (select until from order_turns(p) where by = 'buyer' and action = 'pay') t on true
       where ${WHERE} and m.due > 0 and p.status in ('confirmed', 'invoiced', 'shipped', 'received')) x
     where until is not null
     group by until, id, case when id is null then name end order by until, 3 desc limit ${MAX_PAYMENTS}`,
    valuesOf(side),
  );
  return {
    sum: rows[0]?.all ?? 0,
    data: rows.map(({ until, partner, sum, orders }) => ({
      ...{ until, partner, sum },
      orders: orders.map(({ id, number }) => ({ id, number: numberOf(number) })),
    })),
  };
}

/** The companies on the other side of the orders, by name. */
export async function selectPartners(
  db: Db,
  { buyer, company, supplier }: OrdersSide,
): Promise<OrderPage['partners']> {
  const { rows } = await db.query<OrderPage['partners'][number]>(
    `select distinct on (id) id, name from (select case when $2::uuid is null then p.supplier_id else p.buyer_id end id,
         case when $2::uuid is null then p.supplier else p.buyer end ->> 'name' name, p.number
       from orders p where ${OF_BUYER}
         and ($2::uuid is null or p.supplier_id = $2)
         and ($3::uuid is null or p.buyer_id = $3)) x where id is not null order by id, number desc`,
    [buyer, supplier, company],
  );
  return rows.sort((a, b) => a.name.localeCompare(b.name, 'ru'));
}
