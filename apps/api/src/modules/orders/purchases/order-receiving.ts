import type { CartShipment, Order, OrderReceiving, ProductBrief } from '@org/api-client/schema';
import { lineSum, type PricedLine, totalOf } from '@org/trade/tax';
import type { FieldErrors } from '../../../contract/refusal.ts';
import {
  type Leaving,
  type ReceivingTerms,
  shipmentOf,
} from '../../../delivery/delivery-receiving.ts';
import type { AgreedTerms } from './agreed-terms.ts';

/** A line that is being ordered. */
interface Item extends PricedLine, Leaving {
  product: Pick<ProductBrief, 'section'>;
  warehouse_id: string;
  /** of one piece */
  grams: number;
  agreed?: AgreedTerms | undefined;
}

/** What an order stores about how its goods are received. */
export interface ReceivingPromise {
  delivery: Order['delivery'];
  receiving: OrderReceiving[];
  /** kopecks: what is known of it */
  delivery_cost: number;
  promised_on: string | null;
}

const sumBy = <Value>(values: readonly Value[], of: (value: Value) => number) =>
  values.reduce((sum, value) => sum + of(value), 0);

const loadOf = (items: readonly Item[]) => ({
  sum: totalOf(items.map(lineSum)).sum,
  pieces: sumBy(items, ({ quantity }) => quantity),
  disks: sumBy(items, ({ product, quantity }) =>
    product.section.endsWith('disks') ? quantity : 0,
  ),
  grams: sumBy(items, ({ grams, quantity }) => grams * quantity),
});

/** Returns why a shipment can't be received as chosen; undefined if it can. */
function obstacleOf({ kind, reach, address, pickup, warehouse }: CartShipment): string | undefined {
  if (kind === 'pickup') return undefined;
  if (!address) return 'Укажите адрес доставки и телефон получателя';
  if (reach !== 'never') return undefined;
  const otherwise = pickup ? 'Выберите самовывоз или другой адрес' : 'Выберите другой адрес';
  return `Со склада «${warehouse.name}» в город ${address.city} не возят. ${otherwise}`;
}

const later = (day: string, other: string | undefined) =>
  other !== undefined && other > day ? other : day;

/** A shipment that leaves once the supplier has all its goods, if he has agreed on a day for some. */
function withDays(shipment: CartShipment, items: readonly Item[]): CartShipment {
  const last = items
    .flatMap(({ agreed }) => agreed?.day ?? [])
    .sort()
    .at(-1);
  const { date_min, date_max } = shipment;
  return { ...shipment, date_min: later(date_min, last), date_max: later(date_max, last) };
}

/** The shipments of one order, one for each warehouse, in the order of their first lines. */
export const shipmentsOf = (items: readonly Item[], receiving: ReceivingTerms): CartShipment[] =>
  [...Map.groupBy(items, ({ warehouse_id }) => warehouse_id)].flatMap(([id, depotItems]) => {
    const depot = receiving.depots.get(id);
    return depot
      ? [withDays(shipmentOf(receiving, depot, depotItems, loadOf(depotItems)), depotItems)]
      : [];
  });

/** Returns the errors of shipments that can't be received as chosen, by warehouse. */
export function unreceivable(shipments: readonly CartShipment[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const shipment of shipments) {
    const obstacle = obstacleOf(shipment);
    if (obstacle) errors[`receiving.${shipment.warehouse.id}`] = [obstacle];
  }
  return errors;
}

/** The known cost of the delivery, kopecks. */
export const knownCost = (shipments: readonly CartShipment[]): number =>
  sumBy(shipments, ({ cost }) => cost ?? 0);

/** What was promised about the delivery, as an order stores it. */
export function promisedOf(
  shipments: readonly CartShipment[],
  receiving: ReceivingTerms,
): ReceivingPromise {
  const kept = shipments.map((shipment): OrderReceiving => {
    const { warehouse, kind, reach, address, cost, date_min, date_max, pieces, grams } = shipment;
    const vat_rate = receiving.depots.get(warehouse.id)?.vat_rate ?? null;
    const { id: _id, company: _company, is_default: _default, ...receive } = address ?? {};
    return {
      ...{ warehouse, kind, reach, cost, vat_rate, date_min, date_max, pieces, grams },
      receive: address ? (receive as NonNullable<OrderReceiving['receive']>) : null,
    };
  });
  const delivered = kept.find(({ kind }) => kind === 'delivery');
  const to = delivered?.receive;
  return {
    delivery: {
      kind: delivered ? 'delivery' : 'pickup',
      address: to ? `${to.city}, ${to.street}` : null,
    },
    receiving: kept,
    delivery_cost: knownCost(shipments),
    promised_on:
      kept
        .map(({ date_max }) => date_max)
        .sort()
        .at(-1) ?? null,
  };
}
