import type { NoticeBrowser } from '@org/api-client/schema';
import type { Account } from '../../accounts/auth.ts';
import type { Db } from '../../db/db.ts';
import { hasRows } from '../../db/db-rows.ts';
import { LIVE_BROWSERS } from '../../notices/browsers.ts';
import type { Subscription } from '../../push/push.ts';

/** The browsers of an account: the caller's first, then the newest. */
export async function selectBrowsers(
  db: Db,
  { id, tokenHash }: Account,
  key: string,
): Promise<NoticeBrowser[]> {
  const { rows } = await db.query<Omit<NoticeBrowser, 'created_at'> & { created_at: Date }>(
    `select id, created_at, user_agent, token_hash = $2 current
     from (${LIVE_BROWSERS} and s.account_id = $1 and b.server_key = $3) browser
     order by current desc, created_at desc, id`,
    [id, tokenHash, key],
  );
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}

/**
 * Stores the subscription of a session in place of its former one. If another account has signed in in the same
 * browser, the subscription moves to it. Resolves to false if the subscription is another's and its secret is not
 * given.
 */
export async function replaceBrowser(
  db: Db,
  tokenHash: Buffer,
  { endpoint, p256dh, auth, key }: Subscription & { key: string },
): Promise<boolean> {
  // one call at a time: two tabs of a browser may turn notices on at once
  await db.query('select id from session where token_hash = $1 for update', [tokenHash]);
  await db.query(
    `delete from push_subscription b using session s where s.id = b.session_id and s.token_hash = $1 and b.endpoint <> $2`,
    [tokenHash, endpoint],
  );
  const { rows } = await db.query(
    `insert into push_subscription as b (session_id, endpoint, p256dh, auth, server_key)
     select id, $2, $3, $4, $5 from session where token_hash = $1
     on conflict (endpoint) do update set session_id = excluded.session_id, server_key = excluded.server_key
       where b.auth = excluded.auth and b.p256dh = excluded.p256dh
     returning id`,
    [tokenHash, endpoint, p256dh, auth, key],
  );
  return rows.length > 0;
}

export const deleteBrowser = (db: Db, accountId: string, id: string): Promise<boolean> =>
  hasRows(
    db,
    `delete from push_subscription b using session s
     where b.id = $2 and s.id = b.session_id and s.account_id = $1 returning b.id`,
    [accountId, id],
  );
