import type { Limit, LimitBody } from '@org/api-client/schema';
import type { Db } from '../db/db.ts';
import { allRows, firstRow, hasRows } from '../db/db-rows.ts';
import { THIS_MONTH, TODAY } from '../trade/moscow.ts';
import { mayDo } from './rights.ts';

/** Whose orders are placed: a person's, or a program's with a key, which acts for the key's holder. */
export interface Spender {
  companyId: string;
  accountId: string;
  keyId: string | null;
}

/** What counts against the limit `l`, which is of the account: orders that are not off, and all that waits for a yes. */
const spentSql = (account: string) => {
  const isOwn = (row: string) =>
    `case when l.key_id is null then ${row}.account_id = ${account} else ${row}.key_id = l.key_id end`;
  const COMPANIES = 'select b.id from company b where l.company_id in (b.id, b.parent_id)';
  return `(select coalesce(sum(x.sum) filter (where x.is_today), 0)::bigint used_day, coalesce(sum(x.sum), 0)::bigint used_month from (
    select m.payable sum, p.created_at >= ${TODAY} is_today from orders p cross join lateral order_money(p) m
    where p.buyer_id in (${COMPANIES}) and p.created_at >= ${THIS_MONTH} and p.status not in ('declined', 'cancelled') and ${isOwn('p')}
    union all
    select a.total, true from approval a
    where a.company_id in (${COMPANIES}) and a.state = 'waiting' and a.until > now() and ${isOwn('a')}) x)`;
};

/** SQL for the limit `l` of an account, or of a key, as the contract shows it. */
export const limitSql = (
  account: string,
) => `(select json_build_object('per_order', l.per_order, 'per_day', l.per_day,
    'per_month', l.per_month, 'used_day', s.used_day, 'used_month', s.used_month, 'approver',
    (select json_build_object('id', x.id, 'full_name', x.full_name) from employee x where x.id = l.approver_id))
  from ${spentSql(account)} s)`;

/**
 * The limits `l` that bind a spender: that of his key, and his own as an employee of the company or of its parent
 * company. An owner of the company has no limit of his own. Decision 430.
 */
const bindingOf = (company: string, account: string, key: string) =>
  `from company c join spending_limit l on l.company_id in (c.id, c.parent_id) left join employee e on e.id = l.employee_id
   where c.id = ${company} and (l.key_id = ${key}
     or e.account_id = ${account} and not exists (select from owner o where o.account_id = ${account} and o.company_id = ${company}))`;
const BINDING = bindingOf('$1', '$2', '$3');

const paramsOf = ({ companyId, accountId, keyId }: Spender) => [companyId, accountId, keyId];

/** A limit that binds a spender, and whose it is: an employee's or a key's of a company. */
export interface Bound {
  limit: Limit;
  company_id: string;
  employee_id: string | null;
  key_id: string | null;
}

/** The limits that bind each of some spenders, in their order. */
export async function selectBounds(db: Db, spenders: readonly Spender[]): Promise<Bound[][]> {
  if (spenders.length === 0) return [];
  const rows = await allRows<Bound & { at: number }>(
    db,
    `select who.at, own."limit", own.company_id, own.employee_id, own.key_id from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality who(company, account, key, at)
     cross join lateral (select ${limitSql('who.account')} "limit", l.*
       ${bindingOf('who.company', 'who.account', 'who.key')}) own
     order by own.key_id is null, own.id`,
    [
      spenders.map(({ companyId }) => companyId),
      spenders.map(({ accountId }) => accountId),
      spenders.map(({ keyId }) => keyId),
    ],
  );
  const byPlace = Map.groupBy(rows, ({ at }) => at);
  return spenders.map((_, at) => byPlace.get(at + 1) ?? []);
}

export const selectLimits = async (db: Db, spender: Spender): Promise<Limit[]> =>
  (await selectBounds(db, [spender])).flat().map(({ limit }) => limit);

/** Has whoever spends against the same limits wait until the transaction ends. */
export const lockLimits = (db: Db, spender: Spender) =>
  db.query(
    `select from company where id in (select l.company_id ${BINDING}) order by id for no key update`,
    paramsOf(spender),
  );

/** Whose limit it is. */
export type LimitOf = { employee: string } | { key: string };

const columnOf = (of: LimitOf) =>
  'employee' in of ? (['employee_id', of.employee] as const) : (['key_id', of.key] as const);

/** Sets a limit; without a sum there is none. */
export async function setLimit(db: Db, companyId: string, of: LimitOf, limit: LimitBody) {
  const [column, id] = columnOf(of);
  await db.query(`delete from spending_limit where ${column} = $1`, [id]);
  const { per_order = null, per_day = null, per_month = null, approver_id = null } = limit ?? {};
  if (per_order === null && per_day === null && per_month === null) return;
  await db.query(
    `insert into spending_limit (company_id, ${column}, per_order, per_day, per_month, approver_id) values ($1, $2, $3, $4, $5, $6)`,
    [companyId, id, per_order, per_day, per_month, approver_id],
  );
}

/** Gives a new employee the limit of whoever adds him, who can't give away more than he has. */
export const inheritLimit = (db: Db, { companyId, accountId }: Spender, employeeId: string) =>
  db.query(
    `insert into spending_limit (company_id, employee_id, per_order, per_day, per_month, approver_id)
     select $1, $4, l.per_order, l.per_day, l.per_month, l.approver_id ${BINDING} order by l.company_id = $1 desc limit 1`,
    [companyId, accountId, null, employeeId],
  );

/** Whether an employee of the company, or of the one whose branch it is, may order for it and is not the account. */
export const canApprove = (
  db: Db,
  companyId: string,
  employeeId: string,
  accountId: string | null,
): Promise<boolean> =>
  hasRows(
    db,
    `select from employee e join company c on e.company_id in (c.id, c.parent_id)
     where c.id = $1 and e.id = $2 and e.account_id is distinct from $3 and ${mayDo('e.account_id', 'c.id', 'buy')}`,
    [companyId, employeeId, accountId],
  );

export const selectName = async (db: Db, employeeId: string): Promise<string | undefined> =>
  (
    await firstRow<{ full_name: string }>(db, 'select full_name from employee where id = $1', [
      employeeId,
    ])
  )?.full_name;
