import { daysBetween } from '@org/trade/delivery';
import type { Bid, NoBid } from './bid.ts';

/** Why an offer was not chosen, the first that holds. */
type LossReason = NoBid | 'old' | 'dearer' | 'later' | 'other';

/** What an offer would ask for the pieces of a line, also with a lower price. */
export interface RivalOffer {
  supplier_id: string;
  /** kopecks for all pieces at the present price */
  goods: number;
  /** `cut` is how many percent are taken off the price */
  bid: (cut: number) => Bid | NoBid;
}

/** What a supplier has lost with one line. */
export interface LostChoice {
  supplier_id: string;
  reason: LossReason;
  /** how many percent less would have been enough; null where no such cut would */
  percent: number | null;
  /** kopecks of the goods at the supplier's price */
  sum: number;
  /** kopecks more than the chosen offer, with the delivery; 0 without a bid */
  gap: number;
  days: number;
}

/** The cuts of a price that are tried, in percent. */
const CUTS = [1, 2, 3, 5] as const;
/** A buyer who wants a day is not won back by a price. */
const LATER_DAYS = 2;
/** Fewer others would tell who was chosen. */
const MIN_OTHERS = 2;

const isBid = (bid: Bid | NoBid): bid is Bid => typeof bid === 'object';

const NO_BIDS: readonly NoBid[] = ['short', 'lots', 'unknown'];

function reasonOf(ownBid: Bid, bid: Bid): LossReason {
  if (bid.isOld && !ownBid.isOld) return 'old';
  if (bid.total > ownBid.total) return 'dearer';
  if (daysBetween(ownBid.day, bid.day) >= LATER_DAYS) return 'later';
  // of equals one was chosen: a lower price would have decided
  return bid.total === ownBid.total ? 'dearer' : 'other';
}

/** Whether a buyer by price would rather have taken the bid than what was chosen. */
const wouldWin = (ownBid: Bid, bid: Bid | NoBid): boolean =>
  isBid(bid) &&
  bid.total < ownBid.total &&
  !(bid.isOld && !ownBid.isOld) &&
  daysBetween(ownBid.day, bid.day) < LATER_DAYS;

function lossOf(ownBid: Bid, supplier_id: string, offers: readonly RivalOffer[]): LostChoice {
  const bids = offers.flatMap((offer) => {
    const bid = offer.bid(0);
    return isBid(bid) ? [bid] : [];
  });
  // an old tyre is the supplier's best only where there is no other
  const rank = (bid: Bid) => Number(bid.isOld && !ownBid.isOld);
  const [best] = bids.toSorted((a, b) => rank(a) - rank(b) || a.total - b.total);
  if (!best) {
    const verdicts = new Set(offers.map((offer) => offer.bid(0)));
    const reason = NO_BIDS.find((verdict) => verdicts.has(verdict)) ?? 'unknown';
    const sum = Math.min(...offers.map(({ goods }) => goods));
    return { supplier_id, reason, percent: null, sum, gap: 0, days: 0 };
  }
  const reason = reasonOf(ownBid, best);
  const enough = CUTS.find((cut) => offers.some((offer) => wouldWin(ownBid, offer.bid(cut))));
  return {
    supplier_id,
    reason,
    percent: reason === 'dearer' ? (enough ?? null) : null,
    sum: best.goods,
    gap: best.total - ownBid.total,
    days: daysBetween(ownBid.day, best.day),
  };
}

/**
 * Returns what others have lost with a line whose own bid was chosen; nothing where they are too few to stay unnamed.
 * Decision 351.
 */
export function lostChoices(ownBid: Bid, others: readonly RivalOffer[]): LostChoice[] {
  const suppliers = Map.groupBy(others, ({ supplier_id }) => supplier_id);
  if (suppliers.size < MIN_OTHERS) return [];
  return [...suppliers].map(([supplier, offers]) => lossOf(ownBid, supplier, offers));
}
