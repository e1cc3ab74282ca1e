import type { ProductRestsBody } from '@org/api-client/schema';
import { OFFER_NUMBERS } from '@org/trade/fields';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import type { Leaving } from '../../../delivery/destination.ts';
import { landedSql, NO_LANDED } from '../../../delivery/landed-sql.ts';
import { type Add, and, type Statement, statement } from '../../../sql/clause.ts';
import { GROUP, STANDINGS } from '../../../trade/standing.ts';
import type { OfferDemand } from '../filter/demand.ts';
import { offerClauseOf } from './demand-sql.ts';
import type { Window } from './page-sql.ts';

/** Landed prices in a city, and from where and how soon the offers of a product leave for it. */
export interface OffersTo extends LandedTerms {
  leaving: readonly Leaving[];
}

type OrderBy = NonNullable<ProductRestsBody['order_by']>;

const TERM =
  '(select array[coalesce(o.delivery_days_max, w.delivery_days_max), coalesce(o.delivery_days_min, w.delivery_days_min)] from warehouse w where w.id = o.warehouse_id)';
const NUMBERS = OFFER_NUMBERS.map((name) => `o.${name}`).join(', ');
/** When the price was set, or confirmed by a price list of all that the warehouse has. */
const CONFIRMED =
  '(select greatest(o.updated_at, w.confirmed_at) from warehouse w where w.id = o.warehouse_id)';
/** The price of a piece with VAT, and without it. */
export const GROSS = 'line_total(o.bulk_price, 1, o.vat_rate, o.vat_included)';
const NET = `(${GROSS} - line_vat(o.bulk_price, 1, o.vat_rate, o.vat_included))`;
const NAMES = STANDINGS.map((name) => `'${name}'`).join(', ');
const ORDERS: Record<OrderBy, string> = {
  net_cost__asc: `${NET}, o.bulk_price, o.id`,
  gross_cost__asc: `${GROSS}, o.bulk_price, o.id`,
  bulk_price__asc: 'o.bulk_price, o.id',
  delivery_days__asc: `a.arrival, ${TERM}, o.bulk_price, o.id`,
  landed_net__asc: 'd.net_rank, o.bulk_price, o.id',
  landed_gross__asc: 'd.gross_rank, o.bulk_price, o.id',
  quantity__desc: 'o.quantity desc, o.bulk_price, o.id',
};

/** Joins the day of arrival as `a`, or the day of leaving if arrival is not known. */
function arrivalSql(landed: OffersTo | undefined, add: Add): string {
  if (!landed) return 'cross join lateral (select null::date arrival) a';
  const days = landed.leaving.map((offer) => [
    `${offer.warehouse_id} ${offer.delivery_days_max}`,
    landed.destination.wayOf(offer)?.days.max,
  ]);
  return `cross join lateral (select (${add(JSON.stringify(Object.fromEntries(days)))}::jsonb ->> concat_ws(' ', o.warehouse_id,
    coalesce(o.delivery_days_max, (select w.delivery_days_max from warehouse w where w.id = o.warehouse_id))))::date arrival) a`;
}

/**
 * Selects one page of a product's live offers, each with the total. Supplier and warehouse are looked up row by row:
 * for so few rows a join takes longer to plan than to run. Cities are given by their ids.
 */
export const restsStatement = (
  productId: string,
  offers: readonly OfferDemand[],
  orderBy: OrderBy = 'bulk_price__asc',
  { limit, offset }: Window,
  accountId: string | undefined,
  to?: OffersTo,
): Statement =>
  statement((add) => {
    const landed = to
      ? `json_build_object('pieces', d.pieces, 'cost', d.cost, 'net_price', d.net_price, 'gross_price', d.gross_price, 'standing', (array[${NAMES}])[d.standing + 1])`
      : 'null';
    const clauses = offers.map(offerClauseOf);
    const favorite = accountId
      ? `exists (select from favorite_supplier f where f.account_id = ${add(accountId)} and f.supplier_id = c.id)`
      : 'false';
    return `select o.id::text id, o.city_id, o.bulk_price, o.vat_rate, o.vat_included, o.quantity, o.quantity_is_minimum,
        ${NUMBERS}, o.dot_year, o.dot_week, o.condition, o.country, ${CONFIRMED} updated_at, o.warehouse_id, ${landed} landed, count(*) over ()::int total,
        (select count(distinct o.city_id)::int from offer o where o.product_id = ${add(productId)}::bigint and o.quantity > 0${and(clauses, add)}) cities,
        (select json_build_object('id', c.id, 'name', c.name, 'reliability', reliability_of(c.id), 'city_id', c.city_id, 'favorite', ${favorite})
         from company c where c.id = o.supplier_id) supplier,
        (select json_build_object('warehouse', w.name, 'delivery_days_min', coalesce(o.delivery_days_min, w.delivery_days_min),
          'delivery_days_max', coalesce(o.delivery_days_max, w.delivery_days_max))
         from warehouse w where w.id = o.warehouse_id) place
      from offer o ${to ? landedSql(to, add) : NO_LANDED} ${arrivalSql(to, add)}
      where o.product_id = ${add(productId)}::bigint and o.quantity > 0${and(clauses, add)}
      order by d.standing, ${ORDERS[orderBy]} limit ${add(limit)} offset ${add(offset)}`;
  });

/** Sums up a product's live offers by their standing, the best first. */
export const groupsStatement = (
  productId: string,
  offers: readonly OfferDemand[],
  landed: LandedTerms,
): Statement =>
  statement(
    (add) => `select (array[${NAMES}])[d.standing + 1] standing, count(*)::int offers_count,
        (min(d.${landed.by}_rank) % ${GROUP})::float8 price, max(o.dot_year) dot_year
      from offer o ${landedSql(landed, add)}
      where o.product_id = ${add(productId)}::bigint and o.quantity > 0${and(offers.map(offerClauseOf), add)}
      group by d.standing order by d.standing`,
  );

/** Counts the offers and cities of the list, after its page came back empty; no row if there is no such product. */
export const restsTotalStatement = (productId: string, offers: readonly OfferDemand[]): Statement =>
  statement((add) => {
    const id = add(productId);
    const clauses = offers.map(offerClauseOf);
    return `select count(o.id)::int total, count(distinct o.city_id)::int cities from product p left join offer o
        on o.product_id = p.id and o.quantity > 0${and(clauses, add)}
      where p.id = ${id}::bigint group by p.id`;
  });

/** Selects from where, and how soon, the live offers of a product leave. */
export const leavingStatement = (productId: string): Statement =>
  statement(
    (
      add,
    ) => `select distinct o.warehouse_id, coalesce(o.delivery_days_min, w.delivery_days_min) delivery_days_min,
      coalesce(o.delivery_days_max, w.delivery_days_max) delivery_days_max
    from offer o join warehouse w on w.id = o.warehouse_id where o.product_id = ${add(productId)}::bigint and o.quantity > 0`,
  );
