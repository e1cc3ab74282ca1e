import { isThisYear } from 'date-fns/isThisYear';
import { isToday } from 'date-fns/isToday';
import { isTomorrow } from 'date-fns/isTomorrow';
import { isYesterday } from 'date-fns/isYesterday';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { formatLongDay, inRussian } from './format-day.ts';

const dated = (date: Date) =>
  isThisYear(date) ? inRussian(date, { day: 'numeric', month: 'long' }) : formatLongDay(date);

/** A moment as people say it: «сегодня в 11:42», «вчера в 18:05», «5 января», «5 января 2025 г.» */
export function formatMoment(value: string | Date) {
  const date = new Date(value);
  if (isToday(date)) return `сегодня в ${lightFormat(date, 'HH:mm')}`;
  if (isYesterday(date)) return `вчера в ${lightFormat(date, 'HH:mm')}`;
  return dated(date);
}

/** A calendar day of any year: «24 ноября», «5 января 2025 г.» */
export const formatDayOfYear = (date: string) => dated(parseISO(date));

/** A moment by which something is due: «сегодня, 18:00», «завтра, 12:00», «26 ноября, 18:00» */
export function formatDeadline(value: string) {
  const date = new Date(value);
  const time = lightFormat(date, 'HH:mm');
  if (isToday(date)) return `сегодня, ${time}`;
  if (isTomorrow(date)) return `завтра, ${time}`;
  return `${dated(date)}, ${time}`;
}
