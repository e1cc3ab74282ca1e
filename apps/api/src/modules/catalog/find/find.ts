import type { Facets, LeftOutPiece, Section } from '@org/api-client/schema';
import type { Landed } from '../../../delivery/delivery-landed.ts';
import { destinationSoon } from '../../../delivery/destinations.ts';
import { databaseIsAway } from '../../../http/problem.ts';
import { selectPage, selectState } from '../catalog.sql.ts';
import { loadReference } from '../catalog-shared.handlers.ts';
import { selectFacets } from '../facets/facets.sql.ts';
import { landedOf } from '../filter/filter-landed.ts';
import { leaveOut } from '../filter/left-out.ts';
import type { Reference } from '../filter/reference.ts';
import { searchFilter } from '../filter/search-filter.ts';
import { SECTIONS } from '../filter/sections.ts';
import { withUnsoldModels } from '../filter/unsold-models.ts';
import { Unanswerable } from '../index/searching/searching-question.ts';
import { openSearch } from '../index/searching/searching-search.ts';
import type { ProductRow } from '../product/product.ts';
import { facetsOf } from './count-facets.ts';
import { type Reading, read, type Wanted } from './find-reading.ts';

export interface Search<Row> extends Wanted {
  /** How a row is shown. */
  show: (row: ProductRow, reference: Reference, landed: Landed | undefined) => Row;
}

export interface Found<Row> extends Pick<Reading, 'understood' | 'reference'> {
  /** pieces of the text that were left out, because nothing was found with them */
  left_out: LeftOutPiece[];
  rows: Row[];
  /** numbers of products in the whole list, and of their offers */
  total: number;
  offers_total: number;
  facets: Facets;
  /** version of the catalog; the list is not older */
  version: number;
  /** The answer includes all changes up to this version. Later ones may be missing. */
  token: number;
  /** What answered. */
  by: 'index' | 'database';
  /** When the database was last seen at the state of the answer. */
  as_of: string;
}

const instantOf = (seenAt: number) =>
  new Date(Date.now() - (performance.now() - seenAt)).toISOString();

async function findBySql<Row>(
  code: Section,
  search: Search<Row>,
  landed: Landed | undefined,
): Promise<Found<Row>> {
  const { db, show } = search;
  const seenAt = performance.now();
  const { version, ...state } = await selectState(db, SECTIONS[code].id);
  const reading = await read(code, search, await loadReference(db, state), landed);
  const { reference, understood, accountId, conditions, order, window } = reading;
  const [list, { facets }] = await Promise.all([
    selectPage(db, conditions, order, window, state.total),
    facetsOf(reading, { version, seenAt }, version, (names) =>
      selectFacets(db, conditions, names, accountId),
    ),
  ]);
  const rows = list.rows.map((row) => show(row, reference, landed));
  const as_of = instantOf(seenAt);
  const told = { understood, left_out: [], reference };
  return { ...list, ...told, rows, facets, version, token: version, by: 'database', as_of };
}

/** Finds the same in memory. Resolves to undefined if the index knows less than the caller, or can't answer. */
async function findByIndex<Row>(
  code: Section,
  search: Search<Row>,
  landed: Landed | undefined,
): Promise<Found<Row> | undefined> {
  const { db, catalogIndex, show, least, isAway } = search;
  if (!isAway) await catalogIndex.bringUp(least);
  const stamp = catalogIndex.current(least);
  if (!stamp) return undefined;
  const reading = await read(code, search, await loadReference(db, stamp), landed);
  const { reference, understood } = reading;
  const found = await openSearch({ ...reading, isAway: isAway ?? false }, catalogIndex, least);
  if (!found) return undefined;
  const { list, count } = found;
  const { version, described: token, seenAt } = found.snapshot;
  const rows = list.rows.map((row) => show(row, reference, landed));
  const counted = await facetsOf(reading, { version, seenAt }, least ?? 0, count);
  const as_of = instantOf(Math.min(seenAt, counted.seenAt));
  const told = { understood, left_out: [], reference };
  return { ...list, ...told, rows, facets: counted.facets, version, token, by: 'index', as_of };
}

/** Resolves to what a search finds: by the index, or by the database if that knows better. */
async function findExactly<Row>(code: Section, wanted: Search<Row>): Promise<Found<Row>> {
  const { isAway = false } = wanted;
  const search = isAway ? { ...wanted, least: undefined } : wanted;
  const landed = await landedOf(search.db, search.body, destinationSoon);
  const found = await findByIndex(code, search, landed).catch((error) => {
    if (error instanceof Unanswerable) return undefined;
    throw error;
  });
  if (!found && isAway) throw databaseIsAway();
  return found ?? findBySql(code, search, landed);
}

/** Resolves to how many products a search finds that nobody asked for, with all of its words. */
export const countProducts = async (
  code: Section,
  search: Omit<Search<null>, 'show' | 'window'>,
): Promise<number> =>
  (await findExactly(code, { ...search, window: { limit: 1, offset: 0 }, show: () => null })).total;

/** Resolves to what a search finds; if that is nothing, to what it finds without the words that lead to no result. */
export async function find<Row>(code: Section, search: Search<Row>): Promise<Found<Row>> {
  const found = await findExactly(code, search);
  search.catalogIndex.note(found.by);
  if (found.total > 0 || search.body.every_word || search.demanded) return found;
  const loosely = await leaveOut(found.understood, search.body, (demanded) =>
    findExactly(code, { ...search, demanded }),
  );
  if (!loosely) return found;
  const { brand = [] } = searchFilter(search.body, loosely.understood).attributes;
  const brands = [brand].flat().map(String);
  const { left_out, understood, reference } = loosely;
  return {
    ...loosely,
    left_out: withUnsoldModels(left_out, understood.unknown, brands, reference),
  };
}
