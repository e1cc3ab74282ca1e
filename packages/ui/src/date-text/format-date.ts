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

const DAY_MS = 86_400_000;

/** Cached formatters: making one takes a hundred times as long as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** Number of the calendar day in the time zone: the same for all moments of a day there. */
function calendarDay(date: Date, timeZone?: string) {
  const parts = formatter('en-u-ca-gregory', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return {
    year: part('year'),
    day: Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS,
  };
}

/** Day and month, with the year unless it is the current one; optionally relative, optionally with the time. */
export function formatDate(date: Date, format: DateFormat): string {
  const { locale, timeZone, now, isRelative, withTime } = format;
  const then = calendarDay(date, timeZone);
  const today = calendarDay(now, timeZone);
  const distance = then.day - today.day;
  const day =
    isRelative && (distance === 0 || distance === -1)
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day')
      : formatter(locale, {
          timeZone,
          day: 'numeric',
          month: 'long',
          ...(then.year !== today.year && { year: 'numeric' }),
        }).format(date);
  if (!withTime) return day;
  return withTime(
    day,
    formatter(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      date,
    ),
  );
}
