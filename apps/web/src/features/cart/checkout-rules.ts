import type { components } from '@org/api-client/schema';
import { deliveryParts, lineSum, splitVat } from '@org/trade/tax';
import { type Cart, type CartItem, isGone } from '../../shared/cart/cart-lines.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { obstacleTo } from './receiving.ts';

export type CartSupplier = Cart['suppliers'][number];
type VatPart = components['schemas']['VatPart'];

/** Typed quantities that are more than is left, by offer id. They stay in their fields and are not sent. */
export type ExcessQuantities = ReadonlyMap<string, number>;

/** Warnings with which a line can still be ordered. */
const NON_BLOCKING = new Set(['price_up', 'price_down']);

const isInvalid = ({ warnings }: CartItem) => warnings.some(({ code }) => !NON_BLOCKING.has(code));

/**
 * How the prices of a cart have changed since its lines were added: how often up, how often down, and the difference
 * for all pieces with its VAT, kopecks.
 */
export function movesOf(items: readonly CartItem[]) {
  const moves = items.flatMap((item) =>
    item.bulk_price === null
      ? []
      : [item.sum - lineSum({ ...item, bulk_price: item.price_added }).sum],
  );
  return {
    rises: moves.filter((move) => move > 0).length,
    falls: moves.filter((move) => move < 0).length,
    difference: moves.reduce((sum, move) => sum + move, 0),
  };
}

/** Lines that can't be ordered as they are. */
export const invalidLinesOf = ({ suppliers }: Cart): CartItem[] =>
  suppliers.flatMap(({ items }) => items.filter(isInvalid));

/** True if a line can be ordered, and so is part of the sum. */
export const isCounted = (item: CartItem, excess: ExcessQuantities) =>
  !isGone(item) && !isInvalid(item) && !excess.has(item.offer_id);

/** The cost of the lines of a group that can be ordered, VAT included. */
export const sumOf = ({ items }: CartSupplier, excess: ExcessQuantities) =>
  items.reduce((sum, item) => sum + (isCounted(item, excess) ? item.sum : 0), 0);

/** Kopecks missing to the minimum order. */
export const leftOf = (group: CartSupplier, excess: ExcessQuantities) =>
  Math.max(0, group.terms.min_order_sum - sumOf(group, excess));

/** Says why a group stays in the cart for now; undefined if it may be ordered. */
export function deferReasonOf(group: CartSupplier, excess: ExcessQuantities): string | undefined {
  if (group.items.some((item) => !isCounted(item, excess))) return undefined;
  const left = leftOf(group, excess);
  return left > 0
    ? `«${group.supplier.name}» останется в корзине: до минимального заказа не хватает ${formatMoney(left)}`
    : undefined;
}

/** Says why a chosen group can't be ordered; undefined if it can. */
export function blockReasonOf(group: CartSupplier, excess: ExcessQuantities): string | undefined {
  const { items, shipments, supplier } = group;
  if (items.some((item) => !isCounted(item, excess)))
    return `«${supplier.name}»: поправьте отмеченные строки`;
  const [obstacle] = shipments.flatMap((shipment) => obstacleTo(shipment) ?? []);
  return obstacle && `«${supplier.name}»: ${obstacle}`;
}

/** The groups of a cart that are ordered now. */
export const chosenGroupsOf = (
  { suppliers }: Cart,
  unchecked: ReadonlySet<string>,
  excess: ExcessQuantities,
): CartSupplier[] =>
  suppliers.filter(
    (group) => deferReasonOf(group, excess) === undefined && !unchecked.has(group.supplier.id),
  );

/** What chosen groups cost, VAT included. */
export const totalOf = (groups: readonly CartSupplier[], excess: ExcessQuantities) =>
  groups.reduce((sum, group) => sum + sumOf(group, excess), 0);

/** The VAT contained in the sum of the chosen groups, by rate: the highest rate first, no VAT last. */
export const vatOf = (groups: readonly CartSupplier[], excess: ExcessQuantities): VatPart[] =>
  splitVat(
    groups.flatMap(({ items, shipments, vat_rate }) => [
      ...items.filter((item) => isCounted(item, excess)),
      ...deliveryParts(shipments.map(({ cost }) => ({ cost, vat_rate }))),
    ]),
  );
