import { countOf, formatDecimal, formatMoney } from '../../shared/format/format.ts';
import type { LostChoices } from './demand.atoms.ts';

type Reason = LostChoices['reasons'][number];

const WHOLE_DAYS = ['день', 'дня', 'дней'] as const;

const daysText = (days: number) =>
  Number.isInteger(days) ? countOf(days, WHOLE_DAYS) : `${formatDecimal(days)} дня`;

/** What stands behind a reason, in figures. */
export function reasonNote({ reason, gap, days }: Reason): string {
  // whole roubles: it is a mean
  const more = formatMoney(Math.round(gap / 100) * 100);
  switch (reason) {
    case 'dearer':
      return `в среднем на ${more} за штуку`;
    case 'later':
      return `в среднем на ${daysText(days)} позже`;
    case 'short':
      return 'покупателю нужно было больше';
    case 'lots':
      return 'столько штук вы не продаёте';
    case 'old':
      return 'рядом были свежие шины';
    case 'unknown':
      return 'покупатель не видит, сколько она стоит';
    case 'other':
      return 'вы были не дороже и не позже';
  }
}

export const CHOICES = ['выбор', 'выбора', 'выборов'] as const;
