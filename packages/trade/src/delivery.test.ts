import type { DeliveryTerm } from '@org/api-client/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrivalOf,
  deliveryCost,
  dispatchOf,
  type Load,
  plusDays,
  wallClock,
  weekdayOf,
  zoneOf,
} from './delivery.ts';
import { share } from './share.ts';

const workdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
const span = fc.tuple(fc.nat(6), fc.nat(4)).map(([min, more]) => ({ min, max: min + more }));
const moments = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2027-12-31'),
  noInvalidDate: true,
});
const zones = fc.constantFrom('Europe/Moscow', 'Asia/Yekaterinburg', 'Asia/Vladivostok');

const term = (changes: Partial<DeliveryTerm>): DeliveryTerm => ({
  warehouse_id: '1',
  days_min: 0,
  days_max: 0,
  cutoff: 960,
  workdays: [1, 2, 3, 4, 5, 6],
  basis: 'order',
  price: 0,
  disk_price: null,
  min_cost: 0,
  free_from: null,
  ...changes,
});

/** Computes the arrival day by day, as somebody with a wall calendar would. */
function naiveArrival(
  now: Date,
  zone: string,
  ready: number,
  days: number,
  drawnTerm: DeliveryTerm,
) {
  const hourOf = (date: Date) =>
    Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hour12: false })
        .format(date)
        .slice(0, 2),
    ) % 24;
  const minuteOf = (date: Date) => hourOf(date) * 60 + date.getUTCMinutes();
  const isOff = (day: string) =>
    !drawnTerm.workdays.includes(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
  const after = (day: string) =>
    new Date(new Date(`${day}T12:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10);
  let day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
  if (minuteOf(now) >= drawnTerm.cutoff) day = after(day);
  while (isOff(day)) day = after(day);
  for (let worked = 0; worked < ready; ) {
    day = after(day);
    if (!isOff(day)) worked++;
  }
  for (let driven = 0; driven < days; driven++) day = after(day);
  while (isOff(day)) day = after(day);
  return day;
}

describe('the day of arrival', () => {
  test('is what walking through the calendar finds', () =>
    fc.assert(
      fc.property(
        moments,
        zones,
        span,
        span,
        workdays,
        fc.integer({ min: 0, max: 1440 }),
        (now, time_zone, ready, way, days, cutoff) => {
          const drawnTerm = term({ days_min: way.min, days_max: way.max, workdays: days, cutoff });
          const dispatch = {
            delivery_days_min: ready.min,
            delivery_days_max: ready.max,
            time_zone,
          };
          expect(arrivalOf(dispatch, drawnTerm, now)).toEqual({
            min: naiveArrival(now, time_zone, ready.min, way.min, drawnTerm),
            max: naiveArrival(now, time_zone, ready.max, way.max, drawnTerm),
          });
        },
      ),
      { numRuns: 300 },
    ));

  const depot = { delivery_days_min: 0, delivery_days_max: 0, time_zone: 'Asia/Yekaterinburg' };
  test.each([
    // Monday, 23 November 2026; Yekaterinburg is at UTC+5
    ['before the cut-off', '2026-11-23T10:59:00Z', 2, '2026-11-25'],
    ['at the cut-off', '2026-11-23T11:00:00Z', 2, '2026-11-26'],
    ['on a Saturday evening', '2026-11-28T12:00:00Z', 1, '2026-12-01'],
    ['to a Sunday', '2026-11-27T08:00:00Z', 2, '2026-11-30'],
  ])('%s', (_, now, days, day) =>
    expect(arrivalOf(depot, term({ days_min: days, days_max: days }), new Date(now)).max).toBe(day),
  );

  test('never is before the goods have left', () =>
    fc.assert(
      fc.property(moments, zones, span, workdays, (now, time_zone, ready, days) => {
        const dispatch = { delivery_days_min: ready.min, delivery_days_max: ready.max, time_zone };
        const left = dispatchOf(dispatch, term({ workdays: days }), now);
        expect(left.min <= left.max).toBe(true);
        expect(left.min >= wallClock(now, time_zone).day).toBe(true);
        expect(days).toContain(weekdayOf(left.max));
        expect(plusDays(left.min, 0)).toBe(left.min);
      }),
    ));
});

const loads: fc.Arbitrary<Load> = fc
  .record({
    sum: fc.nat(50_000_000),
    tyres: fc.nat(200),
    disks: fc.nat(200),
    grams: fc.nat(5_000_000),
  })
  .filter(({ tyres, disks }) => tyres + disks > 0)
  .map(({ tyres, ...rest }) => ({ ...rest, pieces: tyres + rest.disks }));
const prices = fc.record({
  basis: fc.constantFrom('order', 'piece', 'weight', 'sum', 'carrier'),
  price: fc.nat(200_000),
  disk_price: fc.option(fc.nat(200_000)),
  min_cost: fc.nat(300_000),
  free_from: fc.option(fc.integer({ min: 1, max: 40_000_000 })),
});

describe('the cost of delivery', () => {
  test('is what a calculator finds', () =>
    fc.assert(
      fc.property(prices, loads, (price, load) => {
        const drawnTerm = term(price as Partial<DeliveryTerm>);
        const cost = deliveryCost(drawnTerm, load);
        const isFree = price.free_from !== null && load.sum >= price.free_from;
        if (isFree || price.basis === 'carrier') {
          expect(cost).toBe(isFree ? 0 : null);
          return;
        }
        const exact = {
          order: price.price,
          piece:
            (load.pieces - load.disks) * price.price +
            load.disks * (price.disk_price ?? price.price),
          weight: (load.grams * price.price) / 1000,
          sum: (load.sum * price.price) / 10_000,
        }[price.basis as 'order'];
        // rounding may change the cost by half a kopeck
        expect(Math.abs((cost ?? 0) - Math.max(price.min_cost, exact))).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 300 },
    ));

  test('of 16 tyres to Kazan at 75 ₽ each is 1 200 ₽', () =>
    expect(
      deliveryCost(term({ basis: 'piece', price: 7500, min_cost: 60_000, free_from: 12_000_000 }), {
        sum: 10_224_000,
        pieces: 16,
        disks: 0,
        grams: 149_000,
      }),
    ).toBe(120_000));
});

describe('a city is in the narrowest zone', () => {
  const zone = (name: string, changes: object) => ({
    ...{ name, own_city: false, everywhere: false, cities: [], regions: [] },
    ...changes,
  });
  const all = [
    zone('Россия', { everywhere: true }),
    zone('Татарстан', { regions: ['Татарстан'] }),
    zone('Казань', { cities: ['Казань'] }),
    zone('Свой', { own_city: true }),
  ];
  const KAZAN = { name: 'Казань', region: 'Татарстан' };
  test.each([
    ['its own', KAZAN, 'Казань', 'Свой'],
    ['by name', KAZAN, 'Москва', 'Казань'],
    ['by region', { name: 'Нижнекамск', region: 'Татарстан' }, 'Москва', 'Татарстан'],
    ['everywhere else', { name: 'Уфа', region: 'Башкортостан' }, 'Москва', 'Россия'],
  ])('%s', (_, to, from, name) => expect(zoneOf(all, to, { name: from })?.name).toBe(name));
  test('or in none', () =>
    expect(zoneOf(all.slice(1), { name: 'Уфа', region: 'Б' }, { name: 'Москва' })).toBeUndefined());
});

test('a share is exact, half up, for any money', () => {
  const numbers = fc.tuple(fc.maxSafeNat(), fc.nat(10_000), fc.integer({ min: 1, max: 10_000 }));
  const edges = fc.tuple(
    fc.integer({ min: 2 ** 43, max: 2 ** 44 }),
    fc.nat(1),
    fc.integer({ min: 1, max: 122 }),
  );
  fc.assert(
    fc.property(fc.oneof(numbers, edges), ([a, b, whole]) => {
      const [x, y, z] = [BigInt(a), BigInt(b), BigInt(whole)];
      expect(share(a, b, whole)).toBe(Number((2n * x * y + z) / (2n * z)));
    }),
    { numRuns: 1000 },
  );
});
