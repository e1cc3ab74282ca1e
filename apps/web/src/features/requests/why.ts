import { fitQuantity } from '../../shared/cart/cart-lines.ts';
import { formatMargin, formatRoubles } from '../../shared/format/format.ts';
import type { GoodsOffer, OfferedGoods } from './request-calls.ts';
import { type Allocation, limitsOf } from './split.ts';

/** An offer that may be the best one: it is delivered at a known cost, and not old. */
const landedOf = ({ standing, landed_price }: GoodsOffer) =>
  standing === 'fresh' ? landed_price : null;

/**
 * Says why the offer of a line was chosen, in money with the delivery: «дешевле следующего на 110 ₽ за штуку, 1 760 ₽ за
 * 16 шт.» Of an offer that is not the cheapest it is only said that it comes with other lines. Nothing is said without a
 * city, and of pieces from several offers.
 */
export function whyOf(
  { offers }: Pick<OfferedGoods, 'offers'>,
  [chosen, ...others]: readonly Allocation[],
  isTogether: boolean,
): string | undefined {
  const landed = chosen && landedOf(chosen.offer);
  if (!chosen || landed == null || others.length > 0) return undefined;
  const { offer, quantity } = chosen;
  const rivals = offers
    .filter((one) => one.offer_id !== offer.offer_id)
    .filter((one) => fitQuantity(quantity, limitsOf(one)) === quantity)
    .flatMap((one) => landedOf(one) ?? []);
  const price = `С доставкой ${formatRoubles(landed)}`;
  if (rivals.length === 0) return `${price}, столько нового товара больше ни у кого нет`;
  const margin = Math.min(...rivals) - landed;
  if (margin < 0) return isTogether ? `${price}, едет вместе с другими строками` : undefined;
  if (margin === 0) return `${price}, столько же и у следующего`;
  return `${price}, дешевле следующего на ${formatMargin(margin, quantity)}`;
}
