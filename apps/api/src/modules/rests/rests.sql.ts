import type { RestBody, RestsBody } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/db-rows.ts';
import type { LandedTerms } from '../../delivery/delivery-landed.ts';
import { landedSql } from '../../delivery/landed-sql.ts';
import type { Add } from '../../sql/clause.ts';
import { STANDINGS } from '../../trade/standing.ts';
import type { Origin } from './origin.ts';
import type { ComparedRest } from './repricing.ts';
import type { RestRow } from './rest.ts';
import type { Conditions } from './rests-conditions.ts';

/**
 * With fewer others nobody is compared: the place and the two gaps of two others would tell the price of each. From three
 * on at least one stays unknown, and none can be told from the others.
 */
const MIN_OTHERS = 3;

const NAMES = STANDINGS.map((name) => `'${name}'`).join(', ');
const FRESH = STANDINGS.indexOf('fresh');

/**
 * Common table expressions. `rival`: the best landed price of each other supplier, by product and condition. `placed`: where
 * the offers whose ids `ids` selects stand among them. An offer that is not fresh can't win, so it is neither.
 */
const placedSql = (
  ids: string,
  { company, landed }: { company: string; landed: LandedTerms },
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
      cross join lateral (select m.standing = ${FRESH} and s.others >= ${MIN_OTHERS} is_compared) c)`;

/** A row's place, as the contract shows it. */
const PLACE = `json_build_object('standing', (array[${NAMES}])[a.standing + 1], 'gross_price', a.gross_price, 'others', a.others,
    'rank', a.rank, 'best_gap', a.best_gap, 'median_gap', a.median_gap)`;

type PlaceName = NonNullable<RestsBody['place']>[number];

const PLACES: Record<PlaceName, string> = {
  first: 'a.rank = 1',
  near: 'a.rank in (2, 3)',
  far: 'a.rank > 3',
  few: `a.standing = ${FRESH} and a.others < ${MIN_OTHERS}`,
  apart: `a.quantity > 0 and a.standing <> ${FRESH}`,
};

/** Whether the row `a` of `placed` has one of these places. */
const hasPlace = (places: readonly PlaceName[]): string =>
  `(${places.map((place) => PLACES[place]).join(' or ')})`;

type OrderBy = NonNullable<RestsBody['order_by']>;

interface Window {
  limit: number;
  offset: number;
}

const FROM =
  'offer o join listing l on l.product_id = o.product_id join product p on p.id = o.product_id';

/** How long sales are counted. */
const SALES_DAYS = 90;

/** What a company has sold lately, by product: as in its trade, without what it declined or took back. */
const soldSql = (company: string) => `sold as materialized (
    select (i.product ->> 'id')::int product_id, sum(coalesce(i.confirmed_quantity, i.quantity) - i.credited)::int pieces
    from orders p join order_item i on i.order_id = p.id
    where p.supplier_id = ${company} and p.status not in ('declined', 'cancelled')
      and p.created_at > now() - interval '${SALES_DAYS} days'
    group by 1),
  stocked as materialized (
    select product_id, sum(quantity)::int pieces from offer where supplier_id = ${company} group by 1)`;

/** For how many days the stock of the product of `o` lasts. */
const STOCK_DAYS = `(select k.pieces::bigint * ${SALES_DAYS} / nullif(s.pieces, 0) from stocked k left join sold s using (product_id)
    where k.product_id = o.product_id)`;
const UNSOLD =
  'o.quantity > 0 and not exists (select from sold s where s.product_id = o.product_id and s.pieces > 0)';

/**
 * SQL for the rows whose ids the query `x` selects, with its total. `source_*` and `match_*` are read by `to_jsonb`, so
 * that they may be missing: they come with the price lists' own columns.
 */
const rowsOf = (
  x: string,
  place = 'null',
) => `select o.id::text id, product_brief(o.product_id) product,
    json_build_object('id', w.id::text, 'name', w.name, 'city', city.name) warehouse,
    to_jsonb(o) ->> 'source_name' source_name, to_jsonb(o) ->> 'source_article' source_article,
    to_jsonb(o) ->> 'match_by' match_by, to_jsonb(o) ->> 'match_evidence' match_evidence,
    o.bulk_price, o.vat_rate, o.vat_included, o.quantity, o.quantity_is_minimum, o.min_order, o.multiple, o.dot_year, o.dot_week,
    o.country, o.customs_declaration, o.updated_at, x.total,
    (select price from cost_price n where n.supplier_id = o.supplier_id and n.product_id = o.product_id) cost_price,
    coalesce((select s.pieces from sold s where s.product_id = o.product_id), 0) sold, ${STOCK_DAYS}::int stock_days, ${place} place
  from (${x}) x join offer o on o.id = x.id join warehouse w on w.id = o.warehouse_id join city on city.id = w.city_id`;

const ORDERS: Record<OrderBy, string> = {
  brand_model__asc: 'l.sort_name, o.id',
  brand_model__desc: 'l.sort_name desc, o.id desc',
  bulk_price__asc: 'o.bulk_price, o.id',
  bulk_price__desc: 'o.bulk_price desc, o.id desc',
  quantity__asc: 'o.quantity, o.id',
  quantity__desc: 'o.quantity desc, o.id desc',
  updated_at__asc: 'o.updated_at, o.id',
  updated_at__desc: 'o.updated_at desc, o.id desc',
  stock_days__desc: `(o.quantity > 0) desc, ${STOCK_DAYS} desc nulls first, o.quantity desc, o.id`,
  gap__desc: 'a.best_gap desc nulls last, o.id',
};

/** Which of a company's rows are listed, and how. */
interface RestsList {
  company: string;
  conditions: Conditions;
  body: Pick<RestsBody, 'order_by' | 'place' | 'unsold'>;
  /** where the places of prices are compared; undefined if they are not asked for */
  landed: LandedTerms | undefined;
}

/** SQL that selects columns of all rows of a list. Their places are calculated first only where they matter. */
function listSql({ company, conditions, body, landed }: RestsList, add: Add, columns: string) {
  const { clauses } = conditions;
  const isPlaced =
    landed !== undefined && (body.place !== undefined || body.order_by === 'gap__desc');
  const where = [...clauses, ...(body.unsold ? [UNSOLD] : [])].join(' and ');
  const placed = isPlaced
    ? `, ${placedSql(`select o.id from ${FROM} where ${where}`, { company, landed }, add)}`
    : '';
  const join = isPlaced ? ' join placed a on a.id = o.id' : '';
  const has = body.place ? ` and ${hasPlace(body.place)}` : '';
  return {
    isPlaced,
    parts: `with ${soldSql('$1')}${placed}`,
    rows: `select ${columns} from ${FROM}${join} where ${where}${has}`,
  };
}

const adderTo =
  (params: unknown[]): Add =>
  (value) =>
    `$${params.push(value)}`;

/** One page of a list, each row with the total; empty beyond the last page. */
export async function selectRests(
  db: Db,
  list: RestsList,
  { limit, offset }: Window,
): Promise<RestRow[]> {
  const params = [...list.conditions.params];
  const add = adderTo(params);
  const order = ORDERS[list.body.order_by ?? 'brand_model__asc'];
  const { isPlaced, parts, rows } = listSql(
    list,
    add,
    `o.id, count(*) over ()::int total, row_number() over (order by ${order}) at`,
  );
  const { landed } = list;
  const page = `page as materialized (${rows} order by ${order} limit ${add(limit)} offset ${add(offset)})`;
  // of the page alone, if the list needed no places
  const placed =
    landed && !isPlaced ? `, ${placedSql('select id from page', { ...list, landed }, add)}` : '';
  const place = landed ? `(select ${PLACE} from placed a where a.id = o.id)` : undefined;
  return allRows<RestRow>(
    db,
    `${parts}, ${page}${placed} ${rowsOf('select * from page', place)} order by x.at`,
    params,
  );
}

export async function countRests(db: Db, list: RestsList): Promise<number> {
  const params = [...list.conditions.params];
  const { parts, rows } = listSql(list, adderTo(params), 'count(*)::int n');
  return (await firstRow<{ n: number }>(db, `${parts} ${rows}`, params))?.n ?? 0;
}

/** A row on sale as a rule of prices needs it. */
interface ComparedRow extends Omit<ComparedRest, 'term'> {
  id: string;
  title: string;
  warehouse: string;
  warehouse_id: number;
}

/** The rows of a list that are on sale, with the prices of others; no more than `limit`. */
export function selectCompared(
  db: Db,
  list: RestsList & { landed: LandedTerms },
  limit: number,
): Promise<ComparedRow[]> {
  const params = [...list.conditions.params];
  const add = adderTo(params);
  const order = ORDERS[list.body.order_by ?? 'brand_model__asc'];
  const { isPlaced, parts, rows } = listSql(
    list,
    add,
    `o.id, row_number() over (order by ${order}) at`,
  );
  const page = `page as materialized (${rows} and o.quantity > 0 order by at limit ${add(limit)})`;
  const placed = isPlaced ? '' : `, ${placedSql('select id from page', list, add)}`;
  return allRows<ComparedRow>(
    db,
    `${parts}, ${page}${placed}
     select o.id::text id, product_brief(o.product_id) ->> 'title' title, w.name warehouse, o.warehouse_id, o.bulk_price, o.vat_rate,
       o.vat_included, a.pieces, product_grams(o.product_id) grams, o.section in (2, 4) is_wheel, a.is_fresh, a.is_compared,
       a.prices::float8[] prices,
       (select price from cost_price n where n.supplier_id = o.supplier_id and n.product_id = o.product_id) cost_price
     from page x join offer o on o.id = x.id join placed a on a.id = o.id join warehouse w on w.id = o.warehouse_id order by x.at`,
    params,
  );
}

/** The ids of all rows of a company, by their names. */
export const selectRestIds = async (db: Db, companyId: string): Promise<string[]> => {
  const rows = await allRows<{ id: string }>(
    db,
    `select o.id::text id from ${FROM} where o.supplier_id = $1 order by ${ORDERS.brand_model__asc}`,
    [companyId],
  );
  return rows.map(({ id }) => id);
};

/** The rows of a company with these ids, in the order of the ids; without those that are gone or another company's. */
export const selectRestsById = (
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<RestRow[]> =>
  allRows<RestRow>(
    db,
    `with ${soldSql('$1')} ${rowsOf('select id, 0 total, at from unnest($2::bigint[]) with ordinality n(id, at)')}
     where o.supplier_id = $1 order by x.at`,
    [companyId, ids],
  );

/** The columns of a row that may be set; other fields of a body are ignored. */
const EDITABLE = [
  'bulk_price',
  'vat_rate',
  'vat_included',
  'quantity',
  'quantity_is_minimum',
  'min_order',
  'multiple',
  'dot_year',
  'dot_week',
  'country',
  'customs_declaration',
] as const satisfies (keyof RestBody)[];

/** The origin of a row, locked until the transaction ends; undefined if the company has no such row. */
export const lockOrigin = (db: Db, companyId: string, id: string): Promise<Origin | undefined> =>
  firstRow<Origin>(
    db,
    'select country, customs_declaration from offer where id = $2::bigint and supplier_id = $1 for no key update',
    [companyId, id],
  );

/** Sets what the product of a row costs the company; resolves to false if it has no such row. */
const setCost = (db: Db, companyId: string, id: string, price: number | null): Promise<boolean> =>
  hasRows(
    db,
    `with o as (select supplier_id, product_id from offer where id = $2::bigint and supplier_id = $1),
     gone as (delete from cost_price n using o where $3::int is null and n.supplier_id = o.supplier_id and n.product_id = o.product_id),
     kept as (insert into cost_price (supplier_id, product_id, price) select o.*, $3::int from o where $3::int is not null
       on conflict (supplier_id, product_id) do update set price = excluded.price)
     select from o`,
    [companyId, id, price],
  );

/** Sets the fields that the body has; resolves to false if the company has no such row. */
export async function updateRest(
  db: Db,
  companyId: string,
  id: string,
  body: RestBody,
): Promise<boolean> {
  const names = EDITABLE.filter((name) => body[name] !== undefined);
  if (body.cost_price !== undefined && !(await setCost(db, companyId, id, body.cost_price)))
    return false;
  // what a product costs its supplier changes no offer
  if (names.length === 0) return true;
  const { rows } = await db.query(
    `update offer set ${names.map((name, at) => `${name} = $${at + 3}, `).join('')}updated_at = now()
     where id = $2::bigint and supplier_id = $1 returning id`,
    [companyId, id, ...names.map((name) => body[name])],
  );
  return rows.length > 0;
}

/** Deletes a row; resolves to false if the company has no such row. */
export const deleteRest = (db: Db, companyId: string, id: string): Promise<boolean> =>
  hasRows(db, 'delete from offer where id = $2::bigint and supplier_id = $1 returning id', [
    companyId,
    id,
  ]);
