import { forwardRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { DomProps } from '../internal/dom-props.ts';
import { formatDate, isLocale, isTimeZone } from './format-date.ts';

export interface DateTextProps extends DomProps {
  /** A moment: a `Date`, milliseconds, or an ISO 8601 string. What is none, and nothing at all, renders nothing. */
  value: Date | number | string | null | undefined;
  /**
   * Language of the date, a BCP 47 tag such as `ru-RU`.
   * @default that of React Aria's `I18nProvider`
   */
  locale?: string | undefined;
  /**
   * Time zone of the date, an IANA name. With one that is unknown the date is in the viewer's own.
   * @default the viewer's own
   */
  timeZone?: string | undefined;
  /**
   * Whether to write «today» and «yesterday», in the locale's language, instead of these two dates.
   * @default false
   */
  isRelative?: boolean | undefined;
  /**
   * Adds the time: joins a formatted day and a formatted time.
   * @default none: no time
   */
  withTime?: ((day: string, time: string) => string) | undefined;
  /**
   * The current moment, for a page that is rendered on a server or compared with a screenshot.
   * @default the moment of rendering
   */
  now?: Date | undefined;
}

/** A date as people write it: day and month, the year only if it is not the current one. */
export const DateText = forwardRef<HTMLTimeElement, DateTextProps>(function DateText(
  { value, locale, isRelative = false, now, timeZone, withTime, ...props },
  ref,
) {
  const ownLocale = useLocale().locale;
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  const format = {
    locale: isLocale(locale) ? locale : ownLocale,
    timeZone: isTimeZone(timeZone) ? timeZone : undefined,
    isRelative,
    now: now ?? new Date(),
    withTime,
  };
  // The server renders in its own time zone and a little earlier, so its text may differ: no hydration warning.
  return (
    <time {...props} ref={ref} dateTime={date.toISOString()} suppressHydrationWarning>
      {formatDate(date, format)}
    </time>
  );
});
