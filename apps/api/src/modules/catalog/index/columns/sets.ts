import { descendingKey } from '../../../../trade/standing.ts';
import type { Order, RankedKey } from '../../filter/filter-order.ts';
import type { Window } from '../../sql/page-sql.ts';
import type { PageRow, ProductSet } from '../searching/searching-listed.ts';
import { type Bitset, has } from './bitset.ts';
import { NONE } from './column.ts';
import type { SectionIndex } from './section.ts';

/** A set has two tyres per axle; the places of rear tyres repeat from 1 to 4. @see specification, section 3 */
const STEPS = 4;

const modelOf = ({ columns }: SectionIndex, ordinal: number) =>
  columns.get('model')?.valueOf(ordinal) ?? NONE;

/** Returns the products of models that are there in both sizes. */
export function productsOfSets(
  section: SectionIndex,
  products: Uint32Array<ArrayBuffer>,
  rear: Bitset,
): Uint32Array<ArrayBuffer> {
  const models = { front: new Set<number>(), rear: new Set<number>() };
  for (const ordinal of products)
    models[has(rear, ordinal) ? 'rear' : 'front'].add(modelOf(section, ordinal));
  const both = models.front.intersection(models.rear);
  // products of no model are no set
  both.delete(NONE);
  return products.filter((ordinal) => both.has(modelOf(section, ordinal)));
}

interface Tyre {
  ordinal: number;
  key: number;
  isRear: boolean;
}

/** Returns the key of a set: the price of both tyres, or the stock of the rarer one. */
function setKey(tyres: readonly Tyre[], key: Order['key']): number {
  const { rear = [], front = [] } = Object.groupBy(tyres, ({ isRear }) =>
    isRear ? 'rear' : 'front',
  );
  const least = (tyres: readonly Tyre[]) => Math.min(...tyres.map((tyre) => tyre.key));
  const sum = (tyres: readonly Tyre[]) => tyres.reduce((total, tyre) => total + tyre.key, 0);
  if (key === 'sort_name') return least(tyres);
  return key === 'quantity' ? Math.min(sum(front), sum(rear)) : least(front) + least(rear);
}

/** Returns what the products of a list are sorted by. */
export const setKeys = (
  { keys }: SectionIndex,
  { products, counted }: ProductSet,
  key: RankedKey,
): ArrayLike<number> => {
  if (!counted || key === 'sort_name')
    return Float64Array.from(products, (ordinal) => keys[key][ordinal]!);
  return key === 'quantity' ? counted.pieces : counted.least;
};

/** The order of a list, with the key of each of its products. */
interface KeyedOrder extends Order {
  keys: ArrayLike<number>;
}

/** Returns one page of staggered sets: models by their sets' keys, the front tyres of each before the rear ones. */
export function setsPage(
  section: SectionIndex,
  { products }: ProductSet,
  rear: Bitset,
  { key, direction, keys }: KeyedOrder,
  { offset, limit }: Window,
): PageRow[] {
  const way = direction === 'asc' ? 1 : -1;
  const isTurned = key === 'landed_price' && direction === 'desc';
  const sorted = isTurned ? descendingKey : (rank: number) => rank;
  const compare = (a: number, b: number) => way * (sorted(a) - sorted(b));
  const tyres = Array.from(
    products,
    (ordinal, at): Tyre => ({
      ordinal,
      key: keys[at]!,
      isRear: has(rear, ordinal),
    }),
  );
  const sets = [...Map.groupBy(tyres, ({ ordinal }) => modelOf(section, ordinal))].map(
    ([model, ofModel]) => ({ model, tyres: ofModel, key: setKey(ofModel, key) }),
  );
  return sets
    .sort((a, b) => compare(a.key, b.key) || way * (a.model - b.model))
    .flatMap(({ tyres: ofModel }) => {
      const setTyres = ofModel.sort(
        (a, b) =>
          Number(a.isRear) - Number(b.isRear) ||
          compare(a.key, b.key) ||
          way * (a.ordinal - b.ordinal),
      );
      const firstRear = setTyres.findIndex(({ isRear }) => isRear);
      return setTyres.map(
        ({ ordinal, isRear }, at): PageRow => ({
          ordinal,
          axle: isRear ? 'rear' : 'front',
          step: isRear ? ((at - firstRear) % STEPS) + 1 : null,
        }),
      );
    })
    .slice(offset, offset + limit);
}
