import type { Handler } from '../../contract.ts';
import { createVersionCache, perDatabase } from '../../version-cache.ts';
import { selectStatistics, selectVersion } from './queries.ts';

const cache = perDatabase(() => createVersionCache(1));

export const getStatistics: Handler<'getStatistics'> = async ({ db }) =>
  cache(db).get(await selectVersion(db), 'statistics', () => selectStatistics(db));
