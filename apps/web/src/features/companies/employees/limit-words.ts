import { formatMoney } from '../../../shared/format/format.ts';
import type { Employee } from '../companies.atoms.ts';

type Limit = NonNullable<Employee['limit']>;

/** What may be ordered without a yes, and how much of it is used: one line for each sum. */
export function limitLines({
  per_order,
  per_day,
  per_month,
  used_day,
  used_month,
}: Limit): { text: string; isOver: boolean }[] {
  const spent = (used: number, most: number | null, when: string) =>
    most === null
      ? []
      : [{ text: `${formatMoney(used)} из ${formatMoney(most)} ${when}`, isOver: used > most }];
  return [
    ...(per_order === null ? [] : [{ text: `${formatMoney(per_order)} за заказ`, isOver: false }]),
    ...spent(used_day, per_day, 'сегодня'),
    ...spent(used_month, per_month, 'в этом месяце'),
  ];
}
