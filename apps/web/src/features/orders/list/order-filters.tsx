import { Button } from '@org/ui/button';
import { DateField } from '@org/ui/date-field';
import { SearchField } from '@org/ui/search-field';
import { Select } from '@org/ui/select';
import { useState } from 'react';
import { countOf, formatMoney, formatPieces, ORDERS } from '../../../shared/format/format.ts';
import { listWords } from '../../../shared/format/list-words.ts';
import { type OrderPage, type OrdersSearch, statusOf } from '../orders.atoms.ts';
import { isStatusChoice, ordersIn, overText, statusItems } from '../words/order-words.ts';
import { daysOf, PERIODS, periodName } from '../words/periods.ts';
import * as css from './orders.css.ts';

export type OrdersChoice = Omit<OrdersSearch, 'company' | 'page'>;

export interface OrderFiltersProps {
  choice: OrdersChoice;
  /** The orders that were found; undefined while they load for the first time. */
  orders: OrderPage | undefined;
  side: 'buyer' | 'supplier';
  onChange: (choice: OrdersChoice) => void;
}

const sumsOf = ({ totals }: OrderPage) =>
  `${formatPieces(totals.quantity)} на ${formatMoney(totals.sum)}`;

/** «8 живых, 156 шт. на 1 200 000 ₽; закрытых 6, отменённых 2» */
function liveText(orders: OrderPage): string {
  const { total } = orders.meta;
  const live = total === 0 ? 'Живых нет' : `${total} живых, ${sumsOf(orders)}`;
  return [live, overText(orders.statuses)].filter(Boolean).join('; ');
}

/** «12 заказов, 10 без отменённых: 340 шт. на 1 200 000 ₽» */
function foundText(orders: OrderPage): string {
  const { meta, totals } = orders;
  const found = countOf(meta.total, ORDERS);
  const sums = sumsOf(orders);
  if (totals.orders === meta.total) return `${found}, ${sums}`;
  return totals.orders === 0
    ? `${found}, все отклонены или отменены`
    : `${found}, без отклонённых и отменённых ${totals.orders}: ${sums}`;
}

/** The filters of orders, and the sums of what was found. */
export function OrderFilters({ choice, orders, side, onChange }: OrderFiltersProps) {
  // an own period that has no days yet
  const [isOwn, setOwn] = useState(false);
  const period = isOwn ? 'own' : periodName(choice, new Date());
  const other = side === 'buyer' ? 'Поставщик' : 'Покупатель';
  const partners = orders?.partners ?? [];
  const isLive = statusOf(choice) === 'live';
  return (
    <>
      <div className={side === 'buyer' ? css.filters : css.filtersUnderTabs}>
        <div className={css.words}>
          <SearchField
            // going back to an earlier address shows its own text
            key={choice.q ?? ''}
            label="Найти"
            placeholder="Номер, название, ИНН или товар"
            defaultValue={choice.q ?? ''}
            maxLength={100}
            onSubmit={(q) => onChange({ ...choice, q: q.trim() || undefined })}
            onClear={() => onChange({ ...choice, q: undefined })}
          />
        </div>
        <Select
          label="Состояние"
          items={statusItems(orders?.statuses)}
          value={statusOf(choice)}
          onChange={(status) =>
            onChange({ ...choice, status: isStatusChoice(status) ? status : undefined })
          }
        />
        <Select
          label="Срок"
          items={PERIODS}
          value={period}
          onChange={(value) => {
            const name = PERIODS.find((one) => one.value === value)?.value ?? 'any';
            setOwn(name === 'own');
            const days = daysOf(name, new Date());
            if (days) onChange({ ...choice, from: days.from, to: days.to });
          }}
        />
        <Select
          label={other}
          placeholder="Все"
          items={partners.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.partner ?? null}
          onChange={(partner) => onChange({ ...choice, partner: partner ?? undefined })}
          clearText="Показать всех"
          words={listWords(other)}
        />
      </div>
      {period === 'own' && (
        <div className={css.period}>
          <DateField
            label="С"
            clearText="Убрать начало периода"
            value={choice.from ?? null}
            onChange={(from) => onChange({ ...choice, from: from ?? undefined })}
          />
          <DateField
            label="По"
            clearText="Убрать конец периода"
            value={choice.to ?? null}
            minValue={choice.from}
            onChange={(to) => onChange({ ...choice, to: to ?? undefined })}
          />
        </div>
      )}
      <div className={css.found}>
        <p role="status">{orders && (isLive ? liveText(orders) : foundText(orders))}</p>
        {orders && isLive && ordersIn('closed', orders.statuses) > 0 && (
          <Button
            size="s"
            variant="ghost"
            onPress={() => onChange({ ...choice, status: 'closed' })}
          >
            Показать закрытые
          </Button>
        )}
      </div>
    </>
  );
}
