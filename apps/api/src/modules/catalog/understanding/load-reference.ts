import { perDatabase } from '../../../cache/version-cache.ts';
import { createReferenceCache, type Reference } from '../filter/reference.ts';
import { type CatalogState, selectReference } from '../sql/catalog.sql.ts';

type Queryable = Parameters<typeof selectReference>[0];

let held: { id: string; reference: Reference } | undefined;

/** The names of the catalog in this thread. `id` is that of the caller's: they are read again when it changes. */
export async function threadReference(db: Queryable, id: string): Promise<Reference> {
  if (held?.id !== id) held = { id, reference: await selectReference(db, held?.reference) };
  return held.reference;
}

const referenceCache = perDatabase(createReferenceCache);

/** The names of the catalog in the process that answers. */
export const loadReference = (db: Queryable, { reference }: Pick<CatalogState, 'reference'>) =>
  referenceCache(db)(reference, (last) => selectReference(db, last));
