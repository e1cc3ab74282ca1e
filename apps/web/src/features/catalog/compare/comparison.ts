import type { components } from '@org/api-client/schema';
import {
  countOf,
  formatEach,
  formatMoney,
  formatPieces,
  formatRoubles,
  OFFERS,
} from '../../../shared/format/format.ts';
import { formatLongDay } from '../../../shared/format/format-day.ts';
import { indicesOf, sizeOf } from '../../../shared/format/marking.ts';
import { reliabilityWords } from '../../../shared/reliability/reliability-words.ts';
import type { Cost } from '../../../shared/session/preferences.ts';
import { type ProductFacts, statedFacts, valueWords } from '../facts/facts-words.ts';
import { costOf } from '../offers/net-cost.ts';
import { bestOf, canBeBest, landedOf, type Offer, speedOf, whenOf } from '../offers/offer-words.ts';
import { type PriceDay, priceStanding } from '../offers/price-days.ts';
import type { Product } from '../search/product-words.ts';

type OwnPurchases = components['schemas']['OwnPurchases'];

/** One of the goods that are compared. */
export interface ComparedProduct {
  product: Product;
  facts: ProductFacts['facts'];
  /** its first offers, as the product's page has them */
  offers: readonly Offer[];
  /** the lowest price of its days, oldest first; empty if they are not known */
  days: readonly PriceDay[];
  /** by the visitor; null if it isn't known who that is */
  bought: OwnPurchases | 'loading' | null;
}

/** What one property is in each of the goods. */
export interface ComparedRow {
  name: string;
  label: string;
  /** a text for each of the goods; null where it is not known */
  cells: readonly (string | null)[];
  /** small words under each text */
  notes?: readonly (string | null)[];
  /** places of the best ones; empty where none is better beyond doubt */
  best: readonly number[];
}

/** The offer that one would take: with a city the best by its landed price, else the cheapest in the list. */
export const offerOf = ({ offers }: ComparedProduct, view: Cost): Offer | undefined =>
  bestOf(offers, view) ?? offers[0];

/** The places of the least; none where all are alike or fewer than two are known. */
function leastOf<Key extends string | number>(keys: readonly (Key | undefined)[]): number[] {
  const known = keys.filter((key) => key !== undefined);
  if (new Set(known).size < 2) return [];
  const [least] = known.toSorted((one, other) => (one < other ? -1 : 1));
  return keys.flatMap((key, at) => (key === least ? [at] : []));
}

const madeIn = (offer: Offer | undefined) =>
  offer?.dot_year == null ? undefined : -(offer.dot_year * 100 + (offer.dot_week ?? 0));

function madeText(offer: Offer | undefined): string | null {
  if (offer?.dot_year == null) return null;
  return offer.dot_week === null
    ? `${offer.dot_year}`
    : `${offer.dot_year}, нед. ${offer.dot_week}`;
}

/** The price of an offer as it is compared. */
const priceOf = (offer: Offer, view: Cost) => landedOf(offer, view) ?? costOf(offer, view);

/** What so many pieces of each cost, and how much more than of the cheapest. */
function sumRow(prices: readonly (number | undefined)[], pieces: number): ComparedRow {
  const sums = prices.map((price) => price && price * pieces);
  const least = Math.min(...sums.filter((sum) => sum !== undefined));
  return {
    name: 'sum',
    label: `За ${formatPieces(pieces)}`,
    cells: sums.map((sum) => (sum === undefined ? null : formatRoubles(sum))),
    notes: sums.map((sum) =>
      sum === undefined || sum === least ? null : `+${formatRoubles(sum - least)}`,
    ),
    best: [],
  };
}

