import { daysBetween } from '@org/trade/delivery';
import { fitQuantity } from '../../shared/cart/cart-lines.ts';
import { countOf, DAYS, formatRoubles } from '../../shared/format/format.ts';
import type { GoodsOffer } from './request-calls.ts';
import { allocationsOf, type Line } from './request-lines.ts';
import { type Arrivals, fetchOf } from './request-words.ts';
import { eachOf, limitsOf, piecesOf } from './split.ts';

/** Another offer of a line's product, named by what differs. */
export interface Alternative {
  offer: GoodsOffer;
  /** kopecks a piece that it is dearer by, with the delivery if that is known */
  dearer: number;
  differs: string[];
}

const MAX_NAMED = 4;
/** With fewer than these, the next ones by price are named too. */
const MIN_NAMED = 2;
/** Tyres that are made so few weeks later are no newer. */
const WEEKS_NEWER = 8;
const WEEKS_A_YEAR = 52;

const weekOf = ({ dot_year, dot_week }: GoodsOffer) =>
  dot_year === null || dot_week === null ? undefined : dot_year * WEEKS_A_YEAR + dot_week;
const isKnown = ({ standing }: GoodsOffer) => standing === null || standing === 'fresh';

const daysWords = (days: number) => (days === 1 ? 'на день' : `на ${countOf(days, DAYS)}`);

/** How an offer differs from the one that is taken, apart from its price. */
function differencesOf(
  one: GoodsOffer,
  taken: GoodsOffer,
  arrivals: Arrivals,
  suppliers: ReadonlySet<string>,
): string[] {
  const [at, takenAt] = [arrivals.get(one.offer_id), arrivals.get(taken.offer_id)];
  // a day on which goods are brought is not compared with one on which they can be fetched
  const areAlike = at && takenAt && at.isFetched === takenAt.isFetched;
  const earlier = areAlike ? daysBetween(at.day, takenAt.day) : 0;
  const [week, takenWeek] = [weekOf(one), weekOf(taken)];
  const isNewer = week !== undefined && takenWeek !== undefined && week >= takenWeek + WEEKS_NEWER;
  const isTogether = suppliers.has(one.supplier) && !suppliers.has(taken.supplier);
  return [
    at?.isFetched === false && takenAt?.isFetched === true && 'привезут',
    earlier > 0 && `${daysWords(earlier)} раньше`,
    isNewer && `новее: DOT ${one.dot_year}, ${one.dot_week}-я неделя`,
    isTogether && 'у поставщика других строк',
  ].filter((words) => words !== false);
}

/** Of offers that read alike, by one supplier at one price, the one that comes first, then the one with more to say. */
function apart(all: readonly Alternative[], arrivals: Arrivals): Alternative[] {
  const dayOf = ({ offer }: Alternative) => arrivals.get(offer.offer_id)?.day ?? '';
  const alike = Map.groupBy(all, ({ offer, dearer }) => `${dearer} ${offer.supplier}`);
  return [...alike.values()].flatMap((ones) =>
    ones
      .toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || b.differs.length - a.differs.length)
      .slice(0, 1),
  );
}

/**
 * The offers that a line may be bought from instead, each with what is better about it: the cheapest of those that come
 * earlier, that are newer, that come with other lines, that have all pieces together, that cost less.
 * @param suppliers those of the other lines
 */
export function alternativesOf(
  line: Line,
  arrivals: Arrivals,
  suppliers: ReadonlySet<string>,
): Alternative[] {
  const allocations = allocationsOf(line);
  const [first, second] = allocations;
  if (!first || !line.goods) return [];
  const pieces = piecesOf(allocations);
  const cost = allocations.reduce((sum, { offer, quantity }) => sum + eachOf(offer) * quantity, 0);
  const taken = first.offer;
  const found = line.goods.offers
    .filter(({ offer_id }) => second !== undefined || offer_id !== taken.offer_id)
    .filter((offer) => isKnown(offer) || !isKnown(taken))
    .filter((offer) => fitQuantity(pieces, limitsOf(offer)) === pieces)
    .map((offer): Alternative => {
      const dearer = eachOf(offer) - Math.round(cost / pieces);
      const differs = differencesOf(offer, taken, arrivals, suppliers);
      return {
        ...{ offer, dearer },
        differs: [
          ...(second ? ['всё у одного'] : differs),
          ...(dearer < 0 && !second ? ['дешевле'] : []),
        ],
      };
    });
  const others = apart(found, arrivals)
    // another warehouse of the same supplier that is no better
    .filter(
      ({ offer, dearer, differs }) =>
        dearer !== 0 || differs.length > 0 || offer.supplier !== taken.supplier,
    )
    .toSorted((a, b) => a.dearer - b.dearer);
  const kinds = new Set<string>();
  const named = others.filter(({ differs }) => {
    const fresh = differs.filter((words) => !kinds.has(words.split(':')[0] ?? ''));
    for (const words of fresh) kinds.add(words.split(':')[0] ?? '');
    return fresh.length > 0;
  });
  const next = others
    .filter((one) => !named.includes(one))
    .slice(0, Math.max(0, MIN_NAMED - named.length))
    .map((one) => ({ ...one, differs: ['следующее по цене'] }));
  return [...named.slice(0, MAX_NAMED), ...next].map(({ differs, ...one }) => ({
    ...one,
    differs: [...differs, fetchOf(one.offer, arrivals)].filter((words) => words !== undefined),
  }));
}

/** «+110 ₽», «−90 ₽», «та же цена» */
export const dearerWords = (dearer: number) =>
  dearer === 0 ? 'та же цена' : `${dearer > 0 ? '+' : '−'}${formatRoubles(Math.abs(dearer))}`;
