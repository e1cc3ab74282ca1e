import { selectReference } from '../catalog.sql.ts';
import type { Reference } from '../filter/reference.ts';

type Queryable = Parameters<typeof selectReference>[0];

let held: { id: string; reference: Reference } | undefined;

/** The names of the catalog in this thread. `id` is that of the caller's: they are read again when it changes. */
export async function threadReference(db: Queryable, id: string): Promise<Reference> {
  if (held?.id !== id) held = { id, reference: await selectReference(db, held?.reference) };
  return held.reference;
}
