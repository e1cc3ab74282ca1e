import type { OrderBy, Section, Understanding } from '@org/api-client/schema';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import { type Conditions, conditionsOf, type SearchFilter } from '../filter/filter-conditions.ts';
import { type Order, parseOrder } from '../filter/filter-order.ts';
import type { Reference } from '../filter/reference.ts';
import { type SearchBody, searchFilter } from '../filter/search-filter.ts';
import { SECTIONS } from '../filter/sections.ts';
import type { CatalogIndex } from '../index/catalog-index.ts';
import type { selectState } from '../sql/catalog.sql.ts';
import type { Window } from '../sql/page-sql.ts';
import { understandText } from '../understanding/understand-text.ts';

type Db = Parameters<typeof selectState>[0];

/** A request to search any section. */
export interface FindRequest {
  db: Db;
  catalogIndex: CatalogIndex;
  /** whose favorites count */
  accountId: string | undefined;
  body: SearchBody & { order_by?: OrderBy; facets?: readonly string[] };
  window: Window;
  /** The version of the catalog that the caller has seen: the answer must not be older. */
  least?: number | undefined;
  /** True if the database is away: then memory answers, even if the caller has seen something newer. */
  isAway?: boolean;
  /** Which part of what was understood is demanded. @default all of it */
  demanded?: (understood: Understanding) => Understanding;
}

/** How a request was understood, and what it demands. */
export interface Reading {
  db: Db;
  accountId: string | undefined;
  reference: Reference;
  understood: Understanding;
  filter: SearchFilter;
  conditions: Conditions;
  order: Order;
  window: Window;
  /** facets asked for */
  asked: readonly string[];
}

export async function read(
  code: Section,
  { db, accountId, body, window, demanded }: FindRequest,
  reference: Reference,
  landed: LandedTerms | undefined,
): Promise<Reading> {
  const understood = await understandText(db, body.q ?? '', code, reference);
  const filter = searchFilter(body, demanded?.(understood) ?? understood);
  return {
    db,
    accountId,
    reference,
    understood,
    filter,
    conditions: conditionsOf(SECTIONS[code], filter, reference, accountId, landed),
    order: parseOrder(body.order_by),
    window,
    asked: body.facets ?? [],
  };
}
