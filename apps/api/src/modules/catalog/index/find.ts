import { setImmediate } from 'node:timers/promises';
import type { Facets, OrderBy, Section, Understood } from '@org/api-client/schema';
import { understand } from '../../../names/understand.ts';
import { createVersionCache, perDatabase } from '../../../version-cache.ts';
import type { SearchFilter } from '../conditions.ts';
import { type Conditions, conditionsOf } from '../conditions.ts';
import { type FacetCounts, toFacets } from '../facets.ts';
import { loadReference } from '../handlers-shared.ts';
import { type Order, parseOrder } from '../order.ts';
import type { Window } from '../page-sql.ts';
import type { ProductRow } from '../product.ts';
import { selectFacets, selectPage, selectState } from '../queries.ts';
import type { Reference } from '../reference.ts';
import { type SearchBody, searchFilter } from '../search-filter.ts';
import { SECTIONS } from '../sections.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { selectStamp } from './queries.ts';
import { openSearch } from './search.ts';
import type { Stamp } from './source.ts';

type Db = Parameters<typeof selectState>[0];

/** Facets of lists that are asked for again and again: for the next page, in another order. */
const facetCache = perDatabase(() => createVersionCache(500));

/** What is wanted of any section. */
export interface Wanted {
  db: Db;
  catalogIndex: CatalogIndex;
  /** whose favourites count */
  accountId: string | undefined;
  body: SearchBody & { order_by?: OrderBy; facets?: readonly string[] };
  window: Window;
}

export interface Search<Row> extends Wanted {
  /** How a row is shown. */
  show: (row: ProductRow, reference: Reference) => Row;
}

/** How what is wanted was understood, and what it demands. */
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
  { db, accountId, body, window }: Wanted,
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

export interface Found<Row> extends Pick<Reading, 'understood' | 'reference'> {
  rows: Row[];
  /** products of the whole list, and their offers */
  total: number;
  offers_total: number;
  facets: Facets;
  /** of the catalogue: the list is not older */
  version: number;
}

async function findBySql<Row>(code: Section, search: Search<Row>): Promise<Found<Row>> {
  const { db, show } = search;
  const state = await selectState(db, SECTIONS[code].id);
  const reading = read(code, search, await loadReference(db, state));
  const { reference, understood, accountId, conditions, order, window } = reading;
  const [list, facets] = await Promise.all([
    selectPage(db, conditions, order, window, state.total),
    facetsOf(reading, state.version, (names) => selectFacets(db, conditions, names, accountId)),
  ]);
  const rows = list.rows.map((row) => show(row, reference));
  return { ...list, rows, understood, reference, facets, version: state.version };
}

/** Asks where the database stands; the question is on its way when this resolves, and what follows takes its time. */
async function beginStamp(db: Db): Promise<{ stamp: Promise<Stamp> }> {
  const stamp = selectStamp(db);
  // nobody waits for it where the index cannot tell
  stamp.catch(() => undefined);
  await setImmediate();
  return { stamp };
}

/** The same from memory; undefined where the index is behind the database or cannot tell. */
async function findByIndex<Row>(
  code: Section,
  search: Search<Row>,
): Promise<Found<Row> | undefined> {
  const { db, catalogIndex, show } = search;
  const snapshot = catalogIndex.current();
  if (!snapshot) return undefined;
  const { stamp } = await beginStamp(db);
  const reading = read(code, search, await loadReference(db, snapshot));
  const { reference, understood } = reading;
  const found = await openSearch(reading, catalogIndex);
  if (!found) return undefined;
  const { list, version } = found;
  const counted = found.facets(stamp, (count) => facetsOf(reading, version, count));
  const rows = list.rows.map((row) => show(row, reference));
  const facets = await counted;
  return facets && { ...list, rows, understood, reference, facets, version };
}

/** What a search finds: by the index, or by the database where that knows better. */
export const find = async <Row>(code: Section, search: Search<Row>): Promise<Found<Row>> =>
  (await findByIndex(code, search)) ?? (await findBySql(code, search));
