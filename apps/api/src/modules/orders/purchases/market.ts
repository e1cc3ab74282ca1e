import { daysBetween, deliveryCost, type Place } from '@org/trade/delivery';
import { lineSum } from '@org/trade/tax';
import { selectPlaces } from '../../../delivery/delivery-cities.ts';
import { type Depot, selectDepots, selectZones } from '../../../delivery/delivery-warehouses.ts';
import { leavingOf, wayOf } from '../../../delivery/reach.ts';
import { refusalOf } from '../../../trade/line.ts';
import { type FreshSince, freshSince, isOld } from '../../../trade/standing.ts';
import type { Bid, NoBid } from './bid.ts';
import { type LostChoice, lostChoices } from './lost-choices.ts';
import {
  type Market,
  type MarketOffer,
  type NewOrder,
  type NotedLoss,
  type PlannedOrder,
  selectMarket,
} from './purchases.sql.ts';

type Item = PlannedOrder['items'][number];
type Reception = NewOrder['receiving'][number];

const UNKNOWN: Market = {
  market_price: null,
  best_price: null,
  best_supplier: null,
  best_days: null,
};

/** The middle one; of an even number the mean of the two in the middle, half up. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = sorted.length >> 1;
  const upper = sorted[at] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[at - 1] ?? 0) + upper) / 2);
}

/**
 * Returns what the market asked for `pieces` of a product, next to the line's own bid. Old tyres are no measure for
 * fresh ones. Without another bid there is no market. Prices are told as what a piece may cost at the line's own
 * warehouse to be as dear, so that they differ from the line's price by what the bids differ. Decision 310.
 */
export function marketOf(ownBid: Bid, others: readonly Bid[], pieces: number): Market {
  const rivals = ownBid.isOld ? others : others.filter((bid) => !bid.isOld);
  if (rivals.length === 0) return UNKNOWN;
  const priceOf = (total: number) => Math.round((total - ownBid.total + ownBid.goods) / pieces);
  const market_price = priceOf(middleOf([ownBid, ...rivals].map(({ total }) => total)));
  // what costs less than its delivery from here has no price here
  if (market_price <= 0) return UNKNOWN;
  const best = rivals.reduce((least, bid) => (bid.total < least.total ? bid : least));
  const best_price = priceOf(best.total);
  return best_price > 0 && best_price * pieces < ownBid.goods
    ? {
        ...{ market_price, best_price, best_supplier: best.supplier },
        best_days: daysBetween(ownBid.day, best.day),
      }
    : { ...UNKNOWN, market_price };
}

/** What bids for the lines of orders are calculated with. */
interface Ground {
  depots: ReadonlyMap<string, Depot>;
  zones: Awaited<ReturnType<typeof selectZones>>;
  places: ReadonlyMap<string, Place>;
  since: FreshSince;
  now: Date;
}

/** Returns what an offer asks for the pieces of a line, or why it asks for nothing. */
function bidOf(offer: MarketOffer, item: Item, reception: Reception, ground: Ground): Bid | NoBid {
  const { depots, zones, places, since, now } = ground;
  const { quantity, grams, product } = item;
  const depot = depots.get(offer.warehouse_id);
  if (!depot) return 'unknown';
  const refusal = refusalOf(quantity, offer);
  if (refusal !== undefined) return refusal === 'short' || refusal === 'gone' ? 'short' : 'lots';
  const goods = lineSum({ ...offer, quantity }).sum;
  const isWinter = product.season === 'winter' || product.studded === true;
  const bid = { supplier: offer.supplier, goods, isOld: isOld(offer, since, isWinter) };
  const depotZones = zones.get(depot.company_id) ?? [];
  const sent = { ...depot, ...offer };
  const city = reception.receive?.city ?? reception.warehouse.city;
  if (reception.kind === 'pickup' && depot.pickup && depot.city === city)
    return { ...bid, total: goods, day: leavingOf(sent, depotZones, now).max };
  const { term, days } = wayOf(sent, depotZones, places.get(city), now);
  const disks = product.section.endsWith('disks') ? quantity : 0;
  const load = { sum: goods, pieces: quantity, disks, grams: grams * quantity };
  const cost = term ? deliveryCost(term, load) : null;
  return cost === null ? 'unknown' : { ...bid, total: goods + cost, day: days.max };
}

