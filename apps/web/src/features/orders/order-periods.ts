import type { DateRange, DateRangePreset } from '@org/ui/date-range-field';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';

const dayOf = (date: Date) => lightFormat(date, 'yyyy-MM-dd');

/** The periods that people ask for. They end today, but for the month before. */
export function periods(today: Date): DateRangePreset[] {
  const since = (first: Date): DateRange => ({ from: dayOf(first), to: dayOf(today) });
  const month = startOfMonth(today);
  const before = { from: dayOf(subMonths(month, 1)), to: dayOf(subDays(month, 1)) };
  return [
    { label: 'Любой срок', value: null },
    { label: 'Сегодня', value: since(today) },
    { label: '7 дней', value: since(subDays(today, 6)) },
    { label: 'Этот месяц', value: since(month) },
    { label: 'Прошлый месяц', value: before },
    { label: '90 дней', value: since(subDays(today, 89)) },
    { label: 'Этот год', value: since(startOfYear(today)) },
  ];
}

/** Before anything was ordered. */
const FIRST_DAY = '2000-01-01';

/** Days of an address; where one of them is left out, the period goes on to today, or begins before everything. */
export function periodOf(from: string | undefined, to: string | undefined, today: Date) {
  if (!from && !to) return null;
  return { from: from ?? FIRST_DAY, to: to ?? dayOf(today) };
}
