import { formatMoney } from '../../../shared/format/format.ts';
import { formatDays } from '../../../shared/format/format-day.ts';
import type { Order } from '../orders.atoms.ts';

type Receiving = Order['receiving'][number];

const listed = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

function costText({ cost, reach }: Receiving): string {
  if (cost === 0) return 'бесплатно';
  if (cost !== null) return formatMoney(cost);
  return reach === 'carrier' ? 'по тарифу перевозчика' : 'стоимость доставки скажет поставщик';
}

/** How the goods of a warehouse are received, as it was promised: where, by whom, when and for how much. */
export function receivingText(one: Receiving): string {
  const { receive, warehouse, reach, date_min, date_max } = one;
  const days = formatDays(date_min, date_max);
  if (!receive)
    return `Самовывоз: ${listed([warehouse.city, warehouse.address, warehouse.working_hours])}. Готово ${days}`;
  const { city, street, receiver, phone, working_hours } = receive;
  const when = reach === 'delivers' ? `Доставка ${days}` : `Отгрузка ${days}`;
  return `${listed([city, street, receiver, `+${phone}`, working_hours])}. ${when}, ${costText(one)}`;
}
