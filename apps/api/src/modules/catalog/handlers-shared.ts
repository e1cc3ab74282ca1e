import type { FastifyRequest } from 'fastify';
import { Problem } from '../../problem.ts';
import { perDatabase } from '../../version-cache.ts';
import { type CatalogState, selectReference } from './queries.ts';
import { createReferenceCache } from './reference.ts';

const referenceCache = perDatabase(createReferenceCache);

export const loadReference = (
  db: FastifyRequest['db'],
  { reference }: Pick<CatalogState, 'reference'>,
) => referenceCache(db)(reference, () => selectReference(db));

/** Favourites are those of an account. */
export function accountOf({ account }: Pick<FastifyRequest, 'account'>, favorite?: boolean) {
  if (favorite && !account) throw new Problem(401);
  return account?.id;
}
