import { landedRank } from '../../../delivery/landed-sql.ts';
import { type Add, type Statement, statement } from '../../../sql/clause.ts';
import { GROUP } from '../../../trade/standing.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import { ATTRIBUTES, type Attribute } from '../filter/sections.ts';
import { countedOffers } from './list-sql.ts';

/** Returns the card's field of a column: the axle of a truck tyre is not the axle of a staggered set. */
export const cardField = (column: string) => (column === 'axle' ? 'truck_axle' : column);

/** What a row shows of its product itself, not of its offers, by the field of `ProductCard`. */
const OWN_COLUMNS = {
  section: 'l.section',
  size: 'p.size',
  article: 'p.article',
  country: 'p.country',
  image: 'p.image',
  load_index: 'p.load_index',
  speed_index: 'p.speed_index',
  specs: 'p.specs',
};
const CARD: Record<string, string> = {
  ...OWN_COLUMNS,
  ...Object.fromEntries(
    Object.entries<Attribute>(ATTRIBUTES).flatMap(([name, { column, isInSpecs }]) =>
      isInSpecs || name in OWN_COLUMNS ? [] : [[cardField(column), `l.${column}`]],
    ),
  ),
};
export const CARD_FIELDS = Object.keys(CARD);

/** The card as a JSON array of its fields' values. */
export const CARD_VALUES = `json_build_array(${Object.values(CARD).join(', ')})`;

/** Looked up last, only for the few products of the page. */
const CARD_COLUMNS = `l.product_id::text id, ${Object.entries(CARD)
  .map(([field, value]) => `${value} ${field}`)
  .join(', ')}`;

const STORED = `l.min_bulk_price, l.max_bulk_price, l.quantity, l.offers_count, l.suppliers_count,
  l.offers_updated_at updated_at,
  array(select o.bulk_price from offer o where o.product_id = s.product_id and o.quantity > 0 order by o.bulk_price) prices`;

const COUNTED = `a.min_bulk_price, a.max_bulk_price, a.quantity, a.offers_count, a.suppliers_count, a.updated_at, a.prices`;

/** The landed price of the row's best offer, if it is known, and from where the offers that have it ship. */
const landedOf = (conditions: Conditions, add: Add) =>
  conditions.landed
    ? `(select json_build_object('price', y.rank % ${GROUP}, 'is_old', y.rank >= ${GROUP}, 'offers', json_agg(json_build_object('warehouse_id', y.warehouse_id,
          'delivery_days_min', y.days_min, 'delivery_days_max', y.days_max)))
        from (select x.*, rank() over (order by x.rank) place from (select o.warehouse_id, ${landedRank(conditions.landed, add)} rank,
            coalesce(o.delivery_days_max, w.delivery_days_max) days_max, coalesce(o.delivery_days_min, w.delivery_days_min) days_min
          from offer o join warehouse w on w.id = o.warehouse_id where o.product_id = s.product_id and ${countedOffers(conditions, add)}) x
          where x.rank < ${2 * GROUP}) y
        where y.place = 1 group by y.rank)`
    : 'null';

const counted = (conditions: Conditions, add: Add) => `cross join lateral (
  select min(o.bulk_price) min_bulk_price, max(o.bulk_price) max_bulk_price, sum(o.quantity) quantity,
    count(*)::int offers_count, count(distinct o.supplier_id)::int suppliers_count, max(o.updated_at) updated_at,
    array_agg(o.bulk_price order by o.bulk_price) prices
  from offer o where o.product_id = s.product_id and ${countedOffers(conditions, add)}) a`;

/** Selects the page `s` with what its rows show and the totals of the list, which are looked up once. */
export function withCards(conditions: Conditions, totals: string, order: string, add: Add): string {
  const isCounted = conditions.offers.length > 0;
  const axle = conditions.rear
    ? `case when s.rear then 'rear' else 'front' end axle, s.step`
    : 'null axle, null step';
  return `select ${totals}, ${CARD_COLUMNS}, ${isCounted ? COUNTED : STORED}, ${landedOf(conditions, add)} landed, ${axle}
    from s join listing l using (product_id) join product p on p.id = s.product_id
    ${isCounted ? counted(conditions, add) : ''} order by ${order}`;
}

/** Selects one product with the aggregates over all of its live offers, of which there may be none. */
export const productStatement = (productId: string): Statement =>
  statement(
    (add) => `select ${CARD_COLUMNS}, ${STORED}, null landed, null axle, null step
      from (select ${add(productId)}::bigint product_id) s join listing l using (product_id)
      join product p on p.id = s.product_id`,
  );
