import type { components } from '@org/api-client/schema';
import type { Cart, CartItem } from '../../shared/cart/lines.ts';
import { formatMoney } from '../../shared/format.ts';

export type CartSupplier = Cart['suppliers'][number];
type VatPart = components['schemas']['VatPart'];

/** Warnings with which a line can still be ordered. */
const HARMLESS = new Set(['price_up', 'price_down']);

const isBroken = ({ warnings }: CartItem) => warnings.some(({ code }) => !HARMLESS.has(code));

/** Lines that can't be ordered as they are. */
export const brokenOf = ({ suppliers }: Cart): CartItem[] =>
  suppliers.flatMap(({ items }) => items.filter(isBroken));

/** Why a supplier's lines can't be ordered as they are; undefined where they can. */
export function obstacleOf({ items, min_order_left, supplier }: CartSupplier): string | undefined {
  if (items.some(isBroken)) return `«${supplier.name}»: поправьте отмеченные строки`;
  if (min_order_left > 0)
    return `«${supplier.name}» останется в корзине: до минимального заказа не хватает ${formatMoney(min_order_left)}`;
  return undefined;
}

/** What of a cart is ordered now. */
export const chosenOf = ({ suppliers }: Cart, unchecked: ReadonlySet<string>): CartSupplier[] =>
  suppliers.filter((group) => obstacleOf(group) === undefined && !unchecked.has(group.supplier.id));

/** What chosen groups cost, VAT included. */
export const totalOf = (groups: readonly CartSupplier[]) =>
  groups.reduce((sum, { subtotal }) => sum + subtotal, 0);

/** The VAT within chosen groups, by rate: the highest first, none last. */
export function vatOf(groups: readonly CartSupplier[]): VatPart[] {
  const parts = new Map<VatPart['vat_rate'], VatPart>();
  for (const { vat_rate, sum, vat } of groups.flatMap(({ items }) => items)) {
    const part = parts.get(vat_rate) ?? { vat_rate, sum: 0, vat: 0 };
    parts.set(vat_rate, { vat_rate, sum: part.sum + sum, vat: part.vat + vat });
  }
  return [...parts.values()].sort((a, b) => (b.vat_rate ?? -1) - (a.vat_rate ?? -1));
}
