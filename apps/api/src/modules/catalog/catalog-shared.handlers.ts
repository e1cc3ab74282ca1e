import type { OrderBy, Section } from '@org/api-client/schema';
import type { FastifyRequest } from 'fastify';
import { perDatabase } from '../../cache/version-cache.ts';
import { databaseIsAway } from '../../contract/refusal.ts';
import { destinationSoon } from '../../delivery/destinations.ts';
import { Problem, refusalOf } from '../../http/problem.ts';
import { type CatalogState, selectIds, selectReference, selectState } from './catalog.sql.ts';
import { type Conditions, conditionsOf } from './filter/filter-conditions.ts';
import { landedOf } from './filter/filter-landed.ts';
import { parseOrder } from './filter/filter-order.ts';
import { leaveOut } from './filter/left-out.ts';
import { createReferenceCache, type Reference } from './filter/reference.ts';
import { type SearchBody, searchFilter } from './filter/search-filter.ts';
import { SECTIONS } from './filter/sections.ts';
import { understandText } from './understanding/understand-text.ts';

const referenceCache = perDatabase(createReferenceCache);

export const loadReference = (
  db: FastifyRequest['db'],
  { reference }: Pick<CatalogState, 'reference'>,
) => referenceCache(db)(reference, (last) => selectReference(db, last));

/**
 * Finds with the database or, if that is away or too busy, without it. A search that was running when the database went
 * away is started again. `isAway` tells whether it is away.
 */
export async function withDatabaseFallback<Found>(
  { pulse }: Pick<FastifyRequest, 'pulse'>,
  find: (isAway: boolean) => Promise<Found>,
): Promise<{ found: Found; isAway: boolean }> {
  try {
    return { found: await pulse.whileThere(() => find(false)), isAway: false };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    // if memory can't answer, the first error is thrown
    const found = await find(true).catch(() => {
      throw error;
    });
    return { found, isAway: refusal === 'away' };
  }
}

/** Returns the id of the caller's account, if any. Throws if favorites are asked for without a known account. */
export function accountOf(
  { account, isUnknown }: Pick<FastifyRequest, 'account' | 'isUnknown'>,
  favorite?: boolean,
) {
  if (favorite && isUnknown) throw databaseIsAway();
  if (favorite && !account) throw new Problem(401);
  return account?.id;
}

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
  db: FastifyRequest['db'],
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

export const pathOf = ({ config, url }: Pick<FastifyRequest, 'config' | 'url'>) =>
  config.publicUrl + url.split('?')[0];
