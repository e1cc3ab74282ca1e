import type { Conditions } from '../filter/conditions.ts';
import { type Order, opposite, type RankedKey } from '../filter/order.ts';
import { ATTRIBUTES, type Attribute } from '../filter/sections.ts';
import { cardField } from '../product.ts';
import { type Add, type Statement, statement } from './clause.ts';
import { landedPrice } from './landed-sql.ts';
import { countedOffers, isWhole, productsSql, setsSql } from './list-sql.ts';

/** The catalog's version, and a text that changes when a brand, a model, a word, a city or a company is added. */
export const STAMP = `v version, concat_ws('.', (select max(id) from brand), (select max(id) from model),
  (select max(id) from attribute_value), (select max(id) from city), (select max(number) from company)) reference`;

/** Which rows of the list: `limit` of them after the first `offset`. */
export interface Window {
  limit: number;
  offset: number;
}

/** What a row shows of its product itself, not of its offers, by the field of `ProductCard`. */
const OWN = {
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
  ...OWN,
  ...Object.fromEntries(
    Object.entries<Attribute>(ATTRIBUTES).flatMap(([name, { column, isInSpecs }]) =>
      isInSpecs || name in OWN ? [] : [[cardField(column), `l.${column}`]],
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

/** The least landed price of the row's offers, and from where the offers that have it ship. */
const landedOf = (conditions: Conditions, add: Add) =>
  conditions.landed
    ? `(select json_build_object('price', y.price, 'offers', json_agg(json_build_object('warehouse_id', y.warehouse_id,
          'delivery_days_min', y.days_min, 'delivery_days_max', y.days_max)))
        from (select x.*, rank() over (order by x.price) place from (select o.warehouse_id, ${landedPrice(conditions.landed, add)} price,
            coalesce(o.delivery_days_max, w.delivery_days_max) days_max, coalesce(o.delivery_days_min, w.delivery_days_min) days_min
          from offer o join warehouse w on w.id = o.warehouse_id where o.product_id = s.product_id and ${countedOffers(conditions, add)}) x
          where x.price is not null) y
        where y.place = 1 group by y.price)`
    : 'null';

const counted = (conditions: Conditions, add: Add) => `cross join lateral (
  select min(o.bulk_price) min_bulk_price, max(o.bulk_price) max_bulk_price, sum(o.quantity) quantity,
    count(*)::int offers_count, count(distinct o.supplier_id)::int suppliers_count, max(o.updated_at) updated_at,
    array_agg(o.bulk_price order by o.bulk_price) prices
  from offer o where o.product_id = s.product_id and ${countedOffers(conditions, add)}) a`;

/** Selects the page `s` with what its rows show and the totals of the list, which are looked up once. */
function withCards(conditions: Conditions, totals: string, order: string, add: Add): string {
  const isCounted = conditions.offers.length > 0;
  const axle = conditions.rear
    ? `case when s.rear then 'rear' else 'front' end axle, s.step`
    : 'null axle, null step';
  return `select ${totals}, ${CARD_COLUMNS}, ${isCounted ? COUNTED : STORED}, ${landedOf(conditions, add)} landed, ${axle}
    from s join listing l using (product_id) join product p on p.id = s.product_id
    ${isCounted ? counted(conditions, add) : ''} order by ${order}`;
}

const keptTotals = ({ section }: Conditions, add: Add) => {
  const id = add(section.id);
  return `coalesce((select n from category_stat where section = ${id}), 0) total,
    coalesce((select offers from category_stat where section = ${id}), 0) offers_total`;
};
const COUNTED_TOTALS = `(select count(*)::int from g) total,
  (select coalesce(sum(offers_count), 0)::int from g) offers_total`;

interface WholeOrder extends Order {
  key: RankedKey;
}

const isRanked = (order: Order): order is WholeOrder => order.key !== 'landed_price';

/** Selects a page of the whole section: its total is stored, and an index gives the page from the nearer end. */
function wholePage(
  conditions: Conditions,
  order: WholeOrder,
  window: Window,
  total: number,
): Statement {
  const { limit, offset } = window;
  const fromEnd = total - offset - limit;
  const isNearEnd = fromEnd < offset;
  const direction = isNearEnd ? opposite(order.direction) : order.direction;
  const rows = isNearEnd ? Math.min(limit, Math.max(0, total - offset)) : limit;
  const by = (way: string) => `l.${order.key} ${way}, l.product_id ${way}`;
  return statement(
    (add) => `with s as (select l.product_id from listing l
        where l.section = ${add(conditions.section.id)} and l.offers_count > 0
        order by ${by(direction)} limit ${add(rows)} offset ${add(isNearEnd ? Math.max(0, fromEnd) : offset)})
      ${withCards(conditions, keptTotals(conditions, add), by(order.direction), add)}`,
  );
}

const partSql = (conditions: Conditions, { key }: Order, add: Add) =>
  conditions.rear
    ? setsSql(conditions, conditions.rear, key, add)
    : productsSql(conditions, key, add);

/** Unknown values come last, in either direction. */
const LAST = 'nulls last';

const orderOf =
  (conditions: Conditions, { key, direction }: Order) =>
  (row: string) =>
    conditions.rear
      ? `${row}.set_key ${direction} ${LAST}, ${row}.model_id ${direction}, ${row}.rear, ${row}.${key} ${direction} ${LAST}, ${row}.product_id ${direction}`
      : `${row}.${key} ${direction} ${LAST}, ${row}.product_id ${direction}`;

/** Numbers a model's rear tyres 1 to 4, again and again. @see specification, section 3 */
const stepSql = ({ key, direction }: Order) =>
  `, case when rear then ((row_number() over (partition by model_id, rear order by ${key} ${direction} ${LAST}, product_id ${direction}) - 1) % 4 + 1)::int end step`;

/** Selects a page of a part of the section, in one pass that gives both the totals and the page. */
function partPage(conditions: Conditions, order: Order, { limit, offset }: Window): Statement {
  const by = orderOf(conditions, order);
  return statement(
    (add) => `with g as materialized (${partSql(conditions, order, add)}),
      s as (select *${conditions.rear ? stepSql(order) : ''} from g order by ${by('g')} limit ${add(limit)} offset ${add(offset)})
      ${withCards(conditions, COUNTED_TOTALS, by('s'), add)}`,
  );
}

/**
 * Selects one page of products, each row with the totals of the list. `total` is what the whole section is believed to
 * hold. If the rows have another total, the page must be selected again with that.
 */
export const pageStatement = (
  conditions: Conditions,
  order: Order,
  window: Window,
  total: number,
): Statement =>
  isWhole(conditions) && isRanked(order)
    ? wholePage(conditions, order, window, total)
    : partPage(conditions, order, window);

/** Selects the totals of a list whose page came back empty. */
export const totalsStatement = (conditions: Conditions, order: Order): Statement =>
  statement((add) =>
    isWhole(conditions)
      ? `select ${keptTotals(conditions, add)}`
      : `with g as materialized (${partSql(conditions, order, add)}) select ${COUNTED_TOTALS}`,
  );

/** Selects the ids of the whole list in its order, at most `limit` of them. */
export const idsStatement = (conditions: Conditions, order: Order, limit: number): Statement =>
  statement(
    (add) => `with g as materialized (${partSql(conditions, order, add)})
      select product_id from g order by ${orderOf(conditions, order)('g')} limit ${add(limit)}`,
  );

/** Selects what rows show of some products of the list, in the order of their ids. */
export const cardsStatement = (conditions: Conditions, ids: readonly number[]): Statement =>
  statement(
    (
      add,
    ) => `with s as (select * from unnest(${add(ids)}::int[]) with ordinality s(product_id, place))
      ${withCards({ ...conditions, rear: undefined }, 's.place', 's.place', add)}`,
  );

/** Selects one product with the aggregates over all of its live offers, of which there may be none. */
export const productStatement = (productId: string): Statement =>
  statement(
    (add) => `select ${CARD_COLUMNS}, ${STORED}, null landed, null axle, null step
      from (select ${add(productId)}::bigint product_id) s join listing l using (product_id)
      join product p on p.id = s.product_id`,
  );

/**
 * Answers several searches at once: how many products each finds, and the ids of those with the most offers. `n` is the
 * place of a search, from 0.
 */
export const countsStatement = (questions: readonly Conditions[], limit: number): Statement =>
  statement((add) =>
    questions
      .map(
        (conditions, n) => `(with g as materialized (${productsSql(conditions, 'quantity', add)})
          select ${n} n, (select count(*)::int from g) total,
            array(select g.product_id::text from g order by g.offers_count desc, g.product_id limit ${add(limit)}) ids)`,
      )
      .join(' union all '),
  );
