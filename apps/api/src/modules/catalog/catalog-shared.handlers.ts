import type { FastifyRequest } from 'fastify';
import { databaseIsAway } from '../../contract/refusal.ts';
import { Problem, refusalOf } from '../../http/problem.ts';

/**
 * Finds with the database or, if that is away or too busy, without it. A search that was running when the database went
 * away is started again. `isAway` tells whether it is away.
 */
export async function withDatabaseFallback<Found>(
  { pulse }: Pick<FastifyRequest, 'pulse'>,
  find: (isAway: boolean) => Promise<Found>,
): Promise<{ found: Found; isAway: boolean }> {
  try {
    return { found: await pulse.whileThere(() => find(false)), isAway: false };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    // if memory can't answer, the first error is thrown
    const found = await find(true).catch(() => {
      throw error;
    });
    return { found, isAway: refusal === 'away' };
  }
}

/** Returns the id of the caller's account, if any. Throws if favorites are asked for without a known account. */
export function accountOf(
  { account, isUnknown }: Pick<FastifyRequest, 'account' | 'isUnknown'>,
  favorite?: boolean,
) {
  if (favorite && isUnknown) throw databaseIsAway();
  if (favorite && !account) throw new Problem(401);
  return account?.id;
}

export const pathOf = ({ config, url }: Pick<FastifyRequest, 'config' | 'url'>) =>
  config.publicUrl + url.split('?')[0];
