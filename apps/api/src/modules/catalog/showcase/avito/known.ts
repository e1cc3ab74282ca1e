import { createVersionCache, perDatabase } from '../../../../cache/version-cache.ts';
import { selectFetchedAt, selectMakes } from './avito.sql.ts';
import { type AvitoNames, createAvitoNames } from './avito-names.ts';

type Db = Parameters<typeof selectMakes>[0];

export interface KnownAvitoNames {
  names: AvitoNames;
  /** When the list of these names was fetched. */
  at: Date;
}

const cacheOf = perDatabase(() => createVersionCache(1));

/** The names of Avito's list; undefined until one has been fetched. */
export async function knownAvitoNames(db: Db): Promise<KnownAvitoNames | undefined> {
  const at = await selectFetchedAt(db);
  if (!at) return undefined;
  const names = await cacheOf(db).get(at.getTime(), 'names', async () =>
    createAvitoNames(await selectMakes(db)),
  );
  return { names, at };
}
