import { ButtonLink } from '@org/ui/button-link';
import { Text } from '@org/ui/text';
import { countOf, formatMoney, formatPieces, ORDERS } from '../../../shared/format/format.ts';
import { paths } from '../../../shared/page/paths.ts';
import type { OrderPage, OrderTurn } from '../orders.atoms.ts';
import { turnButton, turnOf, turnText, untilText } from '../turn-words.ts';
import * as css from './orders.css.ts';

export interface WaitingOrdersProps {
  waiting: OrderPage['waiting'];
  /** The side of the reader; the rows name the other side. */
  side: OrderTurn['by'];
  /** Whose orders they are, where that is not clear. */
  of?: string;
}

/** The orders in which it is the reader's move, the most urgent first; nothing if there are none. */
export function WaitingOrders({ waiting: { total, data }, side, of }: WaitingOrdersProps) {
  if (total === 0) return null;
  const title = of === undefined ? 'Ждут вас' : `Ждут вас: ${of}`;
  return (
    <section className={css.waiting} aria-label={title}>
      <h2 className={css.waitingTitle}>
        {title} <span className={css.waitingCount}>{total}</span>
      </h2>
      <ul>
        {data.map((order) => {
          const turn = turnOf(order, side);
          if (!turn) return null;
          const until = untilText(order, turn).trim();
          return (
            <li key={order.id} className={css.turn}>
              <div className={css.turnText}>
                <b>{turnText(order, turn)}</b>
                <div className={css.note}>
                  {order.number}, {side === 'buyer' ? order.supplier.name : order.buyer.name},{' '}
                  {formatPieces(order.quantity)} на {formatMoney(order.payable)}
                </div>
              </div>
              <Text as="div" tone="inherit">
                {until}
                {until && turn.action === 'answer' && (
                  <div className={css.note}>потом резерв снимется</div>
                )}
              </Text>
              <div className={css.turnAct}>
                <ButtonLink
                  href={paths.order(order.id)}
                  aria-label={`${turnButton(turn)}: заказ ${order.number}`}
                >
                  {turnButton(turn)}
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
      {total > data.length && (
        <p className={css.note}>
          Ещё {countOf(total - data.length, ORDERS)}: их срок позже или не назван.
        </p>
      )}
    </section>
  );
}
