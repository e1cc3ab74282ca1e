import type { Company } from '@org/api-client/schema';
import { rightsOf } from '@org/trade/roles';
import type { FastifyRequest } from 'fastify';
import { isOwner, rolesIn } from '../../accounts/membership.ts';
import { Problem } from '../../http/problem.ts';
import { toBankChange } from './bank-change.ts';
import * as queries from './companies.sql.ts';
import { toCompany } from './company.ts';
import { selectBankChange } from './company-bank.sql.ts';

export type Db = FastifyRequest['db'];

/** A company as the contract shows it to the viewer. */
export async function companyOf(db: Db, id: string, viewerId: string): Promise<Company> {
  const row = await queries.selectCompany(db, id);
  if (!row) throw new Problem(404);
  const change = await selectBankChange(db, id);
  return {
    ...toCompany(row, await queries.selectFilials(db, id)),
    bank_change: change ? toBankChange(change) : null,
    owner: await isOwner(db, id, viewerId),
    rights: rightsOf(await rolesIn(db, id, viewerId)),
  };
}
