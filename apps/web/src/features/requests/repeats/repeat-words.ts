import { countOf, DAYS } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import type { Repeat } from './repeats.atoms.ts';

const WEEK = 7;
const WEEKS = ['неделю', 'недели', 'недель'] as const;

/** «каждый день», «раз в неделю», «раз в 2 недели», «раз в 9 дней» */
export function oftenOf(every: number): string {
  if (every === 1) return 'каждый день';
  if (every === WEEK) return 'раз в неделю';
  return every % WEEK === 0
    ? `раз в ${countOf(every / WEEK, WEEKS)}`
    : `раз в ${countOf(every, DAYS)}`;
}

/** «раз в 2 недели, черновик 12 декабря»; by use also why */
export function repeatOf({ every_days, next_on, reason }: Repeat): string {
  const day = next_on === null ? undefined : `черновик ${formatDay(next_on)}`;
  if (every_days !== null) return [oftenOf(every_days), day].filter(Boolean).join(', ');
  return day && reason !== null
    ? `по расходу: ${reason}, ${day}`
    : 'по расходу: пока покупок мало, ритм виден с четвёртой';
}
