import { databaseIsAway } from '../../../../contract/refusal.ts';
import type { FacetCounts } from '../../facets/facets.ts';
import type { Demand } from '../../filter/demand.ts';
import type { Conditions } from '../../filter/filter-conditions.ts';
import type { Order } from '../../filter/filter-order.ts';
import type { Reference } from '../../filter/reference.ts';
import type { ProductRow } from '../../product/product.ts';
import type { ProductList } from '../../sql/catalog.sql.ts';
import type { Window } from '../../sql/page-sql.ts';
import type { Snapshot } from '../building/builder.ts';
import { selectCarFit, selectFavoriteNumbers } from '../catalog-index.sql.ts';
import type { CatalogIndex } from '../catalog-index.ts';
import { cardOf } from '../columns/cards.ts';
import type { SectionIndex } from '../columns/section.ts';
import { totalsOf } from './counting.ts';
import { find, offersIn, page as pageRows } from './list.ts';
import { ANY_OFFER, type OfferTest, type PriceOf } from './offer-test.ts';
import { countFacets } from './searching-facets.ts';
import { landedRow } from './searching-landed.ts';
import type { PageRow } from './searching-listed.ts';
import { ask, type Lookups, testOf, UnanswerableError } from './searching-question.ts';

/** What to search for, and for whom. */
interface SearchQuestion {
  db: Parameters<typeof selectCarFit>[0];
  accountId: string | undefined;
  reference: Reference;
  conditions: Conditions;
  order: Order;
  window: Window;
  asked: readonly string[];
  /** True if the database is away, and nothing can be looked up there. */
  isAway: boolean;
}

/** A search of the index as it stood at one version. */
export interface IndexSearch {
  snapshot: Snapshot;
  list: ProductList;
  /** Counts synchronously. Throws `Unanswerable` if the index can't answer. */
  count(names: readonly string[]): FacetCounts;
}

/** Demands wheels whose holes fit, with a bore not below the hub and an offset in its range; or tyres of the size. */
function carDemand({
  bolts,
  pcd,
  dia,
  et_min,
  et_max,
  width,
  profile,
  diameter,
}: Record<string, number>): Demand {
  const is = (attribute: 'bolts' | 'pcd' | 'width' | 'profile' | 'diameter', value?: number) => ({
    attribute,
    values: value === undefined ? [] : [value],
  });
  return bolts === undefined
    ? { all: [is('width', width), is('profile', profile), is('diameter', diameter)] }
    : {
        all: [
          is('bolts', bolts),
          is('pcd', pcd),
          { attribute: 'dia', least: dia },
          { attribute: 'et', least: et_min, most: et_max },
        ],
      };
}

/** Looks up what only the database knows; most searches need nothing of it. */
async function lookUp({
  db,
  accountId,
  reference,
  conditions,
  asked,
  isAway,
}: SearchQuestion): Promise<Lookups> {
  const { section, always, offers } = conditions;
  const isPersonal = asked.includes('favorite') || offers.some(({ of }) => of === 'favorite');
  const [car] = always.flatMap((demand) => ('car' in demand ? [demand.car] : []));
  if (isAway && (car || (isPersonal && accountId))) throw databaseIsAway();
  return {
    supplierNumbers: reference.supplierNumbers,
    favorites: isPersonal && accountId ? await selectFavoriteNumbers(db, accountId) : [],
    car: car && { any: (await selectCarFit(db, section, car)).map(carDemand) },
  };
}

/** Returns a row as the database would. `offers` is the test of those that count. */
const toRow = (
  section: SectionIndex,
  { ordinal, ...place }: PageRow,
  offers: OfferTest,
  rankOf: PriceOf | undefined,
): ProductRow => ({
  ...cardOf(section.cards, ordinal),
  ...totalsOf(section.offers, ordinal, offers),
  landed: rankOf ? landedRow(section.offers, ordinal, offers, rankOf) : null,
  ...place,
  id: String(section.ids[ordinal]),
});

/**
 * Finds in memory what SQL would find. Resolves to undefined if no index knows of all changes up to the version
 * `least`.
 * @throws Unanswerable where the index cannot tell
 */
export async function openSearch(
  asked: SearchQuestion,
  index: CatalogIndex,
  least: number | undefined,
): Promise<IndexSearch | undefined> {
  const { accountId, reference, conditions, order, window, isAway } = asked;
  const lookups = await lookUp(asked);
  if (!isAway) await index.bringUp(least);
  const snapshot = index.current(least);
  const section = snapshot?.sections.get(conditions.section.id);
  if (!snapshot || !section) return undefined;
  // there is no await from here on, so the index stays as it is
  const question = ask(section, conditions, lookups);
  const found = find(question);
  const test = testOf(question) ?? ANY_OFFER;
  const options = {
    names: conditions.section.attributes,
    suppliers: reference.suppliersByNumber,
    hasFavorites: accountId !== undefined,
  };
  return {
    snapshot,
    list: {
      rows: pageRows(question, found, order, window).map((row) =>
        toRow(section, row, test, question.ranked?.rankOf),
      ),
      total: found.products.length,
      offers_total: offersIn(question, found),
    },
    count: (names) => {
      if (index.current(least) !== snapshot) throw new UnanswerableError('the index has moved on');
      return countFacets(question, found, { ...options, asked: names });
    },
  };
}
