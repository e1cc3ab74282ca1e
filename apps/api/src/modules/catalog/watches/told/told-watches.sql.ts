import type { Db } from '../../../../db/db.ts';
import { allRows, hasRows } from '../../../../db/db-rows.ts';
import { LIVE_BROWSERS } from '../../../../notices/browsers.ts';

/** An account, and since when its news are to be told: of the time of the database, to the microsecond. */
export interface NewsReader {
  account: string;
  since: string;
}

/** Whose news came since a moment. */
export const selectHeard = (db: Db, since: string): Promise<NewsReader[]> =>
  allRows<NewsReader>(
    db,
    `select distinct w.account_id account, $1::text since from watch w where w.news_at >= $1::timestamptz and w.met_rank is not null`,
    [since],
  );

/** Marks a letter for whoever has news and got none for a day; resolves to whose it is, with the news since his last one. */
export const takeLetters = (db: Db): Promise<NewsReader[]> =>
  allRows<NewsReader>(
    db,
    `with due as (
       select w.account_id, min(w.news_at) since from watch w left join watch_letter x using (account_id)
       where w.news_at is not null and w.met_rank is not null and w.news_at > coalesce(x.sent_at, '-infinity')
         and coalesce(x.sent_at < now() - interval '1 day', true)
       group by 1),
     taken as (
       insert into watch_letter as x select account_id, now() from due
       on conflict (account_id) do update set sent_at = excluded.sent_at where x.sent_at < now() - interval '1 day' returning account_id)
     select d.account_id account, d.since::text since from due d join taken using (account_id) order by 1`,
  );

/** What is told of a line. */
export interface NewsRow {
  request: string;
  number: number;
  title: string;
  quantity: number;
  price: number | null;
  day: string | null;
  city: string | null;
}

/** An account's news since a moment, as far as they still hold. */
export const selectNews = (db: Db, { account, since }: NewsReader): Promise<NewsRow[]> =>
  allRows<NewsRow>(
    db,
    `select r.id request, r.number, product_brief(w.met_product) ->> 'title' title, w.quantity, w.met_price price, w.met_day::text "day",
       y.name city
     from watch w join goods_request_line l on l.id = w.line_id join goods_request r on r.id = l.request_id
       left join city y on y.id = w.city_id
     where w.account_id = $1 and w.news_at >= $2::timestamptz and w.met_product is not null and not r.is_closed and sees_request($1, r)
     order by r.number desc, l.position, l.id`,
    [account, since],
  );

/** Whether an address or a browser is still the account's. */
export const isOwn = (db: Db, account: string, to: string): Promise<boolean> =>
  hasRows(
    db,
    `select from account a where a.id = $1 and ($2 in (a.email, a.phone)
       or exists (select from (${LIVE_BROWSERS}) b where b.account_id = a.id and b.id::text = $2))`,
    [account, to],
  );
