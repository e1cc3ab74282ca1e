import type { Db } from '../../../db/db.ts';
import { runPrepared } from '../../../db/db-prepared.ts';
import { type Add, and, type Statement, statement } from '../../../sql/clause.ts';
import type { Conditions } from '../filter/filter-conditions.ts';
import { clauseOf, offerClauseOf } from '../sql/demand-sql.ts';
import { countedOffers, listedOffers } from '../sql/list-sql.ts';
import { GROSS } from '../sql/rests-sql.ts';

/** The retail price that the supplier recommends, if its price list has one. */
const RETAIL = `(jsonb_path_query_first(o.prices, '$[*] ? (@.type == "retail").price') #>> '{}')::bigint`;

/** The offers of products on their way. A filter by quantity is about the pieces on their way. */
const arrivingOffers = ({ section, offers }: Conditions, add: Add): string =>
  `o.section = ${add(section.id)} and o.quantity = 0 and o.incoming > 0${and(
    offers.map((demand) =>
      demand.of === 'quantity'
        ? (add: Add) => `o.incoming >= ${add(demand.least ?? 0)}`
        : offerClauseOf(demand),
    ),
    add,
  )}`;

/** Selects products that fulfil a list's demands and of which an offer is only on its way. */
const arrivingStatement = (conditions: Conditions, limit: number): Statement =>
  statement((add) => {
    const { section, attributes, always } = conditions;
    const demands = [...attributes.values(), ...always].map((demand) => clauseOf(section, demand));
    return `select distinct l.product_id, l.sort_name from offer o join listing l using (product_id)
      where ${arrivingOffers(conditions, add)}${and(demands, add)}
      order by l.sort_name, l.product_id limit ${add(limit)}`;
  });

const TERM = (end: 'min' | 'max') =>
  `coalesce(o.delivery_days_${end}, (select w.delivery_days_${end} from warehouse w where w.id = o.warehouse_id)) days_${end}`;

/** Selects the cheapest offer of each of these products, with the totals of all offers that count. */
const bestStatement = (
  conditions: Conditions,
  ids: readonly number[],
  isArriving: boolean,
): Statement =>
  statement((add) => {
    const offersSql = isArriving ? arrivingOffers(conditions, add) : countedOffers(conditions, add);
    const offers = `from offer o where o.product_id = s.product_id and ${offersSql}`;
    return `select s.product_id::text id, b.*, coalesce(b.own_retail, a.any_retail) retail, a.quantity, a.offers, p.barcode
      from unnest(${add(ids)}::int[]) with ordinality s(product_id, place) join product p on p.id = s.product_id
      cross join lateral (select ${GROSS} as cost, ${RETAIL} own_retail, o.min_order, o.multiple, o.condition, o.dot_year,
        ${TERM('min')}, ${TERM('max')} ${offers} order by 1, o.id limit 1) b
      cross join lateral (select sum(${isArriving ? 'o.incoming' : 'o.quantity'}) quantity, count(*)::int offers, min(${RETAIL}) any_retail ${offers}) a
      order by s.place`;
  });

/** Selects the cost of each product of a list at its cheapest offer, as `bestStatement` does. */
const costsStatement = (conditions: Conditions): Statement =>
  statement(
    (add) => `select product_id, cost, coalesce(own_retail, any_retail) retail, offers from (
      select distinct on (o.product_id) o.product_id, ${GROSS} as cost, ${RETAIL} own_retail,
        min(${RETAIL}) over (partition by o.product_id) any_retail, count(*) over (partition by o.product_id) offers
      from ${listedOffers(conditions, add)} order by o.product_id, ${GROSS}, o.id) c`,
  );

/** The cheapest offer of a product, with its VAT, and the totals of all offers that count. */
export interface BestRow {
  id: string;
  cost: number;
  retail: number | null;
  quantity: number;
  /** how many offers count */
  offers: number;
  barcode: string | null;
  min_order: number;
  multiple: number;
  condition: string;
  dot_year: number | null;
  days_min: number;
  days_max: number;
}

export async function selectBest(
  db: Db,
  conditions: Conditions,
  ids: readonly number[],
  isArriving: boolean,
): Promise<BestRow[]> {
  return (await runPrepared<BestRow>(db, bestStatement(conditions, ids, isArriving))).rows;
}

export async function selectArriving(db: Db, conditions: Conditions, limit: number) {
  const { rows } = await runPrepared<{ product_id: number }>(
    db,
    arrivingStatement(conditions, limit),
  );
  return rows.map(({ product_id }) => product_id);
}

export interface CostRow {
  product_id: number;
  cost: number;
  retail: number | null;
  offers: number;
}

export async function selectCosts(db: Db, conditions: Conditions): Promise<CostRow[]> {
  return (await runPrepared<CostRow>(db, costsStatement(conditions))).rows;
}
