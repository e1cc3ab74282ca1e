import type { OrderBy, Section } from '@org/api-client/schema';
import { destinationSoon } from '../../../delivery/destinations.ts';
import { type Conditions, conditionsOf } from '../filter/filter-conditions.ts';
import { landedOf } from '../filter/filter-landed.ts';
import { parseOrder } from '../filter/filter-order.ts';
import { leaveOut } from '../filter/left-out.ts';
import type { Reference } from '../filter/reference.ts';
import { type SearchBody, searchFilter } from '../filter/search-filter.ts';
import { SECTIONS } from '../filter/sections.ts';
import { selectIds, selectState } from '../sql/catalog.sql.ts';
import { loadReference } from '../understanding/load-reference.ts';
import { understandText } from '../understanding/understand-text.ts';

/** A whole list whose content is fixed: what it demands and which products it has, in its order. */
export interface SettledList {
  conditions: Conditions;
  reference: Reference;
  ids: readonly number[];
}

interface SettleOptions {
  /** Whose favorites count. */
  accountId?: string | undefined;
  /** Products at most. */
  most: number;
  /** Demands more than the body does. @default nothing */
  narrow?: (conditions: Conditions, reference: Reference) => Conditions;
}

/** Finds all products of a search, to be read in batches. */
export async function settleList(
  db: Parameters<typeof selectState>[0],
  code: Section,
  body: SearchBody & { order_by?: OrderBy },
  { accountId, most, narrow = (conditions) => conditions }: SettleOptions,
): Promise<SettledList> {
  const section = SECTIONS[code];
  const reference = await loadReference(db, await selectState(db, section.id));
  const landed = await landedOf(db, body, destinationSoon);
  const understood = await understandText(db, body.q ?? '', code, reference);
  const list = async (demanded: typeof understood) => {
    const searched = conditionsOf(
      section,
      searchFilter(body, demanded),
      reference,
      accountId,
      landed,
    );
    const conditions = narrow(searched, reference);
    const ids = await selectIds(db, conditions, parseOrder(body.order_by), most);
    return { conditions, ids, total: ids.length, left_out: [] };
  };
  const whole = await list(understood);
  const isLoose = whole.total === 0 && !body.every_word;
  const loosely = isLoose
    ? await leaveOut(understood, body, (demanded) => list(demanded(understood)))
    : undefined;
  const { conditions, ids } = loosely ?? whole;
  return { conditions, reference, ids };
}
