import { createVersionCache, perDatabase } from '../../cache/version-cache.ts';
import type { Handler } from '../../contract/contract.ts';
import { selectStatistics, selectVersion } from './statistics.sql.ts';

const cache = perDatabase(() => createVersionCache(1));

export const getStatistics: Handler<'getStatistics'> = async (request) => {
  const db = await request.reader();
  const { version, counted } = await selectVersion(db);
  return cache(db).get(version, counted, () => selectStatistics(db));
};
