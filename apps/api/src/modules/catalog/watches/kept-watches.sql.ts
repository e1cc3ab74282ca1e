import type { GoodsRequestLine, Watch, WatchWanted } from '@org/api-client/schema';
import { allRows, firstRow } from '../../../db/db-rows.ts';
import type { selectState } from '../sql/catalog.sql.ts';
import type { CompiledWish } from './compile-watch.ts';
import type { Hit } from './hits.ts';

type Db = Parameters<typeof selectState>[0];

/** Condition that something of the line `l` is still to be bought. */
const IS_OPEN = `not l.is_remark and (select coalesce(sum(x.quantity), 0) < greatest(coalesce(l.quantity, 0), 1)
  from request_piece x where x.line_id = l.id)`;

/** What an account watches, of all requests or of one: the lines that are still to be bought. What has come stands first. */
export const selectWatched = (
  db: Db,
  accountId: string,
  requestId: string | null,
): Promise<Watch[]> =>
  allRows<Watch>(
    db,
    `select w.line_id, l.text, jsonb_build_object('id', r.id, 'number', r.number, 'name', r.name) request,
       product_brief(w.product_id) product, w.price, w.quantity, w.day::text "day", y.name "to",
       case when w.met_rank is not null then jsonb_build_object('product', product_brief(w.met_product), 'offer_id', w.met_offer::text,
         'price', w.met_price, 'day', w.met_day) end met
     from watch w join goods_request_line l on l.id = w.line_id join goods_request r on r.id = l.request_id
       left join city y on y.id = w.city_id
     where w.account_id = $1 and ($2::uuid is null or r.id = $2) and not r.is_closed and sees_request($1, r) and ${IS_OPEN}
     order by w.met_rank is null, r.number desc, l.position, l.id`,
    [accountId, requestId],
  );

/** A line of a request, as it is watched. */
export interface OpenLine
  extends Pick<GoodsRequestLine, 'id' | 'section' | 'wish' | 'product_id'> {}

export const selectOpenLines = (db: Db, requestId: string): Promise<OpenLine[]> =>
  allRows<OpenLine>(
    db,
    `select l.id, l.product_id::text product_id, l.wish,
       coalesce(l.section, (select s.code from product p join section s on s.id = p.section where p.id = l.product_id)) section
     from goods_request_line l where l.request_id = $1 and ${IS_OPEN}`,
    [requestId],
  );

/** How many lines an account watches, without those that are named. */
export const countOthers = async (
  db: Db,
  accountId: string,
  lineIds: readonly string[],
): Promise<number> =>
  (
    await firstRow<{ count: number }>(
      db,
      'select count(*)::int count from watch where account_id = $1 and line_id <> all($2::uuid[])',
      [accountId, lineIds],
    )
  )?.count ?? 0;

export const deleteWatches = (
  db: Db,
  { accountId, requestId }: { accountId: string; requestId: string },
  lineIds: readonly string[],
) =>
  db.query(
    `delete from watch w using goods_request_line l
     where l.id = w.line_id and l.request_id = $2 and w.account_id = $1 and w.line_id = any($3::uuid[])`,
    [accountId, requestId, lineIds],
  );

/** A line as an account begins to watch it: what is there already is no news. */
export interface NewWatch extends WatchWanted, CompiledWish {
  line_id: string;
  met: Hit | null;
}

/** Watches lines. Watching one for the same thing again changes nothing. */
export const storeWatches = (
  db: Db,
  { accountId, cityId }: { accountId: string; cityId: number | null },
  watches: readonly NewWatch[],
) =>
  db.query(
    `insert into watch as w (line_id, account_id, city_id, price, quantity, day, section, product_id, diameter, width, demands, offers,
       met_rank, met_price, met_day, met_product, met_offer, told_price, told_day, told_at)
     select x.line_id, $1, $2, x.price, x.quantity, x.day, x.section, x.product_id, x.diameter, x.width, x.demands, x.offers,
       m.rank, m.price, m.day, m.product_id, m.offer_id, m.price, m.day, case when m.rank is not null then now() end
     from jsonb_to_recordset($3) x (line_id uuid, price int, quantity int, day date, section smallint, product_id int, diameter int,
         width int, demands jsonb, offers jsonb, met jsonb)
       left join lateral jsonb_to_record(x.met) m (rank bigint, price bigint, day date, product_id int, offer_id bigint) on true
     on conflict (line_id, account_id) do update set city_id = excluded.city_id, price = excluded.price, quantity = excluded.quantity,
       day = excluded.day, section = excluded.section, product_id = excluded.product_id, diameter = excluded.diameter,
       width = excluded.width, demands = excluded.demands, offers = excluded.offers, is_new = true, met_rank = excluded.met_rank,
       met_price = excluded.met_price, met_day = excluded.met_day, met_product = excluded.met_product, met_offer = excluded.met_offer,
       lost_at = null, told_price = excluded.told_price, told_day = excluded.told_day, told_at = excluded.told_at, news_at = null
     where (w.city_id, w.price, w.quantity, w.day, w.section, w.product_id, w.demands, w.offers) is distinct from (excluded.city_id,
       excluded.price, excluded.quantity, excluded.day, excluded.section, excluded.product_id, excluded.demands, excluded.offers)`,
    [accountId, cityId, JSON.stringify(watches)],
  );
