import type { Day } from '@org/trade/delivery';
import { endOfMonth } from 'date-fns/endOfMonth';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subMonths } from 'date-fns/subMonths';
import { subYears } from 'date-fns/subYears';
import { formatDay, formatLongDay, inRussian } from '../../../shared/format/format-day.ts';

const KINDS = ['month', 'season', 'year'] as const;
export type PeriodKind = (typeof KINDS)[number];
export const isPeriodKind = (text: string | null): text is PeriodKind =>
  KINDS.some((kind) => kind === text);

/** A month of a year: «2026-11». */
export type Month = string;

/** The days that purchases are summed over, both inclusive. */
export interface Period {
  from: Day;
  to: Day;
}

const dayOf = (date: Date): Day => lightFormat(date, 'yyyy-MM-dd');
export const monthOf = (day: Day): Month => day.slice(0, 7);
export const lastMonths = (today: Day): Month[] =>
  Array.from({ length: 12 }, (_, ago) => monthOf(dayOf(subMonths(parseISO(today), ago))));

/** Winter tyres are traded from July to January, summer tyres from February to June. */
export function isWinter(month: Month): boolean {
  const number = Number(month.slice(5));
  return number === 1 || number >= 7;
}

/** The first month of the season that a month belongs to. */
function seasonStart(month: Month): Month {
  const year = Number(month.slice(0, 4));
  if (!isWinter(month)) return `${year}-02`;
  return `${month.endsWith('-01') ? year - 1 : year}-07`;
}

/** The period of a kind up to today. `month` chooses another month than the current one. */
export function periodOf(kind: PeriodKind, today: Day, month: Month = monthOf(today)): Period {
  if (kind === 'season') return { from: `${seasonStart(monthOf(today))}-01`, to: today };
  if (kind === 'year')
    return { from: dayOf(startOfMonth(subMonths(parseISO(today), 11))), to: today };
  const last = dayOf(endOfMonth(parseISO(`${month}-01`)));
  return { from: `${month}-01`, to: last < today ? last : today };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const monthText = (month: Month) =>
  capital(`${inRussian(`${month}-01`, { month: 'long' })} ${month.slice(0, 4)}`);

/** «Ноябрь 2026, по 28 ноября», «Зимний сезон с 1 июля», «Год с 1 декабря 2025 г.» */
export function periodText(kind: PeriodKind, { from, to }: Period): string {
  if (kind === 'season')
    return `${isWinter(monthOf(from)) ? 'Зимний' : 'Летний'} сезон с ${formatDay(from)}`;
  if (kind === 'year') return `Год с ${formatLongDay(from)}`;
  const isWhole = dayOf(endOfMonth(parseISO(to))) === to;
  return isWhole ? monthText(monthOf(from)) : `${monthText(monthOf(from))}, по ${formatDay(to)}`;
}

/** Whether everything of the same days a year ago is known: the first order isn't younger. */
export const isComparable = ({ from }: Period, since: Day | null): boolean =>
  since !== null && since <= dayOf(subYears(parseISO(from), 1));

/** The month from which on there is a year to compare with: «сентябре 2027 г.» follows «в». */
const IN_MONTH = [
  ...['январе', 'феврале', 'марте', 'апреле', 'мае', 'июне'],
  ...['июле', 'августе', 'сентябре', 'октябре', 'ноябре', 'декабре'],
];
export function comparableIn(since: Day): string {
  // the month of the first order is rarely a whole one
  const isWhole = since.endsWith('-01');
  const month = Number(since.slice(5, 7)) - (isWhole ? 1 : 0);
  const year = Number(since.slice(0, 4)) + 1 + (month === 12 ? 1 : 0);
  return `${IN_MONTH[month % 12]} ${year}`;
}