/** The same, as an order of nothing else: a supplier may demand a least sum. The own supplier has got it already. */
function rivalBidOf(
  offer: MarketOffer,
  ownOffer: MarketOffer,
  ...rest: [Item, Reception, Ground]
): Bid | NoBid {
  const bid = bidOf(offer, ...rest);
  const isShort = typeof bid === 'object' && bid.goods < offer.min_order_sum;
  return isShort && offer.supplier_id !== ownOffer.supplier_id ? 'lots' : bid;
}

const cutOf = (offer: MarketOffer, percent: number): MarketOffer => ({
  ...offer,
  bulk_price: Math.round((offer.bulk_price * (100 - percent)) / 100),
});

/** What the market asked for a line, and who lost it. */
interface LineMarket {
  market: Market;
  lost: LostChoice[];
}

const NO_MARKET: LineMarket = { market: UNKNOWN, lost: [] };

function lineMarketOf(
  item: Item,
  reception: Reception | undefined,
  offers: readonly MarketOffer[],
  ground: Ground,
): LineMarket {
  const ownOffer = offers.find(({ offer_id }) => offer_id === item.offer_id);
  if (!ownOffer || !reception) return NO_MARKET;
  const bid = bidOf({ ...ownOffer, bulk_price: item.bulk_price }, item, reception, ground);
  if (typeof bid !== 'object') return NO_MARKET;
  const rivals = offers
    .filter(
      ({ offer_id, condition }) =>
        offer_id !== ownOffer.offer_id && condition === ownOffer.condition,
    )
    .map((offer) => ({
      supplier_id: offer.supplier_id,
      goods: lineSum({ ...offer, quantity: item.quantity }).sum,
      bid: (cut: number) =>
        rivalBidOf(cut === 0 ? offer : cutOf(offer, cut), ownOffer, item, reception, ground),
    }));
  const bids = rivals.flatMap((rival) => {
    const other = rival.bid(0);
    return typeof other === 'object' ? [other] : [];
  });
  return {
    market: marketOf(bid, bids, item.quantity),
    lost: lostChoices(
      bid,
      rivals.filter(({ supplier_id }) => supplier_id !== ownOffer.supplier_id),
    ),
  };
}

/**
 * Adds to the lines of new orders what the market asks for them now, and tells what others lose with them; `buyerId` is
 * the company that buys.
 */
export async function withMarket(
  tx: Parameters<typeof selectMarket>[0],
  orders: readonly PlannedOrder[],
  buyerId: string | null,
): Promise<{ orders: NewOrder[]; lost: NotedLoss[] }> {
  const products = new Set(orders.flatMap(({ items }) => items.map(({ product }) => product.id)));
  const market = await selectMarket(tx, [...products]);
  const offers = Map.groupBy(
    market.filter(({ supplier_id }) => supplier_id !== buyerId),
    ({ product_id }) => product_id,
  );
  const depots = await selectDepots(tx, [
    ...new Set(market.map(({ warehouse_id }) => warehouse_id)),
  ]);
  const cities = orders.flatMap(({ receiving }) =>
    receiving.map(({ receive, warehouse }) => receive?.city ?? warehouse.city),
  );
  const now = new Date();
  const ground = {
    depots,
    zones: await selectZones(tx, [...new Set(market.map(({ supplier_id }) => supplier_id))]),
    places: await selectPlaces(tx, cities),
    since: freshSince(now),
    now,
  };
  const lost: NotedLoss[] = [];
  const marked = orders.map((order) => ({
    ...order,
    items: order.items.map((item) => {
      const reception = order.receiving.find(({ warehouse }) => warehouse.id === item.warehouse_id);
      const { product, quantity } = item;
      const line = lineMarketOf(item, reception, offers.get(product.id) ?? [], ground);
      const city = reception?.receive?.city ?? reception?.warehouse.city ?? null;
      for (const loss of line.lost)
        lost.push({ ...loss, product_id: product.id, city, pieces: quantity });
      return { ...item, ...line.market };
    }),
  }));
  return { orders: marked, lost };
}
