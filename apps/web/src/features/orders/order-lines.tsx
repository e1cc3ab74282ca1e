import { Fragment } from 'react';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import * as css from './order.css.ts';
import { OrderLine, type OrderLineProps } from './order-line.tsx';
import type { Order } from './orders.atoms.ts';
import { orderedOf, warehousesOf } from './words/sums.ts';

export interface OrderLinesProps extends Omit<OrderLineProps, 'item' | 'heading'> {
  order: Order;
  /** The heading of the second figure of a line. @default Подтвердили */
  heading?: string;
}

/** The lines of an order by the warehouses that they ship from, each with its figures. */
export function OrderLines({ order, heading = 'Подтвердили', ...cells }: OrderLinesProps) {
  return (
    <section aria-label="Состав заказа">
      {warehousesOf(order).map(([place, items]) => (
        <Fragment key={place}>
          <div className={css.group}>
            <h3 className={css.groupTitle}>{place || 'Склад не указан'}</h3>
          </div>
          <div className={css.headings} aria-hidden="true">
            <span style={{ gridArea: 'ordered' }}>Заказано</span>
            <span style={{ gridArea: 'answered' }}>{heading}</span>
            <span style={{ gridArea: 'price' }}>Цена</span>
            <span style={{ gridArea: 'sum' }}>Сумма</span>
          </div>
          <ul>
            {items.map((item) => (
              <OrderLine key={item.id} item={item} heading={heading} {...cells} />
            ))}
          </ul>
        </Fragment>
      ))}
      <div className={css.total}>
        <span>
          {order.quantity === orderedOf(order)
            ? formatPieces(order.quantity)
            : `${order.quantity} из ${formatPieces(orderedOf(order))}`}
        </span>
        <span>
          Товары <span className={css.totalSum}>{formatMoney(order.goods)}</span>
        </span>
      </div>
    </section>
  );
}
