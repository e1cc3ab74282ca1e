import type { User } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { requireAccount } from '../../auth.ts';
import type { Handler } from '../../contract.ts';
import { Problem } from '../../problem.ts';
import { selectUser } from './queries.ts';

async function profile(request: Pick<FastifyRequest, 'db' | 'account'>): Promise<User> {
  const user = await selectUser(request.db, requireAccount(request).id);
  // it was deleted a moment ago, and its sessions with it
  if (!user) throw new Problem(401);
  return user;
}

export const getUser: Handler<'getUser'> = profile;
