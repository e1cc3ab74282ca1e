import { isThisYear, isToday, isTomorrow, isYesterday, lightFormat } from 'date-fns';

const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', year: 'numeric' });

/** A moment as people say it: «сегодня в 11:42», «вчера в 18:05», «5 января», «5 января 2025 г.» */
export function formatMoment(value: string | Date) {
  const date = new Date(value);
  if (isToday(date)) return `сегодня в ${lightFormat(date, 'HH:mm')}`;
  if (isYesterday(date)) return `вчера в ${lightFormat(date, 'HH:mm')}`;
  return (isThisYear(date) ? day : dayOfYear).format(date);
}

/** A calendar day: «24 ноября», «5 января 2025 г.» */
export function formatDay(date: string) {
  const midnight = new Date(`${date}T00:00`);
  return (isThisYear(midnight) ? day : dayOfYear).format(midnight);
}

/** A moment by which something is due: «сегодня, 18:00», «завтра, 12:00», «26 ноября, 18:00» */
export function formatDeadline(value: string) {
  const date = new Date(value);
  const time = lightFormat(date, 'HH:mm');
  if (isToday(date)) return `сегодня, ${time}`;
  if (isTomorrow(date)) return `завтра, ${time}`;
  return `${(isThisYear(date) ? day : dayOfYear).format(date)}, ${time}`;
}
