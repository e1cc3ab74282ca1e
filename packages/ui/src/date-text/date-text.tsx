import { forwardRef } from 'react';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { formatDate } from './format-date.ts';

export interface DateTextProps extends DomProps {
  /** A moment: a `Date`, milliseconds, or an ISO 8601 string. An invalid value renders nothing. */
  value: Date | number | string;
  /** Language of the date, a BCP 47 tag such as `ru-RU`. */
  locale: string;
  /**
   * Time zone of the date, an IANA name.
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
  { value, isRelative = false, now, ...format },
  ref,
) {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  // The server renders in its own time zone and a little earlier, so its text may differ: no hydration warning.
  return (
    <time {...domProps(format)} ref={ref} dateTime={date.toISOString()} suppressHydrationWarning>
      {formatDate(date, { ...format, isRelative, now: now ?? new Date() })}
    </time>
  );
});
