import type { CarFilter } from '@org/api-client/schema';
import { allRows, firstRow } from '../../../db/db-rows.ts';
import { and, statement } from '../../../sql/clause.ts';
import type { Demand } from '../filter/demand.ts';
import { sectionOf } from '../filter/sections.ts';
import type { selectState } from '../sql/catalog.sql.ts';
import { carFitStatement, clauseOf } from '../sql/demand-sql.ts';
import type { CarFit, ListedProduct } from './fits.ts';
import type { Hit, WatchTerms } from './hits.ts';

type Db = Parameters<typeof selectState>[0];

/** Goods that watches wait for: all watches of one row wait for the same ones. */
export interface Wish {
  section: number;
  product_id: number | null;
  /** null: any, or several */
  diameter: number | null;
  width: number | null;
  demands: readonly Demand[];
  watches: string[];
}

/** A watch as it was compared last. */
export interface WatchRow extends WatchTerms {
  id: string;
  section: number;
  product_id: number | null;
  demands: readonly Demand[];
  is_new: boolean;
  met: Hit | null;
  told: { price: number | null; day: string | null; lost_at: string | null } | null;
}

/** Locks the comparing until the transaction ends; resolves to the versions to compare, undefined while another process does. */
export const lockMark = (db: Db) =>
  firstRow<{ told_version: number; version: number; now: string }>(
    db,
    `select m.version told_version, c.v version, now()::text "now" from watch_mark m, catalog_version c for update of m skip locked`,
  );

export const moveMark = (db: Db, version: number) =>
  db.query('update watch_mark set version = $1', [version]);

/** Changed products with their own words. */
export const selectProducts = (db: Db, ids: readonly string[]): Promise<ListedProduct[]> =>
  allRows<ListedProduct>(
    db,
    'select l.*, p.search_text from listing l join product p on p.id = l.product_id where l.product_id = any($1::int[])',
    [ids],
  );

/** The wishes that wait for products, or for goods of their sizes. */
export const selectWishes = (db: Db, ids: readonly string[]): Promise<Wish[]> =>
  allRows<Wish>(
    db,
    `with size as (select distinct section, diameter, width from listing where product_id = any($1::int[])),
       waiting as (
         select w.* from watch w where w.product_id = any($1::int[])
         union all
         select w.* from size s join watch w on w.product_id is null
           and w.section = s.section and w.diameter = s.diameter and w.width = s.width
         union all
         select w.* from watch w
         where w.product_id is null and (w.diameter is null or w.width is null) and exists (select from size s
           where s.section = w.section and coalesce(w.diameter = s.diameter, true) and coalesce(w.width = s.width, true)))
     select section, product_id, diameter, width, demands, array_agg(id::text) watches
     from waiting group by section, product_id, diameter, width, demands`,
    [ids],
  );

/** The watches that have to be compared whatever has changed, and those whose best offer is one of changed products. */
export const selectDisturbed = async (db: Db, ids: readonly string[] | null): Promise<string[]> =>
  (
    await allRows<{ id: string }>(
      db,
      `select id::text id from watch where $1::int[] is null or is_new
       union select id::text from watch where met_product = any($1::int[])`,
      [ids],
    )
  ).map(({ id }) => id);

export const selectWatches = (db: Db, ids: readonly string[]): Promise<WatchRow[]> =>
  allRows<WatchRow>(
    db,
    `select w.id::text id, w.price, w.quantity, w.day::text "day", y.name city, w.offers, w.section, w.product_id, w.demands, w.is_new,
       case when w.met_rank is not null then jsonb_build_object('rank', w.met_rank, 'price', w.met_price, 'day', w.met_day,
         'product_id', w.met_product, 'offer_id', w.met_offer::text) end met,
       case when w.told_at is not null then jsonb_build_object('price', w.told_price, 'day', w.told_day, 'lost_at', w.lost_at) end told
     from watch w left join city y on y.id = w.city_id where w.id = any($1::bigint[]) order by w.id`,
    [ids],
  );

/** What fits a car, in a section. */
export async function selectCarFit(db: Db, section: number, car: CarFilter): Promise<CarFit[]> {
  const { text, params } = carFitStatement(sectionOf(section), car);
  return allRows<CarFit>(db, text, params);
}

/** All products on offer that are what is waited for, by the place of each wish: one statement for all. */
export async function selectWished(
  db: Db,
  wishes: readonly Pick<Wish, 'section' | 'product_id' | 'demands'>[],
): Promise<number[][]> {
  const found = wishes.map(({ product_id }) => (product_id === null ? [] : [product_id]));
  const { text, params } = statement((add) =>
    wishes
      .flatMap(({ section, product_id, demands }, at) => {
        if (product_id !== null) return [];
        const clauses = demands.map((one) => clauseOf(sectionOf(section), one));
        return [
          `select ${at} "at", l.product_id from listing l where l.section = ${add(section)} and l.offers_count > 0${and(clauses, add)}`,
        ];
      })
      .join(' union all '),
  );
  if (text === '') return found;
  for (const { at, product_id } of await allRows<{ at: number; product_id: number }>(
    db,
    text,
    params,
  ))
    found[at]?.push(product_id);
  return found;
}

/** What was found of a watch, and whether that is news. */
export interface Finding {
  id: string;
  met: Hit | null;
  is_news: boolean;
}

/** Whether something of the line `l` of the request `r` is still to be bought, and who watches it may see that. */
const IS_ALIVE = `not r.is_closed and not l.is_remark and sees_request(w.account_id, r)
  and (select coalesce(sum(x.quantity), 0) < greatest(coalesce(l.quantity, 0), 1) from request_piece x where x.line_id = l.id)`;

/**
 * Keeps what was found. What is there of another product than before is no news: see `changeRequest`. What is news of a line that is still to be bought is
 * told to programs of its company.
 */
export async function storeFindings(db: Db, findings: readonly Finding[]): Promise<void> {
  await db.query(
    `with found as (
       select x.*, x.is_news and (select ${IS_ALIVE} from goods_request_line l join goods_request r on r.id = l.request_id
         where l.id = w.line_id) tells, w.line_id
       from jsonb_to_recordset($1) x (id bigint, met jsonb, is_news boolean) join watch w on w.id = x.id),
     kept as (
       update watch w set is_new = false, met_rank = (f.met ->> 'rank')::bigint, met_price = (f.met ->> 'price')::bigint,
         met_day = (f.met ->> 'day')::date, met_product = (f.met ->> 'product_id')::int, met_offer = (f.met ->> 'offer_id')::bigint,
         lost_at = case when f.met is not null then null when w.met_rank is not null then now() else w.lost_at end,
         told_price = case when f.tells or w.told_price = 0 then (f.met ->> 'price')::bigint else w.told_price end,
         told_day = case when f.tells or w.told_price = 0 then (f.met ->> 'day')::date else w.told_day end,
         told_at = case when f.tells then now() when w.told_price = 0 and f.met is null then null else w.told_at end,
         news_at = case when f.tells then now() else w.news_at end
       from found f where w.id = f.id)
     select add_event(r.company_id, 'request.met', r.id::text, '{"status": "met"}')
     from goods_request r where r.id in (select l.request_id from found f join goods_request_line l on l.id = f.line_id where f.tells)`,
    [JSON.stringify(findings)],
  );
}
