import type { Account } from '../../../accounts/auth.ts';
import { selectBounds } from '../../../accounts/spending.sql.ts';
import { worstExcess } from '../../../accounts/spending-limits.ts';
import { type ApprovalRow, type Member, selectMembers } from './approvals.sql.ts';

type Db = Parameters<typeof selectMembers>[0];
type Viewer = Pick<Account, 'id' | 'keyOf' | 'keyId'>;

/** Whether an approval was asked for by an account or a key of its; for a program, by its key. */
export const isOwn = (row: ApprovalRow, { id, keyId }: Viewer): boolean =>
  keyId === undefined ? row.account_id === id || row.key_holder === id : row.key_id === keyId;

/** A member of the company that an approval belongs to. */
interface Pair {
  row: ApprovalRow;
  member: Member;
}

const isOther = ({ row, member }: Pair) => !isOwn(row, member) && member.may_buy;
const isNamed = ({ member }: Pair) => member.is_owner || member.is_approver;
const isPeer = ({ row, member }: Pair) => row.approver_id === null && member.has_all_rights;

/**
 * Of members, those who may say yes or no: not whoever asks, but the approver of the limit, owners, and where nobody is
 * named, equals whose own limit it keeps.
 */
async function whoMay(db: Db, pairs: readonly Pair[]): Promise<Pair[]> {
  const others = pairs.filter(isOther);
  const peers = others.filter((pair) => !isNamed(pair) && isPeer(pair));
  const bounds = await selectBounds(
    db,
    peers.map(({ row, member }) => ({
      ...{ companyId: row.company.id, accountId: member.id, keyId: null },
    })),
  );
  const within = new Set(
    peers.filter(({ row }, at) => {
      const limits = bounds[at]?.map(({ limit }) => limit) ?? [];
      return worstExcess(limits, row.total) === undefined;
    }),
  );
  return others.filter((pair) => isNamed(pair) || within.has(pair));
}

/** Of approvals, those that a caller may decide. No program may. */
export async function selectDecidable(
  db: Db,
  rows: readonly ApprovalRow[],
  viewer: Viewer,
): Promise<Set<ApprovalRow>> {
  if (viewer.keyOf !== undefined || rows.length === 0) return new Set();
  const members = await selectMembers(db, rows, viewer);
  return new Set((await whoMay(db, members)).map(({ row }) => row));
}

export const canDecide = async (db: Db, row: ApprovalRow, viewer: Viewer): Promise<boolean> =>
  (await selectDecidable(db, [row], viewer)).has(row);

/** The accounts that are asked: the approver of the limit if there is one who may, else everybody who may. */
export async function selectAsked(db: Db, row: ApprovalRow): Promise<string[]> {
  const able = (await whoMay(db, await selectMembers(db, [row]))).map(({ member }) => member);
  const named = able.filter(({ is_approver }) => is_approver);
  return (named.length > 0 ? named : able).map(({ id }) => id);
}
