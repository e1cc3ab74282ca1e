import { tz } from '@date-fns/tz/tz';
import { addDays } from 'date-fns/addDays';
import { intlFormat } from 'date-fns/intlFormat';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** Moscow time, by which documents are dated: the option `in` of a function of date-fns. */
export const moscow = tz('Europe/Moscow');

/** Returns the calendar day in Moscow: 2026-11-24. */
export const moscowDay = (at = new Date()): string => lightFormat(moscow(at), 'yyyy-MM-dd');

/** SQL for the Monday of this week in Moscow. */
export const THIS_WEEK = `date_trunc('week', now() at time zone 'Europe/Moscow')::date`;

const beginning = (unit: string) =>
  `(date_trunc('${unit}', now() at time zone 'Europe/Moscow') at time zone 'Europe/Moscow')`;
/** SQL for the moments at which this day and this month began in Moscow. */
export const TODAY = beginning('day');
export const THIS_MONTH = beginning('month');

/** Counts of a week are kept for so many weeks: what is shown, and the same a year before. */
const WEEKS_KEPT = 110;
/** SQL for the Monday before which counts are deleted. */
export const FIRST_WEEK = `${THIS_WEEK} - ${7 * WEEKS_KEPT}`;

/** Returns the calendar day in Moscow that is so many days after a moment. */
export const moscowDayAfter = (at: Date, days: number): string =>
  moscowDay(addDays(at, days, { in: moscow }));

/** Returns the time of day in Moscow: 14:05:09. */
export const moscowTime = (at: Date): string => lightFormat(moscow(at), 'HH:mm:ss');

type Style = 'short' | 'medium';

const inWords = (at: Date, zone: { timeZone?: string }, timeStyle?: Style) =>
  intlFormat(at, { dateStyle: 'long', ...(timeStyle && { timeStyle }), ...zone }, { locale: 'ru' });
const MOSCOW = { timeZone: 'Europe/Moscow' };

/** «24 ноября 2026 г.», of a moment in Moscow. Decision 412. */
export const longDay = (at: Date) => inWords(at, MOSCOW);
/** «24 ноября 2026 г. в 14:05» */
export const longMoment = (at: Date) => inWords(at, MOSCOW, 'short');
/** «24 ноября 2026 г. в 14:05:09» */
export const exactMoment = (at: Date) => inWords(at, MOSCOW, 'medium');
/** «24.11.2026» */
export const shortDay = (at: Date) => lightFormat(moscow(at), 'dd.MM.yyyy');
/** «24.11.2026, 14:05» */
export const shortMoment = (at: Date) => lightFormat(moscow(at), 'dd.MM.yyyy, HH:mm');
/** «24 ноября 2026 г.» of a calendar day, which has no time zone. */
export const longDate = (day: string) => inWords(parseISO(day), {});
/** «24.11.2026» of a calendar day. */
export const shortDate = (day: string) => lightFormat(parseISO(day), 'dd.MM.yyyy');
/** «14 ноября» of a calendar day. */
export const dayAndMonth = (day: string) =>
  intlFormat(parseISO(day), { day: 'numeric', month: 'long' }, { locale: 'ru' });
