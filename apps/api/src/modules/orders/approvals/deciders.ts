import type { Account } from '../../../accounts/auth.ts';
import { worstExcess } from '../../../accounts/spending/limits.ts';
import { selectLimits } from '../../../accounts/spending/queries.ts';
import { type ApprovalRow, type Member, selectMembers } from './queries.ts';

type Db = Parameters<typeof selectMembers>[0];
type Viewer = Pick<Account, 'id' | 'keyOf' | 'keyId'>;

/** Whether an approval was asked for by an account or a key of its; for a program, by its key. */
export const isOwn = (row: ApprovalRow, { id, keyId }: Viewer): boolean =>
  keyId === undefined ? row.account_id === id || row.key_holder === id : row.key_id === keyId;

/** Whether a member other than whoever asks may say yes or no: the approver of the limit, an owner, or an equal of his. */
async function mayDecide(db: Db, row: ApprovalRow, member: Member): Promise<boolean> {
  if (isOwn(row, member) || !member.may_buy) return false;
  if (member.is_owner || member.is_approver) return true;
  if (row.approver_id !== null || !member.has_all_rights) return false;
  const spender = { companyId: row.company.id, accountId: member.id, keyId: null };
  return worstExcess(await selectLimits(db, spender), row.total) === undefined;
}

/** Whether a caller may say yes or no. No program may. */
export async function canDecide(db: Db, row: ApprovalRow, viewer: Viewer): Promise<boolean> {
  if (viewer.keyOf !== undefined) return false;
  const [member] = await selectMembers(db, row, viewer);
  return member !== undefined && (await mayDecide(db, row, member));
}

/** The accounts that are asked: the approver of the limit if there is one who may, else everybody who may. */
export async function selectAsked(db: Db, row: ApprovalRow): Promise<string[]> {
  const able: Member[] = [];
  for (const member of await selectMembers(db, row))
    if (await mayDecide(db, row, member)) able.push(member);
  const named = able.filter(({ is_approver }) => is_approver);
  return (named.length > 0 ? named : able).map(({ id }) => id);
}
