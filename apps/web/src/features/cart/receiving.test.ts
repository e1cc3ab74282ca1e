import { expect, test } from 'vitest';
import { type CartShipment, lastDayOf } from './receiving.ts';

const shipment = (more: Partial<CartShipment>) =>
  ({ kind: 'delivery', reach: 'delivers', date_max: '2026-11-25', ...more }) as CartShipment;

test('the last day is that of what comes last, and nobody’s where a carrier brings something', () => {
  const later = shipment({ date_max: '2026-11-27' });
  expect(lastDayOf([later, shipment({})])).toBe('2026-11-27');
  expect(lastDayOf([later, shipment({ kind: 'pickup', reach: 'carrier' })])).toBe('2026-11-27');
  // it is known when this one leaves, but not when it arrives
  expect(lastDayOf([later, shipment({ reach: 'carrier' })])).toBeUndefined();
  expect(lastDayOf([])).toBeUndefined();
});
