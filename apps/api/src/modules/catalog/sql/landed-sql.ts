import type { Destination } from '../../../delivery/destination.ts';
import type { Landed } from '../filter/demand.ts';
import type { Add } from './clause.ts';

/** How many pieces are delivered together while a buyer only compares: a set of a car's tyres. */
const SET = 4;
/** That many pieces of the offer `o`, as far as its lots and stock allow. */
export const SET_OF_OFFER = `least(o.quantity, greatest(ceil(o.min_order::numeric / o.multiple), ceil(${SET}.0 / o.multiple)) * o.multiple)::bigint`;

/** The join without landed prices, if no city is given. */
export const NO_LANDED =
  'cross join lateral (select null::bigint gross_price, null::bigint net_price) d';

/**
 * Joins the landed price of the offer `o` as `d`, to stand after the tables that are selected from. It follows the
 * rules of `deliveryCost` and of `lineSum`, for a set of four.
 */
export function landedSql({ terms }: Pick<Destination, 'terms'>, add: Add): string {
  const said = add(JSON.stringify(Object.fromEntries(terms)));
  return `left join lateral jsonb_to_record(coalesce(${said}::jsonb -> o.warehouse_id::text, '{}')) t(basis text, price int, disk_price int,
      min_cost int, free_from bigint, vat_rate int) on true
    cross join lateral (select ${SET_OF_OFFER} pieces) q
    cross join lateral (select line_total(o.bulk_price, q.pieces::int, o.vat_rate, o.vat_included) gross,
      line_vat(o.bulk_price, q.pieces::int, o.vat_rate, o.vat_included) vat) g
    cross join lateral (select case when t.basis is null then null when g.gross >= t.free_from then 0 when t.basis = 'carrier' then null
      else greatest(t.min_cost, case t.basis when 'order' then t.price
        when 'piece' then q.pieces * (case when o.section in (2, 4) then coalesce(t.disk_price, t.price) else t.price end)
        when 'weight' then round(product_grams(o.product_id)::numeric * q.pieces * t.price / 1000)
        else round(g.gross * t.price / 10000.0) end) end cost) c
    cross join lateral (select q.pieces, c.cost::bigint "cost", round((g.gross + c.cost) / q.pieces)::bigint gross_price,
      round((g.gross - g.vat + c.cost - line_vat(c.cost::bigint, 1, t.vat_rate::smallint, true)) / q.pieces)::bigint net_price) d`;
}

/** The landed price of the offer `o`, as an expression. */
export const landedPrice = ({ destination, by }: Landed, add: Add): string =>
  `(select d.${by}_price from (select 1) one ${landedSql(destination, add)})`;
