import type { NoticeChoice } from '@org/api-client/schema';
import type { Db } from '../db/db.ts';
import { allRows, firstRow, hasRows } from '../db/db-rows.ts';
import { LIVE_BROWSERS } from './browsers.ts';

type Kind = NoticeChoice['kind'];

interface Addressee {
  side: 'buyer' | 'supplier';
  to: string;
}
export type Reader =
  | (Addressee & { channel: 'email' | 'phone'; account: null })
  /** `to` is the id of one of the account's subscriptions. */
  | (Addressee & { channel: 'push'; account: string });

/** Begins a query with `person`, whom something concerns, and how each has chosen to be told: `told`, `browser`. */
const toldSql = (
  person: string,
) => `with browser as (${LIVE_BROWSERS} and b.server_key = $3), person as (${person}), told as (
    select person.side, a.id account_id, a.email, a.phone,
      case when c.channel = 'push' and not exists (select from browser where browser.account_id = a.id) then 'email'
        else coalesce(c.channel, 'email') end channel
    from person join account a on a.id = person.account_id
    left join notice_choice c on c.account_id = a.id and c.kind = $2)
  select side, channel, case channel when 'email' then email else phone end "to", null::uuid account from told
  where channel in ('email', 'phone') and case channel when 'email' then email else phone end is not null
  union
  select side, channel, browser.id::text, account_id from told join browser using (account_id) where channel = 'push'`;

/** How accounts are told of something that concerns them. */
export const selectChannels = (
  db: Db,
  {
    accounts,
    kind,
    pushKey,
  }: { accounts: readonly string[]; kind: Kind; pushKey: string | undefined },
): Promise<Reader[]> =>
  allRows<Reader>(db, toldSql(`select 'buyer' side, unnest($1::uuid[]) account_id`), [
    accounts,
    kind,
    pushKey ?? null,
  ]);

/**
 * Who is told about an order, and how. First, the account that ordered, or the buyer's people if that account no longer
 * belongs to them. Second, the supplier's people. All of them are told as they chose; those who chose notices in the
 * browser but have no browser for them get a letter. Third, the supplier's own mailbox, unless it belongs to an account
 * that chose otherwise.
 */
export const selectReaders = (
  db: Db,
  { orderId, kind, pushKey }: { orderId: string; kind: Kind; pushKey: string | undefined },
): Promise<Reader[]> =>
  allRows<Reader>(
    db,
    `${toldSql(`
       select 'buyer' side, p.account_id from orders p where p.id = $1 and p.account_id is not null
         and (p.buyer_id is null or speaks_for(p.account_id, p.buyer_id))
       union
       select 'buyer', s.account_id from orders p join speaker s on s.company_id = p.buyer_id
       where p.id = $1 and not coalesce(speaks_for(p.account_id, p.buyer_id), false)
       union
       select 'supplier', s.account_id from orders p join speaker s on s.company_id = p.supplier_id where p.id = $1`)}
     union
     select 'supplier', 'email', c.email, null from orders p join company c on c.id = p.supplier_id
     where p.id = $1 and c.email is not null
       and not exists (select from told where told.email = c.email and told.channel <> 'email')`,
    [orderId, kind, pushKey ?? null],
  );

/** The key in letters to this address; undefined if no account has the address. */
export const selectLettersKey = async (db: Db, email: string): Promise<string | undefined> =>
  (
    await firstRow<{ key: string }>(db, 'select letters_key "key" from account where email = $1', [
      email,
    ])
  )?.key;

/** Whether an order still concerns an account, or whoever has an address: their people, or the supplier's mailbox. */
export const isConcerned = (
  db: Db,
  orderId: string,
  { account, address }: { account?: string; address?: string },
): Promise<boolean> =>
  hasRows(
    db,
    `select from people_of($1) p join account a on a.id = p.account_id where a.id = $2 or $3 in (a.email, a.phone)
     union all
     select from orders p join company c on c.id = p.supplier_id where p.id = $1 and c.email = $3`,
    [orderId, account ?? null, address ?? null],
  );
