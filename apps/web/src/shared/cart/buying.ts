import type { components } from '@org/api-client/schema';
import { formatMoney } from '../format/format.ts';
import { type AllThere, allThereOf, deliveryOf, fetchedOf } from './all-there.ts';

type OrderBody = components['schemas']['RequestOrderBody'];
type PurchasePlan = components['schemas']['PurchasePlan'];

/** What the button of a request or of its quotes orders, what it comes to, and what forbids it. */
export interface Buying {
  lines: OrderBody['lines'];
  /** kopecks */
  goods: number;
  delivery: number;
  vat: number;
  /** how `delivery` is said, with what is not known of it */
  deliveryWords: ReturnType<typeof deliveryOf>;
  suppliers: number;
  /** when all is there; undefined while a day is unknown */
  until: AllThere | undefined;
  /** where the buyer fetches goods that nobody brings */
  fetched: string | undefined;
  /** why nothing can be ordered */
  blocks: string[];
  /** true if another address is all that is missing */
  isAddressWanted: boolean;
  /** why some lines stay */
  left: string[];
}

/** What it comes to with its delivery, as far as that is known. */
export const sumOf = ({ goods, delivery }: Pick<Buying, 'goods' | 'delivery'>) =>
  formatMoney(goods + delivery);

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * What can be ordered of a plan: all suppliers whose minimum is reached. Lines of the others wait in the request.
 * @param lines what the plan was made of
 */
export function buyingOf(
  lines: OrderBody['lines'],
  { orders, errors, ...plan }: PurchasePlan,
): Buying {
  const ready = orders.filter(({ shortage }) => shortage === null);
  const short = orders.filter(({ shortage }) => shortage !== null);
  const offersOf = (part: typeof orders) =>
    part.flatMap(({ items }) => items.map(({ offer_id }) => offer_id));
  const shipments = ready.flatMap(({ receiving }) => receiving);
  const fields = new Set(shipments.map(({ warehouse }) => `receiving.${warehouse.id}`));
  const forbidding = Object.entries(errors).filter(([field]) => fields.has(field));
  const wanted = new Set(offersOf(short));
  const gone = plan.lines.filter(({ offer_id }) => !wanted.has(offer_id));
  const isAddressWanted = forbidding.length > 0 && gone.length === 0;
  return {
    lines: lines
      .map(({ line_id, offers }) => ({
        line_id,
        offers: offers.filter(({ offer_id }) => !wanted.has(offer_id)),
      }))
      .filter(({ offers }) => offers.length > 0),
    goods: sum(ready.map(({ goods }) => goods)),
    delivery: sum(ready.map(({ delivery_cost }) => delivery_cost)),
    vat: sum(ready.map(({ vat }) => vat)),
    deliveryWords: deliveryOf(ready),
    suppliers: ready.length,
    until: allThereOf(ready),
    fetched: fetchedOf(ready),
    blocks: [
      ...new Set([
        ...forbidding.flatMap(([, texts]) => texts),
        ...gone.map(({ message }) => message),
      ]),
    ],
    isAddressWanted,
    left: short.flatMap(({ shortage }) => shortage ?? []),
  };
}
