import type { NoticeChoice } from '@org/api-client/schema';
import type { Db } from '../db/db.ts';

type Kind = NoticeChoice['kind'];

interface Reader {
  side: 'buyer' | 'supplier';
  channel: 'email' | 'phone';
  to: string;
}

/**
 * Who is told of an order, and how: who ordered (the buyer's people where he is none of them any more), and
 * the supplier's people, each as they chose; and the supplier's own
 * mailbox, unless it is that of an account that chose otherwise.
 */
export async function selectReaders(db: Db, orderId: string, kind: Kind): Promise<Reader[]> {
  const { rows } = await db.query<Reader>(
    `with person as (
       select 'buyer' side, p.account_id from purchase p where p.id = $1 and p.account_id is not null
         and (p.buyer_id is null or speaks_for(p.account_id, p.buyer_id))
       union
       select 'buyer', s.account_id from purchase p join speaker s on s.company_id = p.buyer_id
       where p.id = $1 and not coalesce(speaks_for(p.account_id, p.buyer_id), false)
       union
       select 'supplier', s.account_id from purchase p join speaker s on s.company_id = p.supplier_id where p.id = $1
     ), told as (
       select person.side, coalesce(c.channel, 'email') channel, a.email, a.phone
       from person join account a on a.id = person.account_id
       left join notice_choice c on c.account_id = a.id and c.kind = $2
     )
     select side, channel, case channel when 'email' then email else phone end "to" from told
     where channel <> 'none' and case channel when 'email' then email else phone end is not null
     union
     select 'supplier', 'email', c.email from purchase p join company c on c.id = p.supplier_id
     where p.id = $1 and c.email is not null
       and not exists (select from told where told.email = c.email and told.channel <> 'email')`,
    [orderId, kind],
  );
  return rows;
}

/** The key in letters to this address; none where it is no account's. */
export async function selectLettersKey(db: Db, email: string): Promise<string | undefined> {
  const { rows } = await db.query<{ key: string }>(
    'select letters_key "key" from account where email = $1',
    [email],
  );
  return rows[0]?.key;
}
