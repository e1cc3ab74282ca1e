import { mayDo } from '../../../accounts/rights.ts';
import type { Db } from '../../../db/db.ts';
import { allRows, firstRow, hasRows } from '../../../db/db-rows.ts';
import { LIVE_BROWSERS } from '../../../notices/browsers.ts';
import type { QuoteNewsRow } from './news-letters.ts';

/** What is told, if it still is so: a later answer is told instead of this one, and what has ended is not asked for. */
export const selectNews = (
  db: Db,
  { inquiry, supplier, version }: { inquiry: string; supplier: string; version: number },
): Promise<QuoteNewsRow | undefined> =>
  firstRow<QuoteNewsRow>(
    db,
    `select i.id inquiry, r.id request, r.number, c.id supplier_id, c.name supplier, y.name city, i.until, $3::int "version",
       (select jsonb_agg(jsonb_build_object('text', x.text, 'quantity', x.quantity) order by x.position)
        from inquiry_line x where x.inquiry_id = i.id) lines,
       (select count(*)::int from inquiry_line x where x.inquiry_id = i.id) lines_count,
       (select count(*)::int from quote q join inquiry_line x on x.id = q.inquiry_line_id
        where x.inquiry_id = i.id and q.supplier_id = c.id and quote_state(q) in ('given', 'taken')) quoted
     from inquiry_supplier s join inquiry i on i.id = s.inquiry_id join goods_request r on r.id = i.request_id
       join company c on c.id = s.supplier_id join city y on y.id = i.city_id
     where i.id = $1 and s.supplier_id = $2 and s.version = $3 and c.deleted_at is null and not r.is_closed
       and ($3 > 0 or i.until > now()) and exists (select from inquiry_line x where x.inquiry_id = i.id)`,
    [inquiry, supplier, version],
  );

/** Whom the news concern: who sells for the supplier, or who has asked, as long as he sees the request. */
const CONCERNED = `select s.account_id from speaker s where $3::int = 0 and s.company_id = $2 and ${mayDo('s.account_id', 's.company_id', 'sell')}
  union select i.account_id from inquiry i join goods_request r on r.id = i.request_id
  where $3 > 0 and i.id = $1 and sees_request(i.account_id, r)`;

type News = Pick<QuoteNewsRow, 'inquiry' | 'supplier_id' | 'version'>;

export const selectConcerned = async (
  db: Db,
  { inquiry, supplier_id, version }: News,
): Promise<string[]> =>
  (
    await allRows<{ account_id: string }>(db, `${CONCERNED} order by 1`, [
      inquiry,
      supplier_id,
      version,
    ])
  ).map(({ account_id }) => account_id);

/** Whether they concern whoever has an address or a browser. */
export const isConcerned = (
  db: Db,
  { inquiry, supplier_id, version }: News,
  to: string,
): Promise<boolean> =>
  hasRows(
    db,
    `select from account a where a.id in (${CONCERNED}) and ($4 in (a.email, a.phone)
       or exists (select from (${LIVE_BROWSERS}) b where b.account_id = a.id and b.id::text = $4))`,
    [inquiry, supplier_id, version, to],
  );
