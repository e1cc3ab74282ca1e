import { formatLongDay } from '../../shared/format/format-day.ts';

/** «14 марта 2021 г.» */
export const dayOf = (moment: string) => formatLongDay(new Date(moment));

/** A name with its legal form: «ООО «Колесница»», «ИП Петров»; unchanged if the name already contains it. */
export function fullName({ name, legal_form: form }: { name: string; legal_form: string | null }) {
  if (!form || form === 'Иное' || name.startsWith(`${form} `)) return name;
  return form === 'ИП' || form === 'Самозанятый' || name.includes('«')
    ? `${form} ${name}`
    : `${form} «${name}»`;
}

export const FILIALS = ['филиал', 'филиала', 'филиалов'] as const;
export const EMPLOYEES = ['сотрудник', 'сотрудника', 'сотрудников'] as const;
/** A name without its legal form and quotes: what people call the company. */
export const shortName = (name: string) =>
  name.replace(/^(?:ООО|АО|ПАО|ОАО|ЗАО|НАО|ИП|ГУП|МУП|КФХ)\s+/i, '').replaceAll(/[«»"„“]/g, '');

/** «НДС 22 %», «Без НДС» */
export const vatText = (rate: number | null) => (rate === null ? 'Без НДС' : `НДС ${rate}\u202f%`);
