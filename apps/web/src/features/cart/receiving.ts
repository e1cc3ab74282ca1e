import type { components } from '@org/api-client/schema';
import { formatDays } from '../../shared/format/format-day.ts';

export type CartShipment = components['schemas']['CartShipment'];

/** Says when the goods of a shipment arrive, can be picked up, or leave. */
export function whenOf({ kind, reach, date_min, date_max }: CartShipment): string {
  if (kind === 'pickup')
    return `с ${formatDays(date_max, date_max)}`
      .replace('с сегодня', 'сегодня')
      .replace('с завтра,', 'завтра,');
  const days = formatDays(date_min, date_max);
  return reach === 'delivers' ? days : `отгрузка ${days}`;
}

/** Says why a shipment can't be received as chosen; undefined if it can. */
export function obstacleTo({
  kind,
  reach,
  address,
  pickup,
  city,
}: CartShipment): string | undefined {
  if (kind === 'pickup') return undefined;
  if (reach === 'never')
    return `В город ${city} не возят: выберите ${pickup ? 'самовывоз или ' : ''}другой адрес`;
  return address ? undefined : 'укажите адрес доставки';
}

/** The known part of the delivery cost, kopecks. */
export const knownCost = (shipments: readonly CartShipment[]): number =>
  shipments.reduce((sum, { cost }) => sum + (cost ?? 0), 0);

/** The share of delivery in one piece, kopecks; undefined where its cost is not known or nothing. */
export const costPerPiece = ({ cost, pieces }: CartShipment): number | undefined =>
  cost && pieces > 0 ? cost / pieces : undefined;

/** The last day of all shipments; undefined where there are none, or nobody knows when one of them comes. */
export const lastDayOf = (shipments: readonly CartShipment[]): string | undefined =>
  shipments.every(({ kind, reach }) => kind === 'pickup' || reach === 'delivers')
    ? shipments
        .map(({ date_max }) => date_max)
        .toSorted()
        .at(-1)
    : undefined;
