import { type Day, daysBetween } from '@org/trade/delivery';
import { intlFormat } from 'date-fns/intlFormat';
import { isSameMonth } from 'date-fns/isSameMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

/** Returns the calendar day in the reader's time zone. */
export const today = (now: Date | number = Date.now()): Day => lightFormat(now, 'yyyy-MM-dd');

/** A calendar day, or a moment in the reader's time zone, in Russian. Decision 247. */
export const inRussian = (value: Day | Date, format: Intl.DateTimeFormatOptions): string =>
  intlFormat(typeof value === 'string' ? parseISO(value) : value, format, { locale: 'ru' });

/** «24 ноября» */
export const formatDay = (day: Day) => inRussian(day, { day: 'numeric', month: 'long' });

/** «24 ноября 2026 г.» */
export const formatLongDay = (value: Day | Date) =>
  inRussian(value, { day: 'numeric', month: 'long', year: 'numeric' });

/** «сегодня», «завтра, 24 ноября», «25 ноября, среда», «3 декабря» */
export function formatNear(day: Day, from: Day = today()): string {
  const days = daysBetween(from, day);
  if (days === 0) return 'сегодня';
  if (days === 1) return `завтра, ${formatDay(day)}`;
  return days > 1 && days < 7
    ? `${formatDay(day)}, ${inRussian(day, { weekday: 'long' })}`
    : formatDay(day);
}

/** A day as a deadline: «сегодня», «завтра, 24 ноября», «к 3 декабря». */
export function formatBy(day: Day, from: Day = today()): string {
  return daysBetween(from, day) < 2 ? formatNear(day, from) : `к ${formatDay(day)}`;
}

/** One day as in `formatNear`, several as «24–26 ноября», «30 ноября – 2 декабря». */
export function formatDays(min: Day, max: Day, from?: Day): string {
  if (min === max) return formatNear(max, from);
  return isSameMonth(parseISO(min), parseISO(max))
    ? `${Number(min.slice(8))}–${formatDay(max)}`
    : `${formatDay(min)} – ${formatDay(max)}`;
}
