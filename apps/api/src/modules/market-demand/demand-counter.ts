import type { Section } from '@org/api-client/schema';
import { createMinuteRows } from '../../cache/minute-rows.ts';
import { SECTION_IDS } from '../../product/describe.ts';
import { type Size, sizeOf } from './search-size.ts';

/** How many searches are counted in a minute: more than people make are no real ones. */
const MAX_SEARCHES = 20_000;

/** Why a search found nothing: nobody has it, or only above the price or after the day that was asked for. */
type Lack = 'nothing' | 'dear' | 'late';

/** A search of a signed-in buyer, as it is counted. */
export interface CountedSearch {
  accountId: string;
  /** the id of the section */
  section: number;
  size: Size;
  season: string | null;
  studded: boolean | null;
  brand: string | null;
  city: string | null;
  /** null if it found something */
  lack: Lack | null;
}

/** A search as it was asked, with what it ended with. */
interface AskedSearch {
  accountId: string;
  section: Section;
  /** what its body and its words ask for together */
  filter: Readonly<Record<string, unknown>>;
  /** Finds out what was lacking; null if it found something. Asked only of a search that counts. */
  lack: () => Promise<Lack | null>;
}

/** Counts what buyers search for. Decision 350. */
export interface DemandCounter {
  /**
   * Notes a search that asks for one size of the whole market; others say nothing about demand. Never throws: who
   * searches gets the answer, counted or not.
   */
  note(search: AskedSearch): Promise<void>;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

/** Filters that look at single shelves or goods. */
const NARROW = ['supplier_id', 'favorite', 'product_id'];

/** The only value of a list. */
const only = (value: unknown): string | null =>
  Array.isArray(value) && value.length === 1 ? String(value[0]) : null;

function counted({
  accountId,
  section,
  filter,
}: AskedSearch): Omit<CountedSearch, 'lack'> | undefined {
  const size = sizeOf(section, filter);
  const isNarrow = NARROW.some((field) => {
    const value = filter[field];
    return Array.isArray(value) ? value.length > 0 : value === true;
  });
  if (!size || isNarrow) return undefined;
  return {
    accountId,
    section: SECTION_IDS[section],
    size,
    season: only(filter.season),
    studded: typeof filter.studded === 'boolean' ? filter.studded : null,
    brand: only(filter.brand),
    city: typeof filter.to === 'string' ? filter.to : null,
  };
}

export function createDemandCounter(
  write: (searches: readonly CountedSearch[]) => Promise<void>,
  onError: (error: unknown) => undefined,
): DemandCounter {
  const rows = createMinuteRows(write, onError);
  return {
    async note(asked) {
      const known = counted(asked);
      if (!known || rows.size >= MAX_SEARCHES) return;
      const lack = await asked.lack().catch(onError);
      if (lack === undefined) return;
      const search = { ...known, lack };
      rows.set(Object.values(search).join('\n'), search);
    },
    flush: rows.flush,
  };
}
