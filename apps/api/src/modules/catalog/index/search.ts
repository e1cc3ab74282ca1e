import type { Conditions } from '../conditions.ts';
import type { Demand } from '../demand.ts';
import type { FacetCounts } from '../facets.ts';
import type { Order } from '../order.ts';
import type { Window } from '../page-sql.ts';
import type { ProductRow } from '../product.ts';
import type { ProductList } from '../queries.ts';
import type { Reference } from '../reference.ts';
import { cardOf } from './cards.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { ANY_OFFER, type OfferTest, totalsOf } from './counting.ts';
import { countFacets } from './facets.ts';
import { find, offersIn, page as pageRows } from './list.ts';
import type { PageRow } from './listed.ts';
import { selectCarFit, selectFavoriteNumbers } from './queries.ts';
import { ask, type Lookups, testOf, Unanswerable } from './question.ts';
import type { SectionIndex } from './section.ts';
import type { Stamp } from './source.ts';

/** What is to be found, for whom. */
interface Asked {
  db: Parameters<typeof selectCarFit>[0];
  accountId: string | undefined;
  reference: Reference;
  conditions: Conditions;
  order: Order;
  window: Window;
  asked: readonly string[];
}

/** A search of the index as it stood at one version. */
export interface IndexSearch {
  version: number;
  /** The page, which counts only where its facets can be told. */
  list: ProductList;
  /** What was counted; undefined where the database stands elsewhere or the index cannot tell. */
  facets<Facets>(
    stamp: Promise<Stamp>,
    count: (byIndex: (names: readonly string[]) => Promise<FacetCounts>) => Promise<Facets>,
  ): Promise<Facets | undefined>;
}

/** Wheels whose holes fit, with the bore over the hub and the offset within its range; or tyres of any of the sizes. */
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

/** What only the database knows; most searches need nothing of it. */
async function lookUp({ db, accountId, reference, conditions, asked }: Asked): Promise<Lookups> {
  const { section, always, offers } = conditions;
  const isPersonal = asked.includes('favorite') || offers.some(({ of }) => of === 'favorite');
  const [car] = always.flatMap((demand) => ('car' in demand ? [demand.car] : []));
  return {
    supplierNumbers: reference.supplierNumbers,
    favorites: isPersonal && accountId ? await selectFavoriteNumbers(db, accountId) : [],
    car: car && { any: (await selectCarFit(db, section, car)).map(carDemand) },
  };
}

/** What `work` answers; undefined where the index cannot tell. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unanswerable) return undefined;
    throw error;
  }
}

/** A row as the database would show it; `offers` are those that count. */
const toRow = (
  section: SectionIndex,
  { ordinal, ...place }: PageRow,
  offers: OfferTest,
): ProductRow => ({
  ...cardOf(section.cards, ordinal),
  ...totalsOf(section.offers, ordinal, offers),
  ...place,
  id: String(section.ids[ordinal]),
});

/** Whether the database stands where the index does. */
const isSame = (a: Stamp, b: Stamp) => a.version === b.version && a.reference === b.reference;

/** Finds in memory what SQL would find; undefined where there is no index or it cannot tell. */
export async function openSearch(
  asked: Asked,
  index: CatalogIndex,
): Promise<IndexSearch | undefined> {
  const { accountId, reference, conditions, order, window } = asked;
  const lookups = await lookUp(asked);
  const snapshot = index.current();
  const section = snapshot?.sections.get(conditions.section.id);
  if (!snapshot || !section) return undefined;
  return attempt(async () => {
    // nothing waits here, so the index stays as it is
    const question = ask(section, conditions, lookups);
    const found = find(question);
    const test = testOf(question) ?? ANY_OFFER;
    const list: ProductList = {
      rows: pageRows(question, found, order, window).map((row) => toRow(section, row, test)),
      total: found.products.length,
      offers_total: offersIn(question, found),
    };
    const options = {
      names: conditions.section.attributes,
      suppliers: reference.suppliersByNumber,
      hasFavorites: accountId !== undefined,
    };
    const countNow = async (names: readonly string[]) => {
      if (index.current() !== snapshot) throw new Unanswerable('The index has moved on.');
      return countFacets(question, found, { ...options, asked: names });
    };
    return {
      version: snapshot.version,
      list,
      facets: (stamp, count) =>
        attempt(async () => {
          const [facets, stood] = await Promise.all([count(countNow), stamp]);
          const isUsable = isSame(stood, snapshot);
          index.answered(isUsable);
          return isUsable ? facets : undefined;
        }),
    };
  });
}
