import type { Approval, Excess, ProductBrief } from '@org/api-client/schema';
import type { Account } from '../../../accounts/auth.ts';
import { acts } from '../../../accounts/mandates.ts';
import { companiesOf } from '../../../accounts/membership.ts';
import { mayDo } from '../../../accounts/rights.ts';
import type { Db } from '../../../db/db.ts';
import { allRows, firstRow } from '../../../db/db-rows.ts';
import type { Choice } from '../../../delivery/delivery-receiving.ts';
import type { AgreedTerms } from '../purchases/agreed-terms.ts';

/** A line as it was asked for. */
interface AskedLine {
  offer_id: string;
  product: ProductBrief;
  supplier: string;
  quantity: number;
  bulk_price: number;
  /** what the supplier has agreed on in a quote */
  agreed?: AgreedTerms;
  sum: number;
  /** left out, since it was off sale when somebody said yes */
  skipped?: boolean;
}

/** All that is needed to order later what was asked for. */
interface Terms {
  lines: AskedLine[];
  choices: Choice[];
}

export interface ApprovalRow
  extends Pick<
    Approval,
    'id' | 'state' | 'company' | 'asker' | 'total' | 'comment' | 'decided_by' | 'reason' | 'excess'
  > {
  account_id: string | null;
  key_id: string | null;
  key_name: string | null;
  /** who answers for the key now */
  key_holder: string | null;
  approver_id: string | null;
  terms: Terms;
  until: Date;
  created_at: Date;
  decided_at: Date | null;
  decider_id: string | null;
  order_ids: string[];
}

/**
 * Condition that the approval `a` still waits: its time has not passed, and whoever asks may still order. It is asked
 * wherever an approval is read, so that what somebody asked lapses in the same moment as he loses the right.
 */
const WAITS = `(a.state = 'waiting' and a.until > now() and ${mayDo('a.account_id', 'a.company_id', 'buy')}
  and (a.key_name is null or exists (select from company_key k where k.id = a.key_id and ${acts('k', 'key')})))`;

const nameOf = (
  account: string,
) => `(select coalesce(e.full_name, nullif(p.full_name, ''), p.email, p.phone)
  from account p left join employee e on e.account_id = p.id and e.company_id in (c.id, c.parent_id) where p.id = ${account} limit 1)`;

const APPROVAL = `select a.id, case when a.state = 'waiting' and not ${WAITS} then 'lapsed' else a.state end state,
    json_build_object('id', c.id, 'name', c.name) company, coalesce(${nameOf('a.account_id')}, 'Бывший сотрудник') asker,
    a.account_id, a.key_id, a.key_name, (select k.account_id from company_key k where k.id = a.key_id) key_holder, a.approver_id,
    a.excess, a.terms, a.total, a.comment, a.until, a.created_at, a.decided_at, ${nameOf('a.decided_by')} decided_by,
    a.decided_by decider_id, a.reason, a.order_ids
  from approval a join company c on c.id = a.company_id`;

/** How many that were decided are shown. */
const MAX_DECIDED = 100;

/** The approvals of a company and its branches: all that wait, then the last ones that were decided. */
export const selectApprovals = (db: Db, companyId: string): Promise<ApprovalRow[]> =>
  allRows<ApprovalRow>(
    db,
    `${APPROVAL} where $1 in (c.id, c.parent_id) and c.deleted_at is null and (a.state = 'waiting' or a.id in (
       select d.id from approval d join company o on o.id = d.company_id where $1 in (o.id, o.parent_id) and d.state <> 'waiting'
       order by d.decided_at desc limit ${MAX_DECIDED}))
     order by ${WAITS} desc, coalesce(a.decided_at, a.created_at) desc, a.id desc`,
    [companyId],
  );

/** What waits in the companies that an account speaks for. */
export const selectWaiting = (db: Db, accountId: string): Promise<ApprovalRow[]> =>
  allRows<ApprovalRow>(
    db,
    `${APPROVAL} where ${WAITS} and c.deleted_at is null and a.company_id in (${companiesOf('$1')}) order by a.id`,
    [accountId],
  );

/** Of companies, those that an account owns. */
export async function selectOwned(
  db: Db,
  accountId: string,
  companyIds: readonly string[],
): Promise<Set<string>> {
  const rows = await allRows<{ company_id: string }>(
    db,
    'select company_id from owner where account_id = $1 and company_id = any($2::uuid[])',
    [accountId, companyIds],
  );
  return new Set(rows.map(({ company_id }) => company_id));
}

