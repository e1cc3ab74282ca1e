import type { NewsItem } from '@org/api-client/schema';
import { companiesOf } from '../../accounts/membership.ts';
import type { Db } from '../../db/db.ts';
import { firstRow } from '../../db/db-rows.ts';
import { numberOf } from '../../trade/order-number.ts';

type Row = Omit<NewsItem, 'order'> & {
  order_id: string;
  number: number;
  party: string;
};

const COLUMNS = `n.id::text id, n.order_id, n.side, n.read_at is not null is_read, n.created_at at, p.number,
  case n.side when 'buyer' then p.supplier else p.buyer end ->> 'name' party,
  coalesce(e.kind, 'message') kind, coalesce(e.details, '{}') details, coalesce(e.by, m.by) "by",
  coalesce(m.text, e.comment) text`;
const FROM = `news n join orders p on p.id = n.order_id
  left join order_event e on e.id = n.event_id left join order_message m on m.id = n.message_id`;
/** Condition that the account in `$1` still belongs to the side on which the news reached it. */
const CONCERNS = `case when n.side = 'supplier' then p.supplier_id in (${companiesOf('$1')})
  when p.buyer_id is null then p.account_id = $1 else p.buyer_id in (${companiesOf('$1')}) end`;
const UNREAD = `news n join orders p on p.id = n.order_id where n.account_id = $1 and n.read_at is null and ${CONCERNS}`;
/** Condition that leaves out what the account did itself: that is no news. */
const OTHERS = 'coalesce(e.account_id, m.account_id) is distinct from n.account_id';

const toItem = ({ order_id, number, party, ...item }: Row): NewsItem => ({
  ...item,
  at: new Date(item.at).toISOString(),
  order: { id: order_id, number: numberOf(number), party },
});

/** One page of the news of an account, newest first. */
export async function selectNews(
  db: Db,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: NewsItem[]; total: number }> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from ${FROM} where n.account_id = $1 and ${CONCERNS} and ${OTHERS} order by n.id desc limit $2 offset $3`,
    [accountId, limit, offset],
  );
  const { rows: counts } = await db.query<{ n: number }>(
    `select count(*)::int n from ${FROM} where n.account_id = $1 and ${CONCERNS} and ${OTHERS}`,
    [accountId],
  );
  return { items: rows.map(toItem), total: counts[0]?.n ?? 0 };
}

export const countUnread = async (db: Db, accountId: string): Promise<number> => {
  const row = await firstRow<{ n: number }>(db, `select count(*)::int n from ${UNREAD}`, [
    accountId,
  ]);
  return row?.n ?? 0;
};

/** Marks the news of an account as read: all, or those of one order. */
export const markRead = (db: Db, accountId: string, orderId: string | null) =>
  db.query(
    `update news set read_at = now()
     where account_id = $1 and read_at is null and ($2::uuid is null or order_id = $2)`,
    [accountId, orderId],
  );

/** The news since a cursor, and the cursor to continue from. */
export interface NewsPage {
  cursor: string;
  unread: number;
  items: NewsItem[];
}

/** How many news are sent at once; a browser that missed more asks for the pages that it shows. */
const MAX_ITEMS = 50;

/**
 * The news written since a cursor. A cursor is the oldest transaction that was running when it was taken: what that
 * transaction wrote may be sent twice, but is never missed. Without a cursor no news are returned, only where to begin.
 * Decision 93.
 */
export async function selectSince(
  db: Db,
  accountId: string,
  cursor: string | null,
): Promise<NewsPage> {
  const { rows } = await db.query<{ cursor: string; unread: number; items: Row[] }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as cursor,
       (select count(*)::int from ${UNREAD}) unread,
       (select coalesce(jsonb_agg(x order by x.id::bigint), '[]') from (
          select ${COLUMNS} from ${FROM}
          where n.account_id = $1 and ${CONCERNS} and ${OTHERS} and $2::text is not null and n.xid >= $2::text::xid8
          order by n.id desc limit ${MAX_ITEMS}) x) items`,
    [accountId, cursor],
  );
  const [row] = rows;
  if (!row) throw new Error('There is always a row.');
  return { ...row, items: row.items.map(toItem) };
}
