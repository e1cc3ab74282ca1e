import type { Db } from '../db/db.ts';
import { firstRow, hasRows } from '../db/db-rows.ts';
import { isOpen } from '../db/open-session.ts';
import type { Subscription } from '../push/push.ts';

/** Selects browsers whose sessions have not ended. More conditions may follow. */
export const LIVE_BROWSERS = `
  select b.*, s.account_id, s.token_hash, s.user_agent from push_subscription b join session s on s.id = b.session_id
  where ${isOpen('s')}`;

/** Whether an account has a browser that takes notices signed with this key. */
export const hasBrowser = (db: Db, accountId: string, key: string | undefined) =>
  hasRows(db, `${LIVE_BROWSERS} and s.account_id = $1 and b.server_key = $2 limit 1`, [
    accountId,
    key ?? null,
  ]);

/** Where a browser's notices are sent; undefined if it no longer shows any. */
export const selectSubscription = (
  db: Db,
  id: string,
  key: string,
): Promise<Subscription | undefined> =>
  firstRow<Subscription>(db, `${LIVE_BROWSERS} and b.id = $1 and b.server_key = $2`, [id, key]);

/** Deletes a subscription that its push service no longer knows. */
export const forgetSubscription = (db: Db, id: string) =>
  db.query('delete from push_subscription where id = $1', [id]);

/** The address for letters to an account instead of notices in a browser that no longer shows any. */
export const selectMailbox = async (db: Db, accountId: string): Promise<string | undefined> =>
  (
    await firstRow<{ email: string | null }>(db, 'select email from account where id = $1', [
      accountId,
    ])
  )?.email ?? undefined;
