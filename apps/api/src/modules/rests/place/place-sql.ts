import type { RestsBody } from '@org/api-client/schema';
import type { Landed } from '../../../delivery/delivery-landed.ts';
import { landedSql } from '../../../delivery/landed-sql.ts';
import type { Add } from '../../../sql/clause.ts';
import { STANDINGS } from '../../../trade/standing.ts';

/**
 * With fewer others nobody is compared: the place and the two gaps of two others would tell the price of each. From three
 * on at least one stays unknown, and none can be told from the others.
 */
const LEAST_OTHERS = 3;

const NAMES = STANDINGS.map((name) => `'${name}'`).join(', ');
const FRESH = STANDINGS.indexOf('fresh');

/**
 * Common table expressions. `rival`: the best landed price of each other supplier, by product and condition. `placed`: where
 * the offers whose ids `ids` selects stand among them. An offer that is not fresh can't win, so it is neither.
 */
export const placedSql = (
  ids: string,
  { company, landed }: { company: string; landed: Landed },
  add: Add,
): string => `mine as materialized (
    select o.id, o.product_id, o.condition, o.quantity, d.standing, d.gross_price, d.pieces
    from offer o ${landedSql(landed, add)} where o.id in (${ids})),
  rival as materialized (
    select o.product_id, o.condition, o.supplier_id, min(d.gross_price) price from offer o ${landedSql(landed, add)}
    where o.product_id in (select product_id from mine) and o.supplier_id <> ${add(company)}::uuid and o.quantity > 0
      and d.standing = ${FRESH}
    group by 1, 2, 3),
  placed as materialized (
    select m.*, s.others, s.prices, m.standing = ${FRESH} is_fresh, c.is_compared,
      case when c.is_compared then 1 + (select count(*)::int from unnest(s.prices) price where price < m.gross_price) end rank,
      case when c.is_compared then m.gross_price - s.prices[1] end best_gap,
      case when c.is_compared then m.gross_price - (
        select round(percentile_cont(0.5) within group (order by price)::numeric)::bigint
        from unnest(s.prices || m.gross_price) price) end median_gap
    from mine m cross join lateral (
        select count(*)::int others, coalesce(array_agg(r.price order by r.price), '{}') prices from rival r
        where r.product_id = m.product_id and r.condition = m.condition) s
      cross join lateral (select m.standing = ${FRESH} and s.others >= ${LEAST_OTHERS} is_compared) c)`;

/** A row's place, as the contract shows it. */
export const PLACE = `json_build_object('standing', (array[${NAMES}])[a.standing + 1], 'gross_price', a.gross_price, 'others', a.others,
    'rank', a.rank, 'best_gap', a.best_gap, 'median_gap', a.median_gap)`;

type PlaceName = NonNullable<RestsBody['place']>[number];

const PLACES: Record<PlaceName, string> = {
  first: 'a.rank = 1',
  near: 'a.rank in (2, 3)',
  far: 'a.rank > 3',
  few: `a.standing = ${FRESH} and a.others < ${LEAST_OTHERS}`,
  apart: `a.quantity > 0 and a.standing <> ${FRESH}`,
};

/** Whether the row `a` of `placed` has one of these places. */
export const hasPlace = (places: readonly PlaceName[]): string =>
  `(${places.map((place) => PLACES[place]).join(' or ')})`;
