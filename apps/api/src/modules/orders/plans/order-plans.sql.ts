import type { ProductBrief } from '@org/api-client/schema';
import type { Db } from '../../../db/db.ts';
import { allRows } from '../../../db/db-rows.ts';
import type { WantedRow } from './plan-question.ts';
import type { PlanRow } from './plan-row.ts';

/** Lines that name these offers, each offer once. Offers that are gone are left out. */
export const selectNamed = (
  db: Db,
  lines: readonly { offer_id: string; quantity: number }[],
): Promise<WantedRow[]> =>
  allRows<WantedRow>(
    db,
    `select o.id::text offer_id, o.product_id, o.supplier_id, l.quantity, o.bulk_price price_added, c.name supplier,
       coalesce(o.delivery_days_max, w.delivery_days_max) delivery_days_max
     from (select offer_id, sum(quantity)::int quantity, min(n) n
         from rows from (jsonb_to_recordset($1) as (offer_id bigint, quantity int)) with ordinality l (offer_id, quantity, n)
         group by offer_id) l
       join offer o on o.id = l.offer_id join company c on c.id = o.supplier_id join warehouse w on w.id = o.warehouse_id
     order by l.n`,
    [JSON.stringify(lines)],
  );

const OFFERS = `select o.id::text id, o.product_id, o.supplier_id, c.name supplier, c.min_order_sum, o.bulk_price, o.vat_rate, o.vat_included,
       o.quantity stock, o.min_order, o.multiple, coalesce(o.delivery_days_max, w.delivery_days_max) delivery_days_max, w.id::text warehouse_id,
       product_grams(o.product_id) grams, o.section in (2, 4) is_disk, o.dot_year, o.dot_week,
       coalesce(l.studded, false) or coalesce(l.season = (select id from attribute_value where attribute = 'season' and value = 'winter'), false) is_winter
     from offer o join listing l using (product_id) join company c on c.id = o.supplier_id join warehouse w on w.id = o.warehouse_id
     where o.quantity > 0`;
const IN_ORDER = 'order by o.product_id, o.bulk_price, o.id';

/** Every live offer of these products, with the limits that its supplier sets for orders. */
export const selectOffers = (db: Db, productIds: readonly number[]): Promise<PlanRow[]> =>
  allRows<PlanRow>(db, `${OFFERS} and o.product_id = any($1) ${IN_ORDER}`, [productIds]);

/** Those of these offers that are live. */
export const selectTheseOffers = (db: Db, ids: readonly string[]): Promise<PlanRow[]> =>
  allRows<PlanRow>(db, `${OFFERS} and o.id = any($1::bigint[]) ${IN_ORDER}`, [ids]);

export async function selectBriefs(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, ProductBrief>> {
  const { rows } = await db.query<{ id: number; brief: ProductBrief }>(
    'select id, product_brief(id) brief from unnest($1::int[]) id',
    [productIds],
  );
  return new Map(rows.map(({ id, brief }) => [id, brief]));
}
