import { tz } from '@date-fns/tz/tz';
import { getISOWeek } from 'date-fns/getISOWeek';
import { getISOWeekYear } from 'date-fns/getISOWeekYear';
import { subMonths } from 'date-fns/subMonths';

/**
 * How an offer stands against the other offers of a product, for a buyer whose city is known. The groups follow each
 * other in this order, whatever the price: an offer can be the best only of the first group that there is.
 *
 * - `fresh`: delivered at a known cost, and not old
 * - `old`: delivered at a known cost, made too long ago
 * - `unknown`: nobody has stated what its delivery costs, or it is not delivered there
 * - `short`: less is left than the least that is sold
 */
export const STANDINGS = ['fresh', 'old', 'unknown', 'short'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The places of groups in a rank are so far apart that no price in kopecks reaches the next one. */
export const GROUP = 1_000_000_000_000;

/**
 * Returns one number to compare offers by: the lower it is, the better the offer. `amount` is in kopecks. Decision 240.
 */
export const rankOf = (standing: Standing, amount: number) =>
  STANDINGS.indexOf(standing) * GROUP + amount;

/** Takes a rank, or the sum of a set's ranks, apart. */
export const groupOf = (rank: number) => Math.floor(rank / GROUP);
export const amountOf = (rank: number) => rank % GROUP;

/** Returns the kopecks a piece that a rank stands for; null where nobody knows what the delivery costs. */
export const landedPriceOf = (rank: number | undefined): number | null =>
  rank === undefined || groupOf(rank) >= STANDINGS.indexOf('unknown') ? null : amountOf(rank);

/** More groups than the two halves of a set have together. */
const MAX_GROUPS = 2 * STANDINGS.length;

/** Returns a key by which a descending order has the dearest first, but the groups still in their order. */
export const descendingKey = (rank: number) =>
  (MAX_GROUPS - groupOf(rank)) * GROUP + amountOf(rank);

/** The same in SQL, for a bigint expression. */
export const descendingKeySql = (rank: string) =>
  `((${MAX_GROUPS} - ${rank} / ${GROUP}) * ${GROUP} + ${rank} % ${GROUP})`;

/** A week of manufacture as one number that grows with time: 202634 is «3426» on a sidewall. */
type MadeWeek = number;

/** A DOT without a week may be of the last one of its year: nobody is called old by a guess. */
const LAST_WEEK = 53;

const madeWeek = (year: number, week: number | null): MadeWeek => year * 100 + (week ?? LAST_WEEK);

const utc = tz('UTC');

/** Returns the week of a day, numbered as ISO 8601 does. */
export const weekOf = (day: Date): MadeWeek =>
  madeWeek(getISOWeekYear(day, { in: utc }), getISOWeek(day, { in: utc }));

/** The first weeks of manufacture that are not old, for winter and studded tyres and for all others. */
export interface FreshSince {
  winter: MadeWeek;
  other: MadeWeek;
}

const MONTHS = 18;
/** Winter tyres at the start of their season: those of the last season are old. */
const WINTER_MONTHS = 12;
/** September and October, numbered from 0. */
const SEASON_START = [8, 9];

const monthsBefore = (now: Date, months: number) => subMonths(now, months, { in: utc });

/** Returns from which week on tyres are fresh. */
export function freshSince(now: Date): FreshSince {
  const other = weekOf(monthsBefore(now, MONTHS));
  return SEASON_START.includes(now.getUTCMonth())
    ? { winter: weekOf(monthsBefore(now, WINTER_MONTHS)), other }
    : { winter: other, other };
}

/** What an age counts for. */
export interface TyreAge {
  dot_year: number | null;
  dot_week: number | null;
}

/** Whether a tyre is old. One without a DOT is not: most price lists have none. Wheels don't age. */
export const isOld = ({ dot_year, dot_week }: TyreAge, since: FreshSince, isWinter: boolean) =>
  dot_year !== null && madeWeek(dot_year, dot_week) < (isWinter ? since.winter : since.other);
