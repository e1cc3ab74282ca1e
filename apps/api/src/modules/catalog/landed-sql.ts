import type { Way } from '../../delivery/reach.ts';
import type { Add } from './clause.ts';

/** How the goods of each warehouse get to a city, by its id, and the VAT that its deliveries have. */
export interface Destination {
  ways: ReadonlyMap<string, Way>;
  vatRates: ReadonlyMap<string, number | null>;
}

/** Pieces that are delivered together while a buyer only compares: a set of a car's tyres. */
const SET = 4;

const rowsOf = ({ ways, vatRates }: Destination) =>
  [...ways].map(([id, { reach, term, days }]) => ({
    ...term,
    warehouse_id: id,
    arrival: days.max,
    reach,
    vat_rate: vatRates.get(id) ?? 0,
  }));

/** Where nobody has asked for a city. */
export const NO_LANDED =
  'cross join lateral (select null::bigint gross_price, null::bigint net_price, null::date arrival) d';

/**
 * What the offers `o` of one product cost with their delivery, as `d`, to stand after `from offer o`: the rules of
 * `deliveryCost` and of `lineSum`, for a set of four as far as lots and stock allow.
 */
export function landedSql(destination: Destination, productId: string, add: Add): string {
  const rows = add(JSON.stringify(rowsOf(destination)));
  return `left join jsonb_to_recordset(${rows}::jsonb) t(warehouse_id int, reach text, arrival date, basis text, price int, disk_price int,
      min_cost int, free_from bigint, vat_rate int) on t.warehouse_id = o.warehouse_id
    cross join lateral (select least(o.quantity, greatest(ceil(o.min_order::numeric / o.multiple), ceil(${SET}.0 / o.multiple)) * o.multiple)::bigint pieces) q
    cross join lateral (select o.bulk_price * q.pieces net,
      case when o.vat_included then round(o.bulk_price * q.pieces * coalesce(o.vat_rate, 0)::numeric / (100 + coalesce(o.vat_rate, 0)))
        else round(o.bulk_price * q.pieces * coalesce(o.vat_rate, 0)::numeric / 100) end vat) n
    cross join lateral (select case when o.vat_included then n.net else n.net + n.vat end gross) g
    cross join lateral (select case when t.basis is null then null when g.gross >= t.free_from then 0 when t.basis = 'carrier' then null
      else greatest(t.min_cost, case t.basis when 'order' then t.price
        when 'piece' then q.pieces * (case when o.section in (2, 4) then coalesce(t.disk_price, t.price) else t.price end)
        when 'weight' then round(product_grams(${add(productId)}::int)::numeric * q.pieces * t.price / 1000)
        else round(g.gross * t.price / 10000.0) end) end cost) c
    cross join lateral (select q.pieces, c.cost::bigint "cost", t.arrival, round((g.gross + c.cost) / q.pieces)::bigint gross_price,
      round((g.gross - n.vat + c.cost - round(c.cost * t.vat_rate / (100.0 + t.vat_rate))) / q.pieces)::bigint net_price) d`;
}
