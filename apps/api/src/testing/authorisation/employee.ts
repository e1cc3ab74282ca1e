import type { Right, Role } from '@org/api-client/schema';
import { rightsOf } from '@org/trade/roles';
import type { OperationId } from '../../contract/contract.ts';
import type { Operation } from '../../contract/openapi.ts';
import type { SentRequest } from '../example-request.ts';
import { ownersRequest } from './owners-request.ts';
import type { Scene } from './things.ts';

/** Makes the owner an employee with these roles. The company has another owner. */
export async function employ({ server: { db }, owner, company }: Scene, roles: readonly Role[]) {
  const member = [company, owner.id];
  const OF = 'where company_id = $1 and account_id = $2';
  await db.query(`update company_member set is_owner = false ${OF}`, member);
  await db.query(`update employee set roles = $3 ${OF}`, [...member, roles]);
}

/** Calls that any member may make about himself. Their requests are about somebody else. */
const ABOUT_OTHERS: Partial<Record<OperationId, Right>> = {
  deleteEmployee: 'manage',
  removeEmployee: 'manage',
};

const isOwnersOnly = ({ id, sensitivity }: Operation) =>
  sensitivity?.who === 'owner' || id === 'refuseBankChange';

/** Whether an employee with these roles who is no owner may make a call. */
export function mayMake(operation: Operation, roles: readonly Role[]): boolean {
  const right = ABOUT_OTHERS[operation.id] ?? operation.right;
  if (isOwnersOnly(operation)) return false;
  return right === undefined || right === 'any' || rightsOf(roles).includes(right);
}

/** The bodies of calls that may be about the caller alone. */
const COMPANYS: Partial<Record<OperationId, (company: string) => object>> = {
  createCompany: (parent_id) => ({ name: 'Филиал', parent_id }),
  createOrders: (company_id) => ({ company_id }),
};

/** The owner's request about what belongs to the company, where it could be the owner's own. */
export async function companysRequest(scene: Scene, operation: Operation): Promise<SentRequest> {
  const request = await ownersRequest(scene, operation);
  const { server, owner, company } = scene;
  const ownParams = [company, owner.id];
  await server.db.query(
    'update orders set buyer_id = $1 where account_id = $2 and buyer_id is null',
    ownParams,
  );
  await server.db.query(
    'update address set company_id = $1, account_id = null, is_default = false where account_id = $2',
    ownParams,
  );
  const body = COMPANYS[operation.id]?.(company);
  if (body) return { ...request, body };
  if (operation.id !== 'createAddress') return request;
  return { ...request, body: { ...request.body, company_id: company } };
}
