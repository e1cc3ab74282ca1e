import type { FastifyRequest } from 'fastify';
import { requireAccount } from './auth.ts';
import type { Db } from './db/db.ts';
import { Problem } from './problem.ts';

/**
 * The companies that an account acts for, as a subquery of ids: those that it is a member of, and their branches.
 * @param account the parameter that holds the account, such as `$1`
 */
export const companiesOf = (account: string) =>
  `select company_id from company_member where account_id = ${account}
   union select f.id from company f join company_member m on m.company_id = f.parent_id where m.account_id = ${account}`;

interface Options {
  /**
   * Within a transaction: until it ends nobody else changes the company or its people; with `update` nobody refers to
   * it anew either. @default none
   */
  lock?: 'no key update' | 'update';
  /** The transaction. @default the request's database */
  db?: Db;
}

/** Lets those through who act for a company; to everybody else there is none. Resolves to the account's id. */
export async function requireCompany(
  request: Pick<FastifyRequest, 'db' | 'account'>,
  companyId: string,
  { lock, db = request.db }: Options = {},
): Promise<string> {
  const { id } = requireAccount(request);
  const { rows } = await db.query(
    `select from company where id = $2 and id in (${companiesOf('$1')})
     ${lock ? `for ${lock} of company` : ''}`,
    [id, companyId],
  );
  if (rows.length === 0) throw new Problem(404);
  return id;
}
