import { mayDo } from '../../../accounts/rights.ts';
import type { Db } from '../../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../../db/db-rows.ts';
import type { QuoteNews } from '../../../jobs/job-data.ts';
import { LIVE_BROWSERS } from '../../../notices/browsers.ts';
import { isForSupplier, type QuoteNewsRow } from './news-letters.ts';

/**
 * What is told, if it still is so: a later answer is told instead of this one, what has ended is not asked for, and no
 * price is wished that was answered, and no end is told that was moved again.
 */
export const selectNews = (
  db: Db,
  { inquiry, supplier, version, wish, until }: QuoteNews,
): Promise<QuoteNewsRow | undefined> =>
  firstRow<QuoteNewsRow>(
    db,
    `select i.id inquiry, r.id request, r.number, c.id supplier_id, c.name supplier, y.name city, i.until, $3::int "version",
       $5::int wished, $6::timestamptz is not null is_extended, x.text wished_text,
       (select coalesce(jsonb_agg(jsonb_build_object('text', x.text, 'price', h.price, 'answer', h.answer) order by x.position, h.price), '[]')
        from quote_wish h join quote q on q.id = h.quote_id join inquiry_line x on x.id = q.inquiry_line_id
        where x.inquiry_id = i.id and q.supplier_id = c.id and h.answer_version = $3) answers,
       (select jsonb_agg(jsonb_build_object('text', x.text, 'quantity', x.quantity) order by x.position)
        from inquiry_line x where x.inquiry_id = i.id) lines,
       (select count(*)::int from inquiry_line x where x.inquiry_id = i.id) lines_count,
       (select count(*)::int from quote q join inquiry_line x on x.id = q.inquiry_line_id
        where x.inquiry_id = i.id and q.supplier_id = c.id and quote_state(q) in ('given', 'taken')) quoted
     from inquiry_supplier s join inquiry i on i.id = s.inquiry_id join goods_request r on r.id = i.request_id
       join company c on c.id = s.supplier_id join city y on y.id = i.city_id
       left join quote q on q.id = $4 left join inquiry_line x on x.id = q.inquiry_line_id
     where i.id = $1 and s.supplier_id = $2 and c.deleted_at is null and not r.is_closed
       and case when $4::uuid is null then s.version = $3 and ($3 > 0 or i.until > now()) else quote_state(q) = 'given'
         and exists (select from quote_wish h where h.quote_id = q.id and h.price = $5 and h.answer is null) end
       and ($6::timestamptz is null or i.until = $6)
       and exists (select from inquiry_line x where x.inquiry_id = i.id)`,
    [inquiry, supplier, version, wish?.quote ?? null, wish?.price ?? null, until ?? null],
  );

/** Whom the news concern: who sells for the supplier, or who has asked, as long as he sees the request. */
const CONCERNED = `select s.account_id from speaker s where $3 and s.company_id = $2 and ${mayDo('s.account_id', 's.company_id', 'sell')}
  union select i.account_id from inquiry i join goods_request r on r.id = i.request_id
  where not $3::boolean and i.id = $1 and sees_request(i.account_id, r)`;

type News = Pick<QuoteNewsRow, 'inquiry' | 'supplier_id' | 'version' | 'wished'>;

export const selectConcerned = async (db: Db, news: News): Promise<string[]> =>
  (
    await allRows<{ account_id: string }>(db, `${CONCERNED} order by 1`, [
      news.inquiry,
      news.supplier_id,
      isForSupplier(news),
    ])
  ).map(({ account_id }) => account_id);

/** Whether they concern whoever has an address or a browser. */
export const isConcerned = (db: Db, news: News, to: string): Promise<boolean> =>
  hasRows(
    db,
    `select from account a where a.id in (${CONCERNED}) and ($4 in (a.email, a.phone)
       or exists (select from (${LIVE_BROWSERS}) b where b.account_id = a.id and b.id::text = $4))`,
    [news.inquiry, news.supplier_id, isForSupplier(news), to],
  );
