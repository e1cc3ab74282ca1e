import { TZDate } from '@date-fns/tz/date';
import type { DeliveryBasis, DeliveryTerm, DeliveryZone } from '@org/api-client/schema';
import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getISODay } from 'date-fns/getISODay';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { share } from './share.ts';

/** A calendar day: «2026-11-24». */
export type Day = string;

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
/** Schedule of a warehouse that does not deliver, or whose products are picked up: only office days are known. */
export const OFFICE_HOURS = { cutoff: 1440, workdays: MONDAY_TO_FRIDAY };

export const plusDays = (day: Day, days: number): Day =>
  lightFormat(addDays(parseISO(day), days), 'yyyy-MM-dd');
/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => getISODay(parseISO(day));
export const daysBetween = (from: Day, to: Day): number =>
  differenceInCalendarDays(parseISO(to), parseISO(from));

/** Local day and minutes since midnight at a moment, in a time zone. */
export function wallClock(now: Date, timeZone: string): { day: Day; minutes: number } {
  const clock = new TZDate(now, timeZone);
  return {
    day: lightFormat(clock, 'yyyy-MM-dd'),
    minutes: clock.getHours() * 60 + clock.getMinutes(),
  };
}

const nextWorkday = (day: Day, workdays: readonly number[]): Day =>
  workdays.includes(weekdayOf(day)) ? day : nextWorkday(plusDays(day, 1), workdays);

function plusWorkdays(day: Day, count: number, workdays: readonly number[]): Day {
  let at = nextWorkday(day, workdays);
  for (let left = count; left > 0; left--) at = nextWorkday(plusDays(at, 1), workdays);
  return at;
}

export interface Days {
  min: Day;
  max: Day;
}
/** How soon products leave a warehouse, in working days, and the warehouse's time zone. */
export interface Dispatch {
  delivery_days_min: number;
  delivery_days_max: number;
  time_zone: string;
}
type Schedule = Pick<DeliveryTerm, 'cutoff' | 'workdays'>;

/**
 * When products that are ordered now leave their warehouse, or can be picked up. An order after the cut-off waits for
 * the next working day.
 */
export function dispatchOf(
  { delivery_days_min, delivery_days_max, time_zone }: Dispatch,
  { cutoff, workdays }: Schedule,
  now: Date,
): Days {
  const { day, minutes } = wallClock(now, time_zone);
  const first = nextWorkday(minutes < cutoff ? day : plusDays(day, 1), workdays);
  return {
    min: plusWorkdays(first, delivery_days_min, workdays),
    max: plusWorkdays(first, delivery_days_max, workdays),
  };
}

/** When they arrive: a lorry drives every day, but is unloaded only on a working day. */
export function arrivalOf(
  dispatch: Dispatch,
  term: Schedule & Pick<DeliveryTerm, 'days_min' | 'days_max'>,
  now: Date,
): Days {
  const left = dispatchOf(dispatch, term, now);
  return {
    min: nextWorkday(plusDays(left.min, term.days_min), term.workdays),
    max: nextWorkday(plusDays(left.max, term.days_max), term.workdays),
  };
}

/** Products that are delivered together. */
export interface Load {
  /** kopecks with VAT */
  sum: number;
  pieces: number;
  /** how many of the pieces are wheels */
  disks: number;
  grams: number;
}
type Price = Pick<DeliveryTerm, 'basis' | 'price' | 'disk_price' | 'min_cost' | 'free_from'>;

const COSTS: Record<Exclude<DeliveryBasis, 'carrier'>, (price: Price, load: Load) => number> = {
  order: ({ price }) => price,
  piece: ({ price, disk_price }, { pieces, disks }) =>
    price * (pieces - disks) + (disk_price ?? price) * disks,
  weight: ({ price }, { grams }) => share(grams, price, 1000),
  sum: ({ price }, { sum }) => share(sum, price, 10_000),
};

/** The cost of delivery, in kopecks with VAT; null if the carrier sets it. */
export function deliveryCost(term: Price, load: Load): number | null {
  if (load.pieces === 0) return 0;
  if (term.free_from !== null && load.sum >= term.free_from) return 0;
  if (term.basis === 'carrier') return null;
  return Math.max(term.min_cost, COSTS[term.basis](term, load));
}

/** A city as zones name it. */
export interface Place {
  name: string;
  region: string;
}
type Destination = Pick<DeliveryZone, 'own_city' | 'everywhere' | 'cities' | 'regions'>;

/** How narrowly a zone covers a city: 0 is the narrowest, undefined means not at all. */
function narrownessOf(zone: Destination, to: Place, isOwn: boolean): number | undefined {
  const held = [
    zone.own_city && isOwn,
    zone.cities.includes(to.name),
    zone.regions.includes(to.region),
    zone.everywhere,
  ].indexOf(true);
  return held < 0 ? undefined : held;
}

/**
 * The zone that covers the city `to` for a warehouse in the city `from`. If several do, the narrowest one is used.
 * Decision 90.
 */
export function zoneOf<Zone extends Destination>(
  zones: readonly Zone[],
  to: Place,
  from: Pick<Place, 'name'>,
): Zone | undefined {
  const isOwn = from.name === to.name;
  return zones
    .flatMap((zone) => {
      const narrowness = narrownessOf(zone, to, isOwn);
      return narrowness === undefined ? [] : [{ zone, narrowness }];
    })
    .sort((a, b) => a.narrowness - b.narrowness)[0]?.zone;
}
