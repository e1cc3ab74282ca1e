import { type Day, daysBetween } from '@org/trade/delivery';

const dayAndMonth = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('ru', { weekday: 'long', timeZone: 'UTC' });
const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

/** Returns today's date in the reader's time zone. */
const today = (now = new Date()): Day => now.toLocaleDateString('sv-SE');

/** «24 ноября» */
export const formatDay = (day: Day) => dayAndMonth.format(dateOf(day));

/** «сегодня», «завтра, 24 ноября», «25 ноября, среда», «3 декабря» */
export function formatNear(day: Day, from: Day = today()): string {
  const days = daysBetween(from, day);
  if (days === 0) return 'сегодня';
  if (days === 1) return `завтра, ${formatDay(day)}`;
  return days > 1 && days < 7
    ? `${formatDay(day)}, ${weekday.format(dateOf(day))}`
    : formatDay(day);
}

/** A day as a deadline: «сегодня», «завтра, 24 ноября», «к 3 декабря». */
export function formatBy(day: Day, from: Day = today()): string {
  return daysBetween(from, day) < 2 ? formatNear(day, from) : `к ${formatDay(day)}`;
}

/** One day as in `formatNear`, several as «24–26 ноября», «30 ноября – 2 декабря». */
export function formatDays(min: Day, max: Day, from?: Day): string {
  if (min === max) return formatNear(max, from);
  return min.slice(0, 7) === max.slice(0, 7)
    ? `${Number(min.slice(8))}–${formatDay(max)}`
    : `${formatDay(min)} – ${formatDay(max)}`;
}
