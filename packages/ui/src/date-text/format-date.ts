import { tz } from '@date-fns/tz/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { intlFormat } from 'date-fns/intlFormat';
import { isSameYear } from 'date-fns/isSameYear';
import { isValid } from 'date-fns/isValid';

export interface DateFormat {
  /** BCP 47 tag such as `ru-RU`. */
  locale: string;
  /** IANA name; by default the viewer's time zone. */
  timeZone?: string | undefined;
  /** The current moment. */
  now: Date;
  /** Whether to write «today» and «yesterday», in the locale's language, instead of these two dates. */
  isRelative: boolean;
  /** Joins a formatted day and a formatted time; without it there is no time. */
  withTime?: ((day: string, time: string) => string) | undefined;
}

/** Day and month, with the year unless it is the current one; optionally relative, optionally with the time. */
export function formatDate(date: Date, format: DateFormat): string {
  const { locale, timeZone, now, isRelative, withTime } = format;
  const zone = timeZone === undefined ? {} : { in: tz(timeZone) };
  const written = (options: Intl.DateTimeFormatOptions) =>
    intlFormat(date, { ...options, ...(timeZone !== undefined && { timeZone }) }, { locale });
  const distance = differenceInCalendarDays(date, now, zone);
  const day =
    isRelative && (distance === 0 || distance === -1)
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day')
      : written({
          day: 'numeric',
          month: 'long',
          ...(!isSameYear(date, now, zone) && { year: 'numeric' }),
        });
  if (!withTime) return day;
  return withTime(day, written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }));
}

/** Whether a date can be written in this language: a tag that is none makes `Intl` throw, and the page with it. */
export function isLocale(locale: string | undefined): locale is string {
  try {
    return locale !== undefined && Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

export const isTimeZone = (timeZone: string | undefined): timeZone is string =>
  timeZone !== undefined && isValid(tz(timeZone)(0));
