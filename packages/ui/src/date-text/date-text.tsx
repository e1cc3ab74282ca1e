import { forwardRef } from 'react';
import { type DomProps, domProps } from '../internal/dom-props.ts';
import { formatDate } from './format-date.ts';

export interface DateTextProps extends DomProps {
  /** A moment: a `Date`, milliseconds, or an ISO 8601 string. Of what is no moment nothing is drawn. */
  value: Date | number | string;
  /** BCP 47 tag of the language that the date is written in, as `ru-RU`. */
  locale: string;
  /**
   * Time zone to count days in, an IANA name.
   * @default the viewer's own
   */
  timeZone?: string | undefined;
  /**
   * Says «today» and «yesterday», in the locale's words, instead of these two dates.
   * @default false
   */
  isRelative?: boolean | undefined;
  /**
   * Adds the time: joins a written day and a written time as the language does.
   * @default none: no time
   */
  withTime?: ((day: string, time: string) => string) | undefined;
  /**
   * The present moment, for a page that is rendered on a server or compared with a picture.
   * @default the moment of rendering
   */
  now?: Date | undefined;
}

/** A date as people write it: day and month, the year only when it is not the present one. */
export const DateText = forwardRef<HTMLTimeElement, DateTextProps>(function DateText(
  { value, isRelative = false, now, ...format },
  ref,
) {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  // A server counts days in its own zone and a little earlier: the viewer's words win without a warning.
  return (
    <time {...domProps(format)} ref={ref} dateTime={date.toISOString()} suppressHydrationWarning>
      {formatDate(date, { ...format, isRelative, now: now ?? new Date() })}
    </time>
  );
});
