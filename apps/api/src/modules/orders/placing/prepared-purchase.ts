import { createHash } from 'node:crypto';
import type { PrepareBody } from '@org/api-client/schema';
import type { Purchase } from '../purchases/purchase.ts';

type Line = PrepareBody['lines'][number] & { max_price: number };
type Order = Pick<Purchase['orders'][number], 'supplier_id' | 'promised_on' | 'receiving'>;

/** All that a person says yes to. If anything of it has changed, they are asked again. */
export interface OrderTerms extends Pick<PrepareBody, 'address_id' | 'pickup' | 'comment'> {
  /** the wanted lines, each with the price that it had */
  lines: Line[];
  goods: number;
  delivery: number;
  /** how the prices of the lines count VAT */
  taxes: (readonly [rate: number | null, isIncluded: boolean])[];
  orders: Order[];
}

/** Returns what is shown of a purchase that can be made. */
export function shownOf(body: PrepareBody, { orders, goods, delivery }: Purchase): OrderTerms {
  const items = new Map(orders.flatMap((one) => one.items.map((item) => [item.offer_id, item])));
  const { address_id = null, pickup = false, comment = null } = body;
  return {
    lines: body.lines.map(({ offer_id, quantity }) => ({
      offer_id,
      quantity,
      max_price: items.get(offer_id)?.bulk_price ?? 0,
    })),
    ...{ address_id, pickup, comment, goods, delivery },
    taxes: body.lines.map(({ offer_id }) => {
      const { vat_rate = null, vat_included = false } = items.get(offer_id) ?? {};
      return [vat_rate, vat_included];
    }),
    orders: orders.map(({ supplier_id, promised_on, receiving }) => ({
      ...{ supplier_id, promised_on, receiving },
    })),
  };
}

const HASH_LENGTH = 22;

/** Names what is shown: 132 bits of its SHA-256. */
export const hashOf = (shown: OrderTerms): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, HASH_LENGTH);

const sayDay = (day: string | null) =>
  day === null ? 'не назван' : day.split('-').reverse().join('.');

/** Says what has changed since, besides prices and sums. */
export function changesOf(before: OrderTerms, { orders }: Purchase): string {
  const changes = orders.map(({ supplier_id, seller, promised_on, receiving }) => {
    const order = before.orders.find((one) => one.supplier_id === supplier_id);
    const days = [order?.promised_on ?? null, promised_on];
    if (days[0] !== days[1])
      return `«${seller.name}»: срок был ${sayDay(days[0] ?? null)}, стал ${sayDay(promised_on)}`;
    const isSame = JSON.stringify(order?.receiving) === JSON.stringify(receiving);
    return isSame ? [] : `«${seller.name}»: доставка или её адрес другие`;
  });
  return changes.flat().join('; ') || 'Поставщик изменил НДС';
}
