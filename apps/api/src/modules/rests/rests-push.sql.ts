import type { PushedRow } from '@org/api-client/schema';
import type { Db } from '../../db/db.ts';
import type { Origin } from './origin.ts';

export interface PushOutcome {
  updated: number;
  unchanged: number;
  /** positions of the rows whose code is not in the stock */
  unknown: number[];
  /** positions of the rows that give a quantity, but match several rows of the stock */
  several: number[];
}

/** A row that was given, with its position. */
export type GivenRow = Omit<PushedRow, 'origin'> & { row: number; origin?: Origin };

const GIVEN = `select * from unnest($2::int[], $3::text[], $4::int[], $5::int[], $6::boolean[], $7::text[], $8::int[], $9::boolean[], $10::int[],
  $11::boolean[], $12::text[], $13::text[])
  g(row, code, warehouse_id, dot_year, has_year, condition, quantity, quantity_is_minimum, bulk_price, has_origin, country, customs_declaration)`;

/**
 * Updates rows of a company's stock by its own codes: all that can be updated, in one statement. Rows are locked in the
 * order of their ids, as in every statement that writes many.
 */
export async function pushRests(
  db: Db,
  companyId: string,
  rows: readonly GivenRow[],
): Promise<PushOutcome> {
  const column = <Value>(of: (row: GivenRow) => Value | undefined) =>
    rows.map((row) => of(row) ?? null);
  const { rows: answers } = await db.query<PushOutcome>(
    `with given as materialized (${GIVEN}),
     fitting as materialized (
       select g.row, o.id, count(*) over (partition by g.row) fits from given g join offer o
         on o.supplier_id = $1 and o.source_article = g.code
         and (g.warehouse_id is null or o.warehouse_id = g.warehouse_id)
         and (not g.has_year or o.dot_year is not distinct from g.dot_year)
         and (g.condition is null or o.condition = g.condition)),
     several as (select distinct f.row from fitting f join given g using (row) where f.fits > 1 and g.quantity is not null),
     held as materialized (
       select o.id from offer o where o.id in (select id from fitting where row not in (select row from several))
       order by o.id for no key update),
     wanted as (
       select distinct on (h.id) h.id, f.row, g.quantity, g.quantity_is_minimum, g.bulk_price,
         g.has_origin, g.country, g.customs_declaration
       from held h join fitting f using (id) join given g using (row) where f.row not in (select row from several)
       order by h.id, f.row desc),
     done as (
       update offer o set quantity = coalesce(w.quantity, o.quantity), bulk_price = coalesce(w.bulk_price, o.bulk_price),
         quantity_is_minimum = coalesce(w.quantity_is_minimum, w.quantity is null and o.quantity_is_minimum),
         country = case when w.has_origin then w.country else o.country end,
         customs_declaration = case when w.has_origin then w.customs_declaration else o.customs_declaration end, updated_at = now()
       from wanted w where o.id = w.id and (o.quantity, o.bulk_price, o.quantity_is_minimum, o.country, o.customs_declaration) is distinct from
         (coalesce(w.quantity, o.quantity), coalesce(w.bulk_price, o.bulk_price),
          coalesce(w.quantity_is_minimum, w.quantity is null and o.quantity_is_minimum),
          case when w.has_origin then w.country else o.country end,
          case when w.has_origin then w.customs_declaration else o.customs_declaration end)
       returning o.id)
     select (select count(*)::int from done) updated,
       (select count(*)::int from wanted) - (select count(*)::int from done) unchanged,
       array(select row from given where row not in (select row from fitting) order by row) unknown,
       array(select row from several order by row) several`,
    [
      companyId,
      column(({ row }) => row),
      column(({ code }) => code.trim()),
      column(({ warehouse_id }) => warehouse_id),
      column(({ dot_year }) => dot_year),
      column(({ dot_year }) => dot_year !== undefined),
      column(({ condition }) => condition),
      column(({ quantity }) => quantity),
      column(({ quantity_is_minimum }) => quantity_is_minimum),
      column(({ bulk_price }) => bulk_price),
      column(({ origin }) => origin !== undefined),
      column(({ origin }) => origin?.country),
      column(({ origin }) => origin?.customs_declaration),
    ],
  );
  return answers[0]!;
}
