import { Link } from '@org/ui/link';
import { countOf, formatMoney } from '../../../shared/format/format.ts';
import { formatNear, today } from '../../../shared/format/format-day.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { OrderPage, OrderTurn } from '../orders.atoms.ts';
import * as css from './orders.css.ts';

type Payment = OrderPage['payments']['data'][number];

export interface OrderPaymentsProps {
  payments: OrderPage['payments'];
  /** The side of the reader; the payments name the other side. */
  side: OrderTurn['by'];
}

/** How many days are shown. */
const MAX_DAYS = 4;

interface PaymentDay {
  title: string;
  isOverdue: boolean;
  parts: Payment[];
}

/** What is overdue together, then day by day. */
function daysOf(payments: readonly Payment[], day: string): PaymentDay[] {
  const groups = Map.groupBy(payments, ({ until }) => (until < day ? '' : until));
  return [...groups].map(([until, parts]) => ({
    title: until === '' ? 'Просрочено' : formatNear(until, day),
    isOverdue: until === '',
    parts,
  }));
}

/** One order is opened, several are found by the company: a buyer's in a list of his own, a supplier's in this one. */
const hrefOf = ({ partner, orders }: Payment, side: OrderTurn['by']): string =>
  orders.length === 1 || partner.id === null
    ? paths.order(orders[0]?.id ?? '')
    : `${side === 'buyer' ? paths.orders : ''}?${new URLSearchParams({ partner: partner.id })}`;

/** Who has to be paid how much until when; nothing if nothing is owed. */
export function OrderPayments({ payments: { sum, data }, side }: OrderPaymentsProps) {
  if (data.length === 0) return null;
  const days = daysOf(data, today());
  const shown = days.slice(0, MAX_DAYS);
  const rest = days.length - shown.length;
  const title = side === 'buyer' ? 'Кому сколько до какого числа' : 'Кто сколько заплатит';
  return (
    <section className={css.waiting} aria-label={title}>
      <h2 className={css.waitingTitle}>
        {title} <span className={css.waitingCount}>всего {formatMoney(sum)}</span>
      </h2>
      <dl className={css.payments}>
        {shown.map(({ title: day, isOverdue, parts }) => (
          <div key={day} className={css.payment}>
            <dt className={isOverdue ? css.overdue : css.note}>{day}</dt>
            <dd className={css.paymentSum}>
              {formatMoney(parts.reduce((all, part) => all + part.sum, 0))}
            </dd>
            {parts.map((part) => (
              <dd
                key={`${part.until} ${part.partner.id} ${part.partner.name}`}
                className={css.note}
              >
                <Link href={hrefOf(part, side)}>{part.partner.name}</Link>
                {parts.length > 1 && `, ${formatMoney(part.sum)}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <p className={css.note}>Ещё {countOf(rest, ['день', 'дня', 'дней'])} с платежами позже.</p>
      )}
    </section>
  );
}
