import type { Section, Understanding } from '@org/api-client/schema';
import { understand } from '@org/tyre-names/query/understand';
import { isAway } from '../../../db/unavailable.ts';
import { inThread } from '../../../threads/threads.ts';
import type { Reference } from '../filter/reference.ts';
import type { selectReference } from '../sql/catalog.sql.ts';

type Queryable = Parameters<typeof selectReference>[0];

/** A text of more words or letters is read in another thread: each word takes up to a millisecond in each section. */
const MAX_WORDS = 4;
const MAX_LETTERS = 40;
const isShort = (q: string) =>
  q.length <= MAX_LETTERS && q.split(/[^\p{L}\p{N}]+/u).length <= MAX_WORDS;

/** How many texts are kept, those asked for last: a search that finds nothing asks for the same one many times. */
const MAX_KEPT = 500;
const kept = new WeakMap<Reference, Map<string, Promise<Understanding>>>();

const module = new URL('./understand-thread.ts', import.meta.url);

const readAnew = async (db: Queryable, q: string, section: Section, { id, names }: Reference) =>
  isShort(q)
    ? understand(q, section, names)
    : inThread<Understanding>(
        { module, name: 'understandInThread' },
        { q, section, names: id },
        { db, kind: 'brief' },
      ).catch((error: unknown) => {
        // the thread may not know the names yet, and can't ask for them while the database is away
        if (!isAway(error)) throw error;
        return understand(q, section, names);
      });

/** What a text means in one section. */
export function understandText(
  db: Queryable,
  q: string,
  section: Section,
  reference: Reference,
): Promise<Understanding> {
  const texts = kept.get(reference) ?? new Map<string, Promise<Understanding>>();
  kept.set(reference, texts);
  const key = `${section} ${q}`;
  const known = texts.get(key);
  const understood = known ?? readAnew(db, q, section, reference);
  texts.delete(key);
  texts.set(key, understood);
  if (!known) understood.catch(() => texts.delete(key));
  for (const oldest of texts.keys()) {
    if (texts.size <= MAX_KEPT) break;
    texts.delete(oldest);
  }
  return understood;
}
