import type { Facets, OrderBy, Section, Understood } from '@org/api-client/schema';
import { understand } from '../../../names/understand.ts';
import { createVersionCache, perDatabase } from '../../../version-cache.ts';
import type { SearchFilter } from '../conditions.ts';
import { type Conditions, conditionsOf } from '../conditions.ts';
import { type FacetCounts, toFacets } from '../facets.ts';
import { loadReference } from '../handlers-shared.ts';
import { type Order, parseOrder } from '../order.ts';
import type { Window } from '../page-sql.ts';
import { type ProductList, selectFacets, selectPage, selectState } from '../queries.ts';
import type { Reference } from '../reference.ts';
import { type SearchBody, searchFilter } from '../search-filter.ts';
import { SECTIONS } from '../sections.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { openSearch } from './search.ts';

type Db = Parameters<typeof selectState>[0];

/** Facets of lists that are asked for again and again: for the next page, in another order. */
const facetCache = perDatabase(() => createVersionCache(500));

/** A search of any section. */
export interface Search {
  db: Db;
  catalogIndex: CatalogIndex;
  /** whose favourites count */
  accountId: string | undefined;
  body: SearchBody & { order_by?: OrderBy; facets?: readonly string[] };
  window: Window;
}

/** A search as it was asked: how its words were understood and what it demands. */
interface Reading {
  db: Db;
  accountId: string | undefined;
  reference: Reference;
  understood: Understood;
  filter: SearchFilter;
  conditions: Conditions;
  order: Order;
  window: Window;
  /** facets asked for */
  asked: readonly string[];
}

function read(
  code: Section,
  { db, accountId, body, window }: Search,
  reference: Reference,
): Reading {
  const understood = understand(body.q ?? '', code, reference.names);
  const filter = searchFilter(body, understood);
  return {
    db,
    accountId,
    reference,
    understood,
    filter,
    conditions: conditionsOf(SECTIONS[code], filter, reference, accountId),
    order: parseOrder(body.order_by),
    window,
    asked: body.facets ?? [],
  };
}

/** Everything but what depends on somebody's favourites comes from the cache. */
async function facetsOf(
  { db, reference, filter, conditions, asked }: Reading,
  version: number,
  count: (names: readonly string[]) => Promise<FacetCounts>,
): Promise<Facets> {
  const { order_by: _order, page: _page, per_page: _size, q: _q, ...fields } = filter.attributes;
  const isPersonal = (name: string) => name === 'favorite' || fields.favorite === true;
  const shared = asked.filter((name) => !isPersonal(name));
  const key = JSON.stringify([conditions.section.id, { ...fields, facets: shared }, filter.words]);
  const counts = await Promise.all([
    facetCache(db).get(version, key, () => count(shared)),
    count(asked.filter(isPersonal)),
  ]);
  const chosen = { ...filter.attributes, ...filter.offers };
  return Object.assign({}, ...counts.map((some) => toFacets(some, chosen, reference)));
}

export interface Found extends Pick<Reading, 'understood' | 'reference'> {
  list: ProductList;
  facets: Facets;
  /** of the catalogue: the list is not older */
  version: number;
}

async function findBySql(code: Section, search: Search): Promise<Found> {
  const { db } = search;
  const state = await selectState(db, SECTIONS[code].id);
  const reading = read(code, search, await loadReference(db, state));
  const { reference, understood, accountId, conditions, order, window } = reading;
  const [list, facets] = await Promise.all([
    selectPage(db, conditions, order, window, state.total),
    facetsOf(reading, state.version, (names) => selectFacets(db, conditions, names, accountId)),
  ]);
  return { understood, reference, list, facets, version: state.version };
}

/** The same from memory; undefined where the index is behind the database or cannot tell. */
async function findByIndex(code: Section, search: Search): Promise<Found | undefined> {
  const { db, catalogIndex } = search;
  const snapshot = catalogIndex.current();
  if (!snapshot) return undefined;
  const reading = read(code, search, await loadReference(db, snapshot));
  const { reference, understood } = reading;
  const opened = await openSearch(reading, catalogIndex);
  const answer = await opened?.answer((count) => facetsOf(reading, opened.version, count));
  return answer && opened && { understood, reference, ...answer, version: opened.version };
}

/** What a search finds: by the index, or by the database where that knows better. */
export const find = async (code: Section, search: Search): Promise<Found> =>
  (await findByIndex(code, search)) ?? (await findBySql(code, search));
