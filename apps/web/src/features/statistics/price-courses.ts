import type { ChartSeries } from '@org/ui/chart';
import { inRussian } from '../../shared/format/format-day.ts';
import { type SectionCode, sections } from '../../shared/sections.ts';
import { seasons } from './seasons.ts';
import type { Statistics } from './statistics.atoms.ts';

/** Lines over the same days that share a chart. */
export interface PriceCourse {
  value: string;
  label: string;
  dates: readonly string[];
  series: readonly ChartSeries[];
}

/** Sections whose prices are close enough for one chart. */
const groups = [
  { value: 'car', label: 'Легковые шины и диски', codes: ['tyres', 'disks'] },
  { value: 'truck', label: 'Грузовые шины и диски', codes: ['truck_tyres', 'truck_disks'] },
  { value: 'small', label: 'Мото- и квадрошины', codes: ['moto_tyres', 'quadro_tyres'] },
  { value: 'special', label: 'Спецшины', codes: ['special_tyres'] },
] as const satisfies readonly {
  value: string;
  label: string;
  codes: readonly SectionCode[];
}[];

/** The other colours stand for seasons. */
const tones = ['ink', 'muted'] as const;
const nameOf = new Map<string, string>(sections.map(({ code, label }) => [code, label]));

/** Every chart that there are prices for: of the most wanted sizes by season, then of the sections. */
export function priceCourses({
  size_prices,
  price_index,
}: Pick<Statistics, 'size_prices' | 'price_index'>): PriceCourse[] {
  const sizes = size_prices.sizes.map((one) => ({
    value: one.size,
    label: one.size,
    dates: size_prices.dates,
    series: seasons.flatMap(({ season, name, tone }) => {
      const values = one.seasons.find((course) => course.season === season)?.values;
      return values ? [{ name, tone, values }] : [];
    }),
  }));
  const dates = [...new Set(price_index.map(({ date }) => date))].sort();
  const prices = new Map(
    price_index.map((day) => [`${day.section} ${day.date}`, day.median_bulk_price]),
  );
  return [
    ...sizes,
    ...groups.map(({ value, label, codes }) => ({
      value,
      label,
      dates,
      series: codes.map((code, place) => ({
        name: nameOf.get(code) ?? code,
        tone: tones[place] ?? 'ink',
        values: dates.map((date) => prices.get(`${code} ${date}`) ?? null),
      })),
    })),
  ];
}

const monthName = (date: string) =>
  inRussian(date, { month: 'short' }).replace(/^(\S{3})\S*$/, '$1');

/**
 * The month's name at its first day that is shown, null at the others. The first month is not named, because it began
 * before the chart.
 */
export const monthsOf = (dates: readonly string[]): (string | null)[] =>
  dates.map((date, index) => {
    const before = dates[index - 1];
    return before && before.slice(0, 7) !== date.slice(0, 7) ? monthName(date) : null;
  });
