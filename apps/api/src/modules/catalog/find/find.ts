import type { Facets, LeftOutPiece, Section, Understanding } from '@org/api-client/schema';
import { type TradeModel, tradeModelNamed } from '@org/tyre-names/models/trade-model';
import { modelSoundKey } from '@org/tyre-names/trade/model-traits';
import { perDatabase } from '../../../cache/version-cache.ts';
import { databaseIsAway } from '../../../contract/refusal.ts';
import type { LandedTerms } from '../../../delivery/delivery-landed.ts';
import { destinationSoon } from '../../../delivery/destinations.ts';
import { selectFacets } from '../facets/facets.sql.ts';
import { type FacetCounts, toFacets } from '../facets/facets.ts';
import { landedOf } from '../filter/filter-landed.ts';
import { leaveOut } from '../filter/left-out.ts';
import type { Reference } from '../filter/reference.ts';
import { searchFilter } from '../filter/search-filter.ts';
import { SECTIONS } from '../filter/sections.ts';
import { UnanswerableError } from '../index/searching/searching-question.ts';
import { openSearch } from '../index/searching/searching-search.ts';
import type { ProductRow } from '../product/product.ts';
import { selectPage, selectState } from '../sql/catalog.sql.ts';
import { loadReference } from '../understanding/load-reference.ts';
import { type FindRequest, type Reading, read } from './find-reading.ts';

type Piece = Understanding['unknown'][number];

/** Whether a brand's model is sold here in some section, also under a name that begins with the brand. */
const isSold = ({ models, brandIds }: Reference, { brand, name }: TradeModel) => {
  const id = brandIds.get(brand);
  const keys = [name, `${brand} ${name}`].map(modelSoundKey);
  return models
    .values()
    .some((model) => model.brand_id === id && keys.includes(modelSoundKey(model.name)));
};

/** Whether only a space or a mark stands between two pieces of a text. */
const areNeighbours = (one: Piece | undefined, next: Piece | undefined) =>
  one !== undefined && next !== undefined && next.start - one.end <= 1;

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join(' ');

/** The first of some pieces, with those behind it that make a name together with it. */
function longestName(pieces: readonly Piece[], isName: (words: string) => boolean) {
  const gap = pieces.findIndex((piece, at) => at > 0 && !areNeighbours(pieces[at - 1], piece));
  let run = gap < 0 ? pieces : pieces.slice(0, gap);
  while (run.length > 1 && !isName(textOf(run))) run = run.slice(0, -1);
  return run;
}

/**
 * Says which of the pieces that nothing was found with name a model that the trade knows and nobody sells here: «нордман
 * 5». Words that something is found with may belong to its name: «vikingcontact» of VikingContact 7. Neighbouring pieces
 * of one name become one.
 */
export function withUnsoldModels(
  leftOut: readonly Piece[],
  unread: readonly Piece[],
  brands: readonly string[],
  reference: Reference,
): LeftOutPiece[] {
  const modelOf = (words: string) => {
    for (const brand of brands) {
      const model = tradeModelNamed(brand, words);
      if (model && !isSold(reference, model)) return model;
    }
    return null;
  };
  const left = new Set(leftOut.map(({ start }) => start));
  const kept = unread.filter(({ start }) => !left.has(start));
  const pieces = [...leftOut, ...kept].sort((a, b) => a.start - b.start);
  const named: LeftOutPiece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const run = longestName(pieces.slice(at), (words) => modelOf(words) !== null);
    const runRest = run.filter(({ start }) => left.has(start));
    const [first, last] = [runRest[0], runRest.at(-1)];
    if (first && last)
      named.push({
        ...{ text: textOf(runRest), start: first.start, end: last.end },
        model: modelOf(textOf(run)),
      });
    at += run.length;
  }
  return named;
}

/** A version of the catalog, and when the database was seen at it, by the clock of `performance.now()`. */
interface Moment {
  version: number;
  seenAt: number;
}

/** Counts, and the moment they belong to. */
interface CountedFacets extends Moment {
  facets: Facets;
}

/** Counts of a search that several callers share for less than a second. */
interface FacetCache {
  /**
   * The counts kept under `key`, if they are of this version of the catalog, or of version `least` or a newer one and
   * less than 800 ms old. Else `count` makes new ones, once for all callers that wait.
   */
  get(
    moment: Moment,
    least: number,
    key: string,
    count: () => Promise<Facets>,
  ): Promise<CountedFacets>;
}

/** The most age of shared counts: with the way to the caller, no answer is older than a second. */
const MAX_AGE_MS = 800;

