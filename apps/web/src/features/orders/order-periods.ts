import { lightFormat } from 'date-fns/lightFormat';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfYear } from 'date-fns/startOfYear';
import { subDays } from 'date-fns/subDays';

/** Days from, to, each as «2026-11-28»; one that is absent is no bound. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

const STARTS = {
  week: (today: Date) => subDays(today, 6),
  month: startOfMonth,
  quarter: (today: Date) => subDays(today, 89),
  year: startOfYear,
} as const;
type Start = keyof typeof STARTS;

/** `any` has no bounds, `own` the reader's. */
export type PeriodName = Start | 'any' | 'own';

export const PERIODS: readonly { value: PeriodName; label: string }[] = [
  { value: 'any', label: 'Любой срок' },
  { value: 'week', label: '7 дней' },
  { value: 'month', label: 'Этот месяц' },
  { value: 'quarter', label: '90 дней' },
  { value: 'year', label: 'Этот год' },
  { value: 'own', label: 'Свой период' },
];

const dayOf = (date: Date) => lightFormat(date, 'yyyy-MM-dd');
const isStart = (name: PeriodName): name is Start => Object.hasOwn(STARTS, name);

/** The days of a period that has a name; undefined for the reader's own. */
export function daysOf(name: PeriodName, today: Date): Period | undefined {
  if (name === 'own') return undefined;
  return isStart(name) ? { from: dayOf(STARTS[name](today)), to: undefined } : {};
}

/** The name of a period: on some days two of them begin together, and the shorter one is meant. */
export function periodName({ from, to }: Period, today: Date): PeriodName {
  if (from === undefined && to === undefined) return 'any';
  if (to !== undefined) return 'own';
  const known = PERIODS.find(({ value }) => isStart(value) && daysOf(value, today)?.from === from);
  return known?.value ?? 'own';
}
