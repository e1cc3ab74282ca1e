import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { allRows } from '../db/rows.ts';
import { Problem } from '../http/problem.ts';
import { isValid, requireAccount, requireValid } from './auth.ts';

/**
 * Returns a subquery of the ids of the companies that an account speaks for.
 * @param account the parameter that holds the account, such as `$1`
 */
export const companiesOf = (account: string) =>
  `select company_id from speaker where account_id = ${account}`;

interface Options {
  /**
   * Locks the company's row until the transaction ends: nobody else can change the company or its people. With `update`
   * nobody can add a reference to it either. @default none
   */
  lock?: 'no key update' | 'update';
  /** The transaction. @default the request's database */
  db?: Db;
}

/**
 * Resolves to the account's id if it speaks for the company, and the credential of the request is still valid. Otherwise
 * throws a 404 problem, as if there were no such
 * company; 403 if the account only lacks the second factor that the company demands.
 */
export async function requireCompany(
  request: Pick<FastifyRequest, 'db' | 'account'>,
  companyId: string,
  { lock, db = request.db }: Options = {},
): Promise<string> {
  const { id, keyOf, tokenHash } = requireAccount(request);
  if (keyOf !== undefined && keyOf !== companyId) throw new Problem(404);
  const { rows } = await db.query(
    `select from company where id = $2 and id in (${companiesOf('$1')}) and ${isValid('$3')}
     ${lock ? `for ${lock} of company` : ''}`,
    [id, companyId, tokenHash],
  );
  if (rows.length > 0) return id;
  await requireValid({ db, account: request.account });
  if ((await lockedCompanies(db, id)).some((company) => company.id === companyId))
    throw new Problem(403, 'Компания требует второй фактор входа. Добавьте его в профиле');
  throw new Problem(404);
}

/** Resolves to the companies that an account would speak for if it had the second factor that they demand. */
const lockedCompanies = (db: Db, accountId: string) =>
  allRows<{ id: string; name: string }>(
    db,
    `select c.id, c.name from company_member m join company c on m.company_id in (c.id, c.parent_id)
     where m.account_id = $1 and c.id not in (${companiesOf('$1')}) order by c.name`,
    [accountId],
  );