/** What the goods cost and when they come, in the rows that are always shown. */
function offerRows(
  goods: readonly ComparedProduct[],
  view: Cost,
  city: string,
  pieces: number,
): ComparedRow[] {
  const offers = goods.map((one) => offerOf(one, view));
  const isLanded = (offer: Offer | undefined) => offer && landedOf(offer, view) !== undefined;
  // a price without its delivery, or of an old tyre, is no rival of others
  const prices = offers.map((offer) =>
    offer && (city === '' || canBeBest(offer)) ? priceOf(offer, view) : undefined,
  );
  return [
    {
      name: 'price',
      label: city ? `С доставкой в город ${city}, за штуку` : 'В прайсе, за штуку',
      cells: offers.map((offer) => {
        if (!offer) return null;
        const price = priceOf(offer, view);
        if (price === undefined) return 'Цена после входа';
        const text = isLanded(offer) ? formatRoubles(price) : formatMoney(price);
        return city && !isLanded(offer) ? `${text} без доставки` : text;
      }),
      best: leastOf(prices),
    },
    sumRow(prices, pieces),
    {
      name: 'day',
      label: city ? 'Привезут' : 'Отгрузка',
      cells: offers.map((offer) => (offer ? whenOf(offer) : null)),
      best: leastOf(offers.map((offer) => offer && speedOf(offer))),
    },
    {
      name: 'made',
      label: 'DOT',
      cells: offers.map(madeText),
      best: leastOf(offers.map(madeIn)),
    },
    {
      name: 'year',
      label: 'К своей цене за год',
      cells: goods.map(({ days }) => (days.length > 0 ? priceStanding(days) : null)),
      best: [],
    },
    {
      name: 'supplier',
      label: 'Поставщик',
      cells: offers.map((offer) => offer?.supplier.name ?? null),
      notes: offers.map((offer) => (offer ? reliabilityWords(offer.supplier.reliability) : null)),
      best: [],
    },
    {
      name: 'offers',
      label: 'Предложений',
      cells: goods.map(({ product }) => countOf(product.offers_count, OFFERS)),
      best: leastOf(goods.map(({ product }) => -product.offers_count)),
    },
    {
      name: 'quantity',
      label: 'В наличии',
      cells: goods.map(({ product }) => formatPieces(product.quantity)),
      best: [],
    },
  ];
}

const TIMES = ['раз', 'раза', 'раз'] as const;
/** Holds the place of words that come. */
const BLANK = '\u00A0';

function boughtText(bought: ComparedProduct['bought']): string | null {
  if (bought === 'loading') return '…';
  return bought && (bought.last ? formatEach(bought.last.sum, bought.last.quantity) : 'нет');
}

function boughtNote(bought: ComparedProduct['bought']): string | null {
  if (bought === 'loading') return BLANK;
  if (!bought?.last) return null;
  const { quantity, ordered_on } = bought.last;
  const often = bought.orders > 1 ? `, всего ${countOf(bought.orders, TIMES)}` : '';
  return `${formatPieces(quantity)} ${formatLongDay(ordered_on)}${often}`;
}

/** What the visitor paid for a piece the last time, in goods and without delivery as «Закупки» count it. */
const boughtRow = (goods: readonly ComparedProduct[]): ComparedRow => ({
  name: 'bought',
  label: 'Вы брали, за штуку',
  cells: goods.map(({ bought }) => boughtText(bought)),
  notes: goods.map(({ bought }) => boughtNote(bought)),
  best: [],
});

/** The facts of the goods: better or worse is for the reader to say. */
function factRows(goods: readonly ComparedProduct[]): ComparedRow[] {
  const labels = new Map(
    goods.flatMap(({ facts }) => facts.map(({ attribute, label }) => [attribute, label] as const)),
  );
  const marking = [
    { name: 'size', label: 'Размер', cells: goods.map(({ product }) => sizeOf(product)) },
    {
      name: 'indices',
      label: 'Индексы',
      cells: goods.map(({ product }) => indicesOf(product) || null),
    },
  ];
  const rows = [...labels].map(([attribute, label]) => ({
    name: attribute,
    label,
    cells: goods.map(({ facts }) => {
      const fact = statedFacts({ facts } as ProductFacts).find(
        (one) => one.attribute === attribute,
      );
      return fact ? valueWords(fact.value, fact.value_label) : null;
    }),
  }));
  return [...marking, ...rows]
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map((row) => ({ ...row, best: [] }));
}

const isSame = ({ cells }: ComparedRow) => new Set(cells).size === 1;

/** The rows of a comparison: those that tell the goods apart, and those that are the same in all. */
export function compare(
  goods: readonly ComparedProduct[],
  view: Cost,
  city: string,
  pieces: number,
): { offers: ComparedRow[]; different: ComparedRow[]; same: ComparedRow[] } {
  const facts = factRows(goods);
  const isKnown = goods.some(({ bought }) => bought !== null);
  return {
    offers: [...offerRows(goods, view, city, pieces), ...(isKnown ? [boughtRow(goods)] : [])],
    different: goods.length > 1 ? facts.filter((row) => !isSame(row)) : facts,
    same: goods.length > 1 ? facts.filter(isSame) : [],
  };
}
