import { type Add, type Statement, statement } from './clause.ts';
import type { Conditions } from './conditions.ts';
import { countedOffers, isWhole, productsSql, setsSql } from './list-sql.ts';
import { type Order, opposite } from './order.ts';

/** Which rows of the list: `limit` of them after the first `offset`. */
export interface Window {
  limit: number;
  offset: number;
}

export interface PageRow {
  total: number;
  offers_total: number;
  /** null in the only row of an empty page */
  id: string | null;
}

/** What a row shows, from the page's few products: looked up late, after the page is cut out. */
const CARD = `s.product_id::text id, l.section, l.brand_id, l.model_id, p.size, p.article, p.country, p.image,
  p.load_index, p.speed_index, p.specs,
  l.width, l.profile, l.diameter, l.outer_diameter, l.season, l.studded, l.run_flat, l.xl, l.light_truck,
  l.axle truck_axle, l.ply_rating, l.application, l.pattern, l.position, l.moto_type,
  l.rim_width, l.bolts, l.pcd, l.et, l.dia, l.rim_type, l.colour`;

const STORED = `l.min_bulk_price, l.max_bulk_price, l.quantity, l.offers_count, l.suppliers_count,
  l.offers_updated_at updated_at,
  array(select o.bulk_price from offer o where o.product_id = s.product_id and o.quantity > 0 order by o.bulk_price) prices`;

const COUNTED = `a.min_bulk_price, a.max_bulk_price, a.quantity, a.offers_count, a.suppliers_count, a.updated_at, a.prices`;

const counted = (conditions: Conditions, add: Add) => `cross join lateral (
  select min(o.bulk_price) min_bulk_price, max(o.bulk_price) max_bulk_price, sum(o.quantity) quantity,
    count(*)::int offers_count, count(distinct o.supplier_id)::int suppliers_count, max(o.updated_at) updated_at,
    array_agg(o.bulk_price order by o.bulk_price) prices
  from offer o where o.product_id = s.product_id and ${countedOffers(conditions, add)}) a`;

function withCards(conditions: Conditions, add: Add): string {
  const isCounted = conditions.offers.length > 0;
  const axle = conditions.isRear ? `case when s.rear then 'rear' else 'front' end` : 'null';
  return `select t.total, t.offers_total, c.* from t left join (
    select s.place, ${CARD}, ${isCounted ? COUNTED : STORED}, ${axle} axle
    from s join listing l using (product_id) join product p on p.id = s.product_id
    ${isCounted ? counted(conditions, add) : ''}) c on true order by c.place`;
}

/** The whole section: its total is kept, and the page is cut out of an index from the list's nearer end. */
function wholePage(conditions: Conditions, order: Order, window: Window, total: number): Statement {
  const { id } = conditions.section;
  const { limit, offset } = window;
  const fromEnd = total - offset - limit;
  const isNearEnd = fromEnd < offset;
  const direction = isNearEnd ? opposite(order.direction) : order.direction;
  const rows = isNearEnd ? Math.min(limit, Math.max(0, total - offset)) : limit;
  const by = (way: string) => `l.${order.key} ${way}, l.product_id ${way}`;
  return statement((add) => {
    const section = add(id);
    return `with t as (select coalesce(sum(n), 0)::int total, coalesce(sum(offers), 0)::int offers_total
        from category_stat where section = ${section}),
      i as (select l.product_id from listing l where l.section = ${section} and l.offers_count > 0
        order by ${by(direction)} limit ${add(rows)} offset ${add(isNearEnd ? Math.max(0, fromEnd) : offset)}),
      s as (select product_id, row_number() over (order by ${by(order.direction)}) place
        from i join listing l using (product_id))
      ${withCards(conditions, add)}`;
  });
}

/** A part of the section, in one pass that gives both the totals and the page. */
function partPage(conditions: Conditions, order: Order, { limit, offset }: Window): Statement {
  const { key, direction } = order;
  const { isRear } = conditions;
  const sorted = isRear
    ? `set_key ${direction}, model_id ${direction}, rear, ${key} ${direction}, product_id ${direction}`
    : `${key} ${direction}, product_id ${direction}`;
  return statement((add) => {
    const rows = isRear ? setsSql(conditions, isRear, key, add) : productsSql(conditions, key, add);
    return `with g as materialized (${rows}),
      t as (select count(*)::int total, coalesce(sum(offers_count), 0)::int offers_total from g),
      i as (select * from g order by ${sorted} limit ${add(limit)} offset ${add(offset)}),
      s as (select i.*, row_number() over () place from i)
      ${withCards(conditions, add)}`;
  });
}

/**
 * One page of products with the totals of the list. `total` is what the whole section is believed to hold; where the
 * answer's total is another one, the page must be asked for again with it.
 */
export const pageStatement = (
  conditions: Conditions,
  order: Order,
  window: Window,
  total: number,
): Statement =>
  isWhole(conditions)
    ? wholePage(conditions, order, window, total)
    : partPage(conditions, order, window);

/** One product with the aggregates over all of its live offers, of which there may be none. */
export const productStatement = (productId: string): Statement =>
  statement(
    (add) => `select ${CARD}, ${STORED}, null axle
      from (select ${add(productId)}::bigint product_id) s join listing l using (product_id)
      join product p on p.id = s.product_id`,
  );

/** How many products the list has, and those of them that most suppliers have. */
export const suggestStatement = (conditions: Conditions, limit: number): Statement =>
  statement(
    (add) => `with g as materialized (${productsSql(conditions, 'quantity', add)}),
      s as (select * from g order by offers_count desc, product_id limit ${add(limit)})
      select (select count(*)::int from g) total, s.product_id::text product_id, l.brand_id, l.model_id,
        p.size, p.load_index, p.speed_index, s.offers_count, s.min_bulk_price
      from (select) one left join s on true left join listing l using (product_id) left join product p on p.id = s.product_id
      order by s.offers_count desc, s.product_id`,
  );
