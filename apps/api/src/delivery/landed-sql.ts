import type { Add } from '../sql/clause.ts';
import { type FreshSince, GROUP, STANDINGS } from '../trade/standing.ts';
import type { LandedTerms } from './delivery-landed.ts';

/** The least that the offer `o` is sold by: the minimum order in whole multiples. */
export const ORDERABLE_LEAST = '((o.min_order + o.multiple - 1) / o.multiple * o.multiple)';
const WHOLE_PACKS = '(o.quantity / o.multiple * o.multiple)';

/** As many pieces of the offer `o` as its lots and stock allow; 0 if less is left than is sold. */
export const piecesSql = (pieces: string) =>
  `(case when ${WHOLE_PACKS} < ${ORDERABLE_LEAST} then 0 else least(${WHOLE_PACKS}, greatest(${ORDERABLE_LEAST}, (${pieces} + o.multiple - 1) / o.multiple * o.multiple)) end)`;

/** The week in which the offer `o` was made. @see madeWeek */
export const MADE_WEEK = '(o.dot_year * 100 + coalesce(o.dot_week, 53))';

/** The join without landed prices, if no city is given. */
export const NO_LANDED =
  'cross join lateral (select null::bigint gross_price, null::bigint net_price, null::int standing, null::bigint gross_rank, null::bigint net_rank) d';

/** Whether the offer `o` is old. Winter tyres are looked up only while another age counts for them. @see isOld */
function oldSql({ winter, other }: FreshSince, add: Add): string {
  const since =
    winter === other
      ? add(other)
      : `case when exists (select from listing w where w.product_id = o.product_id and (w.studded
          or w.season = (select id from attribute_value where attribute = 'season' and value = 'winter')))
          then ${add(winter)}::int else ${add(other)}::int end`;
  return `o.section not in (2, 4) and coalesce(${MADE_WEEK} < ${since}, false)`;
}

const [FRESH, OLD, UNKNOWN, SHORT] = STANDINGS.keys();

/**
 * Joins the landed price of the offer `o` and its rank as `d`, to stand after the tables that are selected from. It
 * follows the rules of `deliveryCost`, `lineSum` and `rankOf`. `piecesOf` is an expression, if pieces differ by the row.
 */
export function landedSql(
  { destination: { terms }, pieces, since }: LandedTerms,
  add: Add,
  piecesOf = `${add(pieces)}::int`,
): string {
  const statedTerms = add(JSON.stringify(Object.fromEntries(terms)));
  return `left join lateral jsonb_to_record(coalesce(${statedTerms}::jsonb -> o.warehouse_id::text, '{}')) t(basis text, price int, disk_price int,
      min_cost int, free_from bigint, vat_rate int) on true
    cross join lateral (select ${piecesSql(piecesOf)} pieces) q
    cross join lateral (select line_total(o.bulk_price, q.pieces, o.vat_rate, o.vat_included) gross,
      line_vat(o.bulk_price, q.pieces, o.vat_rate, o.vat_included) vat) g
    cross join lateral (select case when t.basis is null or q.pieces = 0 then null when g.gross >= t.free_from then 0 when t.basis = 'carrier' then null
      else greatest(t.min_cost, case t.basis when 'order' then t.price
        when 'piece' then q.pieces * (case when o.section in (2, 4) then coalesce(t.disk_price, t.price) else t.price end)
        when 'weight' then round(product_grams(o.product_id)::numeric * q.pieces * t.price / 1000)
        else round(g.gross * t.price / 10000.0) end) end cost) c
    cross join lateral (select round((g.gross + c.cost) / nullif(q.pieces, 0))::bigint gross_price,
      round((g.gross - g.vat + c.cost - line_vat(c.cost::bigint, 1, t.vat_rate::smallint, true)) / nullif(q.pieces, 0))::bigint net_price) m
    cross join lateral (select case when q.pieces = 0 then ${SHORT} when c.cost is null then ${UNKNOWN}
      when ${oldSql(since, add)} then ${OLD} else ${FRESH} end standing) s
    cross join lateral (select q.pieces, c.cost::bigint "cost", m.gross_price, m.net_price, s.standing,
      s.standing * ${GROUP} + coalesce(m.gross_price, o.bulk_price) gross_rank,
      s.standing * ${GROUP} + coalesce(m.net_price, o.bulk_price) net_rank) d`;
}

/** A column of `landedSql` of the offer `o`, as an expression. */
const landedColumn = (column: string, landed: LandedTerms, add: Add): string =>
  `(select d.${column} from (select 1) one ${landedSql(landed, add)})`;

export const landedPrice = (landed: LandedTerms, add: Add) =>
  landedColumn(`${landed.by}_price`, landed, add);
export const landedRank = (landed: LandedTerms, add: Add) =>
  landedColumn(`${landed.by}_rank`, landed, add);
export const landedStanding = (landed: LandedTerms, add: Add) =>
  landedColumn('standing', landed, add);
