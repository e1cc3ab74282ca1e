import type { Product, ShowcaseRules } from '@org/api-client/schema';
import type { SearchBody } from '../filter/search-filter.ts';
import { type SettledList, settleList } from '../find/settle-list.ts';
import { toProduct } from '../product/product.ts';
import { selectCards } from '../sql/catalog.sql.ts';
import { priceOf } from './markup.ts';
import { type BestRow, selectArriving, selectBest } from './showcase-offers.sql.ts';

type Db = Parameters<typeof selectBest>[0];

/** The most products of a showcase. */
const MAX_ROWS = 100_000;
/** Products that are read at a time. */
const BATCH = 1000;

/** A showcase's list, to be read in batches. */
export interface ShownList extends SettledList {
  db: Db;
  rules: ShowcaseRules;
  /** Products that nobody has in stock; they come after those in stock. */
  arriving: ReadonlySet<number>;
}

/** A product as a showcase offers it. */
export interface ShowcaseProduct {
  product: Product;
  best: BestRow;
  price: number;
  raised: boolean;
  quantity: number;
  days: { min: number; max: number };
  isInStock: boolean;
}

/** Lists a showcase as it is now: products in stock first, each part by name. `among` limits it to some products. */
export async function listShowcase(
  db: Db,
  rules: ShowcaseRules,
  among?: readonly string[],
): Promise<ShownList> {
  const { section, filter, suppliers_not, stock } = rules;
  const body = {
    ...filter,
    order_by: 'brand_model__asc',
    // none of a few products may be found: that is no reason to leave out words
    ...(among && { every_word: true }),
  } as SearchBody;
  const left = new Set(suppliers_not);
  const list = await settleList(db, section, body, {
    most: MAX_ROWS,
    narrow: (searched, { suppliers }) => {
      const conditions = among
        ? { ...searched, always: [...searched.always, { ids: among }] }
        : searched;
      if (left.size === 0) return conditions;
      const values = suppliers.map(({ id }) => id).filter((id) => !left.has(id));
      return { ...conditions, offers: [...conditions.offers, { of: 'supplier_id', values }] };
    },
  });
  const inStock = new Set(list.ids);
  const expected =
    stock === 'with_incoming' && !list.conditions.rear
      ? await selectArriving(db, list.conditions, MAX_ROWS)
      : [];
  const arriving = expected.filter((id) => !inStock.has(id));
  return {
    ...list,
    db,
    rules,
    arriving: new Set(arriving),
    ids: [...list.ids, ...arriving].slice(0, MAX_ROWS),
  };
}

async function readPart(list: ShownList, ids: readonly number[], isArriving: boolean) {
  const { db, conditions, reference, rules } = list;
  if (ids.length === 0) return [];
  const [cards, bests] = await Promise.all([
    // the card of a product that nobody has in stock shows no offers
    selectCards(db, isArriving ? { ...conditions, offers: [] } : conditions, ids),
    selectBest(db, conditions, ids, isArriving),
  ]);
  const bestOf = new Map(bests.map((best) => [best.id, best]));
  return cards.flatMap((card): ShowcaseProduct[] => {
    const best = bestOf.get(card.id);
    // sold out since the list was settled
    if (!best) return [];
    const { days_added } = rules;
    return [
      {
        product: toProduct(card, reference),
        best,
        ...priceOf(best.cost, best.retail, rules),
        quantity: best.quantity,
        days: { min: best.days_min + days_added, max: best.days_max + days_added },
        isInStock: !isArriving,
      },
    ];
  });
}

/** Reads some of a showcase's products, in the order of their ids. */
export async function readShown(
  list: ShownList,
  ids: readonly number[],
): Promise<ShowcaseProduct[]> {
  const isArriving = (id: number) => list.arriving.has(id);
  return [
    ...(await readPart(
      list,
      ids.filter((id) => !isArriving(id)),
      false,
    )),
    ...(await readPart(list, ids.filter(isArriving), true)),
  ];
}

/** Reads all products of a showcase, batch by batch while they are written. */
export async function* readAllShown(list: ShownList): AsyncGenerator<ShowcaseProduct> {
  for (let at = 0; at < list.ids.length; at += BATCH)
    yield* await readShown(list, list.ids.slice(at, at + BATCH));
}
