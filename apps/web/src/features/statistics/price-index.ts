import type { SectionCode } from '../../shared/sections.ts';
import type { Statistics } from './atoms.ts';

/** Sections whose prices lie near enough for one drawing. */
export const priceGroups = [
  { value: 'car', label: 'Легковые', sections: ['tyres', 'disks'] },
  { value: 'truck', label: 'Грузовые', sections: ['truck_tyres', 'truck_disks'] },
  { value: 'small', label: 'Мото и квадро', sections: ['moto_tyres', 'quadro_tyres'] },
  { value: 'special', label: 'Спецтехника', sections: ['special_tyres'] },
] as const satisfies readonly {
  value: string;
  label: string;
  sections: readonly SectionCode[];
}[];

/** The course of some sections' median prices over the same days; null where a day has none. */
export function priceCourse(index: Statistics['price_index'], sections: readonly SectionCode[]) {
  const dates = [...new Set(index.map(({ date }) => date))].sort();
  const prices = new Map(index.map((day) => [`${day.section} ${day.date}`, day.median_bulk_price]));
  return {
    dates,
    series: sections.map((section) => ({
      section,
      values: dates.map((date) => prices.get(`${section} ${date}`) ?? null),
    })),
  };
}
