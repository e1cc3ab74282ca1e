import type { components } from '@org/api-client/schema';
import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { countOf, DAYS } from '../format/format.ts';

export type Reliability = components['schemas']['Reliability'];

const THIN = '\u202f';
/** A supplier that confirms less often is worth a warning. */
const MIN_GOOD = 85;

/** 40 → «40 мин», 120 → «2 ч», 4000 → «3 дня». A time is never said to be shorter than it was. */
export function takenWords(minutes: number) {
  if (minutes < minutesInHour) return `${Math.max(1, minutes)}${THIN}мин`;
  const hours = Math.ceil(minutes / minutesInHour);
  return minutes + minutesInHour <= 2 * minutesInDay
    ? `${hours}${THIN}ч`
    : countOf(Math.ceil(minutes / minutesInDay), DAYS);
}

export function reliabilityWords({ confirmed, answer_minutes }: Reliability) {
  if (confirmed === null) return 'мало данных';
  const share = `подтверждает ${confirmed} из 100`;
  return answer_minutes === null ? share : `${share}, отвечает за ${takenWords(answer_minutes)}`;
}

export function toneOf({ confirmed }: Reliability) {
  if (confirmed === null) return 'unknown';
  return confirmed < MIN_GOOD ? 'poor' : 'good';
}
