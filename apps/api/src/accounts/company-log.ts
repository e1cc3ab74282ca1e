import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { allRows, firstRow } from '../db/db-rows.ts';
import { plainAddress } from '../http/client-address.ts';
import { LIVE_BROWSERS } from '../notices/browsers.ts';
import type { CompanyEvent } from './notices/company-events.ts';
import { addNotice } from './notices/notices.ts';

/** Who causes an event: a request, or a job, which has neither an account nor an address. */
export type Cause = Pick<FastifyRequest, 'jobs' | 'pushKey'> &
  Partial<Pick<FastifyRequest, 'account' | 'ip'>>;

export interface CompanyEntry {
  event: CompanyEvent;
  /** To what it happened: the name of a key, an employee. */
  detail?: string;
  /** Accounts to tell besides the owners, such as one that is an owner no longer. */
  also?: readonly string[];
}

interface StoredEntry {
  id: number;
  by: string | null;
  company: string;
}

/** Writes an entry; resolves to what a letter about it says. */
const insertEntry = (
  tx: Db,
  { account, ip }: Cause,
  companyId: string,
  { event, detail = '' }: CompanyEntry,
): Promise<StoredEntry | undefined> =>
  firstRow<StoredEntry>(
    tx,
    `insert into company_log (company_id, account_id, by, event, detail, address)
     select c.id, $2, (select coalesce(a.full_name, e.full_name, a.email, a.phone) from account a
       left join employee e on e.account_id = a.id and e.company_id = c.id where a.id = $2), $3, $4, $5
     from company c where c.id = $1
     returning id, by, (select name from company where id = $1) company`,
    [companyId, account?.id, event, detail, ip === undefined ? null : plainAddress(ip)],
  );

/** The owners of a company and of the one whose branch it is, also while they are locked out. */
const selectOwners = async (tx: Db, companyId: string): Promise<string[]> => {
  const rows = await allRows<{ id: string }>(
    tx,
    `select distinct m.account_id id from company c join company_member m on m.company_id in (c.id, c.parent_id)
     where c.id = $1 and m.is_owner`,
    [companyId],
  );
  return rows.map(({ id }) => id);
};

/**
 * Writes an event to the security log of a company, and tells each owner by letter and in their browsers. It is written
 * in the transaction of the change: there is neither without the other. A change that takes an owner away calls
 * this first, so that the owner hears of it too.
 */
export async function recordEvent(tx: Db, cause: Cause, companyId: string, entry: CompanyEntry) {
  const stored = await insertEntry(tx, cause, companyId, entry);
  if (!stored) return;
  const { event, detail = '', also = [] } = entry;
  const { id, by, company } = stored;
  const receivers = new Set([...(await selectOwners(tx, companyId)), ...also]);
  for (const accountId of receivers)
    await addNotice(tx, cause.jobs, accountId, {
      kind: 'company',
      detail,
      company: { id: companyId, name: company, event, by },
    });
  const browsers = await allRows<{ id: string }>(
    tx,
    `${LIVE_BROWSERS} and s.account_id = any($1::uuid[]) and b.server_key = $2`,
    [[...receivers], cause.pushKey?.publicKey ?? null],
  );
  await cause.jobs.addAll(
    tx,
    'company-push',
    browsers.map((browser) => ({ data: { entry: id, browser: browser.id } })),
  );
}

/**
 * Writes what somebody did to an account into the logs of the companies that it is a member of. Only the account's
 * owner is told, by a notice of its own: it is nobody else's secret.
 */
export const recordOfAccount = (
  tx: Db,
  { account, ip }: { account: { id: string } | null; ip: string },
  event: CompanyEvent,
) =>
  tx.query(
    `insert into company_log (company_id, account_id, by, event, address)
     select e.company_id, a.id, coalesce(a.full_name, e.full_name, a.email, a.phone), $2, $3
     from employee e join account a on a.id = e.account_id where a.id = $1`,
    [account?.id, event, plainAddress(ip)],
  );

/** An entry, as its owners are told of it in a browser. */
export const selectEntry = (db: Db, id: number) =>
  firstRow<{ company_id: string; company: string; event: CompanyEvent; detail: string }>(
    db,
    `select l.company_id, c.name company, l.event, l.detail from company_log l join company c on c.id = l.company_id
     where l.id = $1`,
    [id],
  );
