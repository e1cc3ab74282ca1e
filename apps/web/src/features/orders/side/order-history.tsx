import { causeText } from '@org/trade/order-causes';
import { formatMoment } from '../../../shared/format/format-moment.ts';
import * as css from '../order.css.ts';
import type { Order } from '../orders.atoms.ts';
import { eventText, type OrderEvent } from '../words/life-words.ts';

const said = ({ details, comment }: OrderEvent) => causeText(details.cause, comment);

/** What happened to an order, the newest first. */
export function OrderHistory({ order }: { order: Order }) {
  return (
    <section className={css.section} aria-label="История">
      <h2 className={css.heading}>История</h2>
      <ol>
        {order.history.toReversed().map((event) => (
          <li key={event.at + event.kind} className={css.event}>
            <time className={css.moment} dateTime={event.at}>
              {formatMoment(event.at)}
            </time>
            <span>
              {eventText(event)}
              {event.by && <span className={css.moment}>, {event.by}</span>}
              {said(event) && <div>«{said(event)}»</div>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