export const selectApproval = (db: Db, id: string): Promise<ApprovalRow | undefined> =>
  firstRow<ApprovalRow>(db, `${APPROVAL} where a.id = $1`, [id]);

/** Locks an approval of a company until the transaction ends. */
export async function lockApproval(db: Db, companyId: string, id: string) {
  await db.query('select from approval where id = $1 and company_id = $2 for update', [
    id,
    companyId,
  ]);
  return firstRow<ApprovalRow>(db, `${APPROVAL} where a.id = $1 and a.company_id = $2`, [
    id,
    companyId,
  ]);
}

interface NewApproval {
  id: string;
  companyId: string;
  accountId: string;
  keyId: string | null;
  approverId: string | null;
  excess: Excess;
  terms: Terms;
  comment: string | null;
  total: number;
}

export const insertApproval = (db: Db, asked: NewApproval) =>
  db.query(
    `insert into approval (id, company_id, account_id, key_id, key_name, approver_id, excess, terms, comment, total)
     values ($1, $2, $3, $4, (select name from company_key where id = $4), $5, $6, $7, $8, $9)`,
    [
      ...[asked.id, asked.companyId, asked.accountId, asked.keyId, asked.approverId],
      ...[JSON.stringify(asked.excess), JSON.stringify(asked.terms), asked.comment, asked.total],
    ],
  );

/** Keeps which lines are not ordered. */
export const skipLines = (db: Db, { id, terms }: ApprovalRow, skipped: ReadonlySet<string>) => {
  const lines = terms.lines.map((line) =>
    skipped.has(line.offer_id) ? { ...line, skipped: true } : line,
  );
  return db.query('update approval set terms = $2 where id = $1', [
    id,
    JSON.stringify({ ...terms, lines }),
  ]);
};

/** What was decided. */
export interface Decision {
  state: Exclude<ApprovalRow['state'], 'waiting'>;
  by?: string | null;
  reason?: string | null;
  orderIds?: readonly string[];
}

export const updateState = (
  db: Db,
  id: string,
  { state, by = null, reason = null, orderIds = [] }: Decision,
) =>
  db.query(
    `update approval set state = $2, decided_at = now(), decided_by = $3, reason = $4, order_ids = $5::uuid[] where id = $1`,
    [id, state, by, reason, orderIds],
  );

/** How many are read at a time. */
const BATCH = 100;

const LAPSED = `a.state = 'waiting' and not ${WAITS}`;

/** Approvals that have lapsed, but still hold stock: the oldest first. */
export async function selectLapsed(db: Db): Promise<string[]> {
  const rows = await allRows<{ id: string }>(
    db,
    `select a.id from approval a where ${LAPSED} order by a.until limit $1`,
    [BATCH],
  );
  return rows.map(({ id }) => id);
}

/** Locks an approval until the transaction ends, if it has lapsed and still holds stock. */
export async function lockLapsed(db: Db, id: string): Promise<ApprovalRow | undefined> {
  await db.query('select from approval where id = $1 for update', [id]);
  return firstRow<ApprovalRow>(db, `${APPROVAL} where a.id = $1 and ${LAPSED}`, [id]);
}

/** Somebody who speaks for a company. */
export interface Member {
  id: string;
  is_owner: boolean;
  may_buy: boolean;
  has_all_rights: boolean;
  is_approver: boolean;
}

/** The people of the companies that approvals belong to, or one of them. */
export async function selectMembers<Row extends Pick<ApprovalRow, 'company' | 'approver_id'>>(
  db: Db,
  rows: readonly Row[],
  { id }: Partial<Pick<Account, 'id'>> = {},
): Promise<{ row: Row; member: Member }[]> {
  const members = await allRows<Member & { at: number }>(
    db,
    `select a.at, s.account_id id, ${mayDo('s.account_id', 'a.company', 'buy')} may_buy, bool_or(s.roles = '{}') has_all_rights,
       exists (select from owner o where o.company_id = a.company and o.account_id = s.account_id) is_owner,
       exists (select from employee e where e.id = a.approver and e.account_id = s.account_id) is_approver
     from unnest($1::uuid[], $2::uuid[]) with ordinality a(company, approver, at) join speaker s on s.company_id = a.company
     where $3::uuid is null or s.account_id = $3 group by a.at, a.company, a.approver, s.account_id`,
    [rows.map(({ company }) => company.id), rows.map((row) => row.approver_id), id ?? null],
  );
  return members.flatMap(({ at, ...member }) => {
    const row = rows[at - 1];
    return row ? [{ row, member }] : [];
  });
}
