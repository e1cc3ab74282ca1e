import type { RestBody } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../db/rows.ts';
import type { Conditions } from './conditions.ts';
import type { Origin } from './origin.ts';
import type { RestRow } from './rest.ts';

interface Window {
  limit: number;
  offset: number;
}

const FROM =
  'offer o join listing l on l.product_id = o.product_id join product p on p.id = o.product_id';

/**
 * SQL for the rows whose ids the query `x` selects, with its total. `source_*` and `match_*` are read by `to_jsonb`, so
 * that they may be missing: they come with the price lists' own columns.
 */
const rowsOf = (x: string) => `select o.id::text id, product_brief(o.product_id) product,
    json_build_object('id', w.id::text, 'name', w.name, 'city', city.name) warehouse,
    to_jsonb(o) ->> 'source_name' source_name, to_jsonb(o) ->> 'source_article' source_article,
    to_jsonb(o) ->> 'match_by' match_by, to_jsonb(o) ->> 'match_evidence' match_evidence,
    o.bulk_price, o.vat_rate, o.vat_included, o.quantity, o.quantity_is_minimum, o.min_order, o.multiple, o.dot_year, o.dot_week,
    o.country, o.customs_declaration, o.updated_at, x.total
  from (${x}) x join offer o on o.id = x.id join warehouse w on w.id = o.warehouse_id join city on city.id = w.city_id`;

/** One page of a list, each row with the total; empty beyond the last page. */
export async function selectRests(
  db: Db,
  { clauses, params }: Conditions,
  order: string,
  { limit, offset }: Window,
): Promise<RestRow[]> {
  const next = params.length + 1;
  const page = `select o.id, count(*) over ()::int total, row_number() over (order by ${order}) at
    from ${FROM} where ${clauses.join(' and ')} order by ${order} limit $${next} offset $${next + 1}`;
  const { rows } = await db.query<RestRow>(`${rowsOf(page)} order by x.at`, [
    ...params,
    limit,
    offset,
  ]);
  return rows;
}

export const countRests = async (db: Db, { clauses, params }: Conditions): Promise<number> => {
  const row = await firstRow<{ n: number }>(
    db,
    `select count(*) n from ${FROM} where ${clauses.join(' and ')}`,
    params,
  );
  return row?.n ?? 0;
};

/** The ids of all rows of a list, in its order. */
export async function selectRestIds(
  db: Db,
  { clauses, params }: Conditions,
  order: string,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select o.id::text id from ${FROM} where ${clauses.join(' and ')} order by ${order}`,
    params,
  );
  return rows.map(({ id }) => id);
}

/** The rows of a company with these ids, in the order of the ids; without those that are gone or another company's. */
export const selectRestsById = (
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<RestRow[]> =>
  allRows<RestRow>(
    db,
    `${rowsOf('select id, 0 total, at from unnest($2::bigint[]) with ordinality n(id, at)')}
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

/** Sets the fields that the body has; resolves to false if the company has no such row. */
export async function updateRest(
  db: Db,
  companyId: string,
  id: string,
  body: RestBody,
): Promise<boolean> {
  const names = EDITABLE.filter((name) => body[name] !== undefined);
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
