import type { Right, Role } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import { allRows, firstRow, hasRows } from '../db/db-rows.ts';
import { Problem } from '../http/problem.ts';
import { isValid, requireAccount, requireValid } from './auth.ts';
import { lacksRight, mayDo } from './rights.ts';

/**
 * Returns a subquery of the ids of the companies that an account speaks for.
 * @param account the parameter that holds the account, such as `$1`
 */
export const companiesOf = (account: string) =>
  `select company_id from speaker where account_id = ${account}`;

/** For how long a deleted company can be brought back. */
export const KEPT_DAYS = 30;

interface Options {
  /**
   * Locks the company's row until the transaction ends: nobody else can change the company or its people. With `update`
   * nobody can add a reference to it either; with `key share` nobody can delete it. @default none
   */
  lock?: 'no key update' | 'update' | 'key share';
  /** The transaction. @default the request's database */
  db?: Db;
  /** What else than the call's own right is needed. */
  right?: Right | undefined;
}

type CompanyRequest = Pick<FastifyRequest, 'db' | 'account' | 'right'>;

/**
 * The account's id if it speaks for the company, and the credential of the request is still valid. Otherwise throws a
 * 404 problem, as if there were no such company; 403 if the account only lacks the second factor that the company
 * demands, or the right that the call needs.
 */
export async function requireCompany(
  request: CompanyRequest,
  companyId: string,
  { lock, db = request.db, right = request.right }: Options = {},
): Promise<string> {
  const { id, keyOf, tokenHash } = requireAccount(request);
  if (keyOf !== undefined && keyOf !== companyId) throw new Problem(404);
  const { rows } = await db.query<{ may: boolean }>(
    // said of the row itself too, because only what is locked is read again once others have changed it
    `select ${right ? mayDo('$1', 'id', right) : 'true'} may from company where id = $2 and deleted_at is null and id in (${companiesOf('$1')}) and ${isValid('$3')}
     ${lock ? `for ${lock} of company` : ''}`,
    [id, companyId, tokenHash],
  );
  const [found] = rows;
  if (found?.may) return id;
  if (found && right) throw lacksRight(right);
  await requireValid({ db, account: request.account });
  if ((await lockedCompanies(db, id)).some((company) => company.id === companyId))
    throw new Problem(403, 'Компания требует второй фактор входа. Добавьте его в профиле');
  throw new Problem(404);
}

export const isOwner = (db: Db, companyId: string, accountId: string): Promise<boolean> =>
  hasRows(db, 'select from owner where company_id = $1 and account_id = $2', [
    companyId,
    accountId,
  ]);

/** The roles of an account that speaks for the company; none: it has all rights. */
export async function rolesIn(db: Db, companyId: string, accountId: string): Promise<Role[]> {
  const row = await firstRow<{ roles: Role[] | null }>(db, 'select roles_of($2, $1) roles', [
    companyId,
    accountId,
  ]);
  return row?.roles ?? [];
}

/** As `requireCompany`, of an owner: throws a 403 problem for anybody else who speaks for the company. */
export async function requireOwner(
  request: CompanyRequest,
  companyId: string,
  options: Options = {},
): Promise<string> {
  const accountId = await requireCompany(request, companyId, options);
  if (await isOwner(options.db ?? request.db, companyId, accountId)) return accountId;
  // nobody owns a company that was deleted meanwhile
  await requireCompany(request, companyId, options);
  throw new Problem(403, 'Это может только владелец компании. Попросите его');
}

/** The account's id if it was an owner of the company when that was deleted; else throws a 404 problem. */
export async function requireFormerOwner(
  request: CompanyRequest,
  companyId: string,
  { lock, db = request.db }: Options = {},
): Promise<string> {
  const { id } = requireAccount(request);
  const isFormer = await hasRows(
    db,
    `select from company c where c.id = $2 and c.deleted_at > now() - make_interval(days => ${KEPT_DAYS}) and exists (
       select from company_member m where m.account_id = $1 and m.is_owner and m.company_id in (c.id, c.parent_id))
     ${lock ? `for ${lock} of c` : ''}`,
    [id, companyId],
  );
  if (!isFormer) throw new Problem(404);
  return id;
}

/** The companies that an account would speak for if it had the second factor that they demand. */
const lockedCompanies = (db: Db, accountId: string) =>
  allRows<{ id: string; name: string }>(
    db,
    `select c.id, c.name from company_member m join company c on m.company_id in (c.id, c.parent_id)
     where m.account_id = $1 and c.deleted_at is null and c.id not in (${companiesOf('$1')}) order by c.name`,
    [accountId],
  );