/** Creates a cache of at most `size` answers. The least recently used are removed first. */
export function createFacetCache(size: number): FacetCache {
  const answers = new Map<string, Moment & { facets: Promise<Facets> }>();
  const find = (key: string, { version }: Moment, least: number) => {
    const known = answers.get(key);
    if (!known) return undefined;
    const isYoung = performance.now() - known.seenAt <= MAX_AGE_MS;
    return known.version === version || (known.version >= least && isYoung) ? known : undefined;
  };
  return {
    async get(moment, least, key, count) {
      const known = find(key, moment, least);
      const answer = known ?? { ...moment, facets: count() };
      answers.delete(key);
      answers.set(key, answer);
      if (!known)
        answer.facets.catch(() => {
          if (answers.get(key) === answer) answers.delete(key);
        });
      for (const oldest of answers.keys()) {
        if (answers.size <= size) break;
        answers.delete(oldest);
      }
      const { version, facets } = answer;
      // counts of this very version are as fresh as the version is
      const seenAt = version === moment.version ? moment.seenAt : answer.seenAt;
      return { version, seenAt, facets: await facets };
    },
  };
}

/** Caches facets, since a list is asked for again and again: for the next page, in another order. */
const facetCache = perDatabase(() => createFacetCache(500));

/** Counts facets. All but those that depend on an account's favorites come from the cache. */
async function facetsOf(
  { db, reference, filter, conditions, asked }: Reading,
  moment: Moment,
  least: number,
  count: (names: readonly string[]) => FacetCounts | Promise<FacetCounts>,
): Promise<CountedFacets> {
  const { order_by: _order, page: _page, per_page: _size, q: _q, ...named } = filter.attributes;
  const { to: _to, landed_by: _by, ...fields } = named;
  const isPersonal = (name: string) => name === 'favorite' || fields.favorite === true;
  const personalFilters = asked.filter(isPersonal);
  const shared = asked.filter((name) => !isPersonal(name));
  const chosen = { ...filter.attributes, ...filter.offers };
  const landed = conditions.offers.find((demand) => demand.of === 'landed');
  const key = JSON.stringify([
    conditions.section.id,
    { ...fields, facets: shared },
    filter.words,
    landed && [landed.by, landed.destination.fingerprint()],
  ]);
  const facets = async (names: readonly string[]) =>
    toFacets(await count(names), chosen, reference);
  const [common, personal] = await Promise.all([
    facetCache(db).get(moment, least, key, () => facets(shared)),
    personalFilters.length > 0 ? facets(personalFilters) : {},
  ]);
  return { ...common, facets: { ...common.facets, ...personal } };
}

export interface Search<Row> extends FindRequest {
  /** How a row is shown. */
  show: (row: ProductRow, reference: Reference, landed: LandedTerms | undefined) => Row;
}

interface FindAnswer<Row> extends Pick<Reading, 'understood' | 'reference'> {
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
  landed: LandedTerms | undefined,
): Promise<FindAnswer<Row>> {
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
  const answerWords = { understood, left_out: [], reference };
  return { ...list, ...answerWords, rows, facets, version, token: version, by: 'database', as_of };
}

/** Finds the same in memory. Resolves to undefined if the index knows less than the caller, or can't answer. */
async function findByIndex<Row>(
  code: Section,
  search: Search<Row>,
  landed: LandedTerms | undefined,
): Promise<FindAnswer<Row> | undefined> {
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
  const answerWords = { understood, left_out: [], reference };
  return {
    ...list,
    ...answerWords,
    rows,
    facets: counted.facets,
    version,
    token,
    by: 'index',
    as_of,
  };
}

/** What a search finds: by the index, or by the database if that knows better. */
async function findExactly<Row>(code: Section, wanted: Search<Row>): Promise<FindAnswer<Row>> {
  const { isAway = false } = wanted;
  const search = isAway ? { ...wanted, least: undefined } : wanted;
  const landed = await landedOf(search.db, search.body, destinationSoon);
  const found = await findByIndex(code, search, landed).catch((error) => {
    if (error instanceof UnanswerableError) return undefined;
    throw error;
  });
  if (!found && isAway) throw databaseIsAway();
  return found ?? findBySql(code, search, landed);
}

/** How many products a search finds that nobody asked for, with all of its words. */
export const countProducts = async (
  code: Section,
  search: Omit<Search<null>, 'show' | 'window'>,
): Promise<number> =>
  (await findExactly(code, { ...search, window: { limit: 1, offset: 0 }, show: () => null })).total;

/** What a search finds; if that is nothing, what it finds without the words that lead to no result. */
export async function find<Row>(code: Section, search: Search<Row>): Promise<FindAnswer<Row>> {
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
