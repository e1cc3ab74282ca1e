import type { Handler } from '../../contract.ts';
import { createVersionCache, perDatabase } from '../../version-cache.ts';
import { selectStatistics, selectVersion } from './queries.ts';

const cache = perDatabase(() => createVersionCache(1));

export const getStatistics: Handler<'getStatistics'> = async (request) => {
  const db = await request.reader();
  const { version, counted } = await selectVersion(db);
  return cache(db).get(version, counted, () => selectStatistics(db));
};
