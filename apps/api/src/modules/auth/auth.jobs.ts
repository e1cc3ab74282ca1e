import type { Login } from '../../accounts/login.ts';
import type { Db } from '../../db/db.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { addLink } from '../../links/links.ts';
import { selectAccount } from './auth.sql.ts';

/** Sends a link for a new password to the owner of the login, if there is one. Nobody learns whether there is. */
export const resetPassword = (
  { db, jobs }: { db: Db; jobs: Jobs },
  login: Login,
  id: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const account = await selectAccount(tx, login);
    if (!account) return;
    const { address } = login;
    await addLink(tx, jobs, { purpose: 'password', accountId: account.id, address }, id);
  });
