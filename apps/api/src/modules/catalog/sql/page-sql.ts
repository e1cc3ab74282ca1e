import { landedSql } from '../../../delivery/landed-sql.ts';
import { type Add, all, type Statement, statement } from '../../../sql/clause.ts';
import { descendingKeySql } from '../../../trade/standing.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import { type Order, opposite, type RankedKey } from '../filter/filter-order.ts';
import { withCards } from './card-sql.ts';
import { offerClauseOf } from './demand-sql.ts';
import { isWhole, listingsSql, productsSql, setsSql } from './list-sql.ts';

/** The catalog's version, and a text that changes when a brand, a model, a word, a city or a company is added. */
export const STAMP = `v version, concat_ws('.', (select max(id) from brand), (select max(id) from model),
  (select max(id) from attribute_value), (select max(id) from city), (select max(number) from company)) reference`;

/** Which rows of the list: `limit` of them after the first `offset`. */
export interface Window {
  limit: number;
  offset: number;
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

/** What a column is sorted by. Ranks keep their groups in order, in either direction. */
const sortedBy = (column: string, { key, direction }: Order) =>
  key === 'landed_price' && direction === 'desc' ? descendingKeySql(column) : column;

const orderOf = (conditions: Conditions, order: Order) => (row: string) => {
  const { key, direction } = order;
  const by = `${sortedBy(`${row}.${key}`, order)} ${direction} ${LAST}, ${row}.product_id ${direction}`;
  return conditions.rear
    ? `${sortedBy(`${row}.set_key`, order)} ${direction} ${LAST}, ${row}.model_id ${direction}, ${row}.rear, ${by}`
    : by;
};

/** Numbers a model's rear tyres 1 to 4, again and again. @see specification, section 3 */
const stepSql = (order: Order) =>
  `, case when rear then ((row_number() over (partition by model_id, rear order by ${sortedBy(order.key, order)} ${order.direction} ${LAST}, product_id ${order.direction}) - 1) % 4 + 1)::int end step`;

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

/** The demands of the questions on offers, each list once; a row of `k` has the place of its own in `demands`. */
function offersOf(questions: readonly Conditions[], add: Add) {
  const lists = [...new Map(questions.map(({ offers }) => [JSON.stringify(offers), offers]))];
  const cases = lists.flatMap(([, offers], at) =>
    offers.length === 0 ? [] : `when ${at} then ${all(offers.map(offerClauseOf))(add)}`,
  );
  return {
    placeOf: ({ offers }: Conditions) =>
      lists.findIndex(([text]) => text === JSON.stringify(offers)),
    clause: cases.length === 0 ? '' : `and case k.demands ${cases.join(' ')} else true end`,
  };
}

/**
 * Answers several searches at once: the ids of the best products of each, by rank with a city, else by price. `n` is the
 * place of a search, from 0. They are searches of one market: only the pieces differ by the search. All landed prices
 * are calculated by one part of the statement, each once: fifty such parts take longer to plan than to run. Decision 492.
 */
export const rankedStatement = (questions: readonly Conditions[], limit: number): Statement =>
  statement((add) => {
    const landed = questions[0]?.landed;
    const demands = offersOf(questions, add);
    const found = questions.map(
      (one, n) =>
        `select ${n} n, ${one.landed?.pieces ?? 0} pieces, ${demands.placeOf(one)} demands, x.product_id
         from (${listingsSql('l.product_id', one, add)}) x`,
    );
    return `with w as materialized (${found.join(' union all ')}),
      g as materialized (select k.product_id, k.pieces, k.demands, min(${landed ? `d.${landed.by}_rank` : 'o.bulk_price'}) rank
        from (select distinct product_id, pieces, demands from w) k join offer o on o.product_id = k.product_id
          ${landed ? landedSql(landed, add, 'k.pieces') : ''}
        where o.quantity > 0 ${demands.clause} group by k.product_id, k.pieces, k.demands)
      select n, product_id::text id, rank from (
        select w.n, g.product_id, g.rank, row_number() over (partition by w.n order by g.rank, g.product_id) place
        from w join g using (product_id, pieces, demands)) r where place <= ${add(limit)} order by n, place`;
  });

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
