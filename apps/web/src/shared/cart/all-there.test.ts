import { expect, test } from 'vitest';
import { allThereOf, deliveryOf, fetchedOf } from './all-there.ts';

type OrderPlan = Parameters<typeof allThereOf>[0][number];
type Shipment = OrderPlan['receiving'][number];

const shipment = (more: Partial<Shipment> = {}, city = 'Рязань'): Shipment => ({
  warehouse: { id: '1', name: 'Основной', city, address: null, working_hours: null },
  ...{ kind: 'delivery', reach: 'delivers', receive: null, cost: 60_000, vat_rate: null },
  ...{ date_min: '2026-12-01', date_max: '2026-12-03', pieces: 8, grams: 1000, ...more },
});
const order = (delivery_cost: number, ...receiving: Shipment[]): OrderPlan => ({
  ...{ promised_on: '2026-12-03', receiving, delivery_cost },
});
const carrier = shipment({ reach: 'carrier', cost: null });
const fetched = shipment({ kind: 'pickup', reach: 'never', cost: 0 }, 'Казань');

test.each([
  ['what is brought', order(60_000, shipment()), 'всё на месте', undefined, 'С доставкой'],
  ['what a carrier brings', order(0, carrier), 'всё отгрузят', undefined, 'Без доставки'],
  ['both', order(60_000, shipment(), carrier), 'всё отгрузят', undefined, 'С частью доставки'],
  ['what is fetched', order(0, fetched), 'всё готово', 'забрать: Казань', 'С доставкой'],
])('%s', (_, planned, title, where, sum) => {
  expect(allThereOf([planned])).toMatchObject({ day: '2026-12-03', title });
  expect(fetchedOf([planned])).toBe(where);
  expect(deliveryOf([planned]).title).toBe(sum);
});

test('no day is said while one is unknown', () => {
  const unknown = { ...order(60_000, shipment()), promised_on: null };
  expect(allThereOf([order(60_000, shipment()), unknown])).toBeUndefined();
  expect(allThereOf([])).toBeUndefined();
});
