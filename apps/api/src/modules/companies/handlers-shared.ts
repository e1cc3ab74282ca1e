import type { Company } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { toCompany } from './company.ts';
import * as queries from './queries.ts';

export type Db = FastifyRequest['db'];

export async function companyOf(db: Db, id: string): Promise<Company> {
  const row = await queries.selectCompany(db, id);
  if (!row) throw new Problem(404);
  return toCompany(row, await queries.selectFilials(db, id));
}
