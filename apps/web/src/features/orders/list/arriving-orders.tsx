import { Link } from '@org/ui/link';
import { Text } from '@org/ui/text';
import { formatPieces } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/page/paths.ts';
import { arrivalOf } from '../order-words.ts';
import type { OrderSummary } from '../orders.atoms.ts';
import * as css from './orders.css.ts';

/** How many are shown. */
const SHOWN = 5;

const dayOf = ({ arrival }: OrderSummary) => arrival?.date_max ?? '9999';

/** What is on its way, the next arrival first; nothing if nothing is. */
export function ArrivingOrders({ orders }: { orders: readonly OrderSummary[] }) {
  if (orders.length === 0) return null;
  const inTurn = orders.toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
  return (
    <section className={css.waiting} aria-label="Везут">
      <h2 className={css.waitingTitle}>
        Везут <span className={css.waitingCount}>{orders.length}</span>
      </h2>
      <ul>
        {inTurn.slice(0, SHOWN).map((order) => {
          const { days, note, isLate } = arrivalOf(order);
          return (
            <li key={order.id} className={css.arriving}>
              <div className={css.turnText}>
                <Link href={paths.order(order.id)}>{order.number}</Link>
                <div className={css.note}>{order.supplier.name}</div>
              </div>
              <Text as="div" tone="inherit">
                {days}
                <div className={isLate ? css.overdue : css.note}>{note}</div>
              </Text>
              <Text as="div" tone="inherit">
                {formatPieces(order.quantity)}
              </Text>
            </li>
          );
        })}
      </ul>
      {orders.length > SHOWN && <Link href={`${paths.orders}?status=shipped`}>Все, что везут</Link>}
    </section>
  );
}
