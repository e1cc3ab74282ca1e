import { causeText } from '@org/trade/order-causes';
import { isOff } from '@org/trade/order-money';
import { Suspense } from 'react';
import { formatMoney, formatPieces } from '../../shared/format/format.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { ModeProps } from './actions.ts';
import { InsteadButton } from './instead-button.tsx';
import * as css from './order.css.ts';
import { OrderLayout } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';
import { CancelButton } from './order-offer.tsx';
import { isOverdue } from './order-words.ts';
import type { Order } from './orders.atoms.ts';
import { SupplierActions } from './supplier-actions.tsx';
import { TurnNote } from './turn-note.tsx';

const Substitutes = lazyPart(
  () => import('../../shared/substitutes/substitutes.tsx'),
  'Substitutes',
);

const TITLES: Record<Order['status'], Record<Order['side'], string>> = {
  new: { buyer: 'Ждём поставщика', supplier: 'Новый заказ' },
  offered: { buyer: 'Поставщик изменил заказ', supplier: 'Ждём покупателя' },
  confirmed: { buyer: 'Поставщик подтвердил заказ', supplier: 'Выставьте счёт' },
  invoiced: { buyer: 'Счёт выставлен', supplier: 'Ждём оплату' },
  shipped: { buyer: 'Ждём отгрузку остатка', supplier: 'Товар в пути' },
  received: { buyer: 'Товар получен', supplier: 'Товар получен' },
  closed: { buyer: 'Заказ закрыт', supplier: 'Заказ закрыт' },
  declined: { buyer: 'Поставщик отклонил заказ', supplier: 'Вы отклонили заказ' },
  cancelled: { buyer: 'Заказ отменён', supplier: 'Заказ отменён' },
};

const ENDS: Order['history'][number]['kind'][] = ['declined', 'cancelled', 'lapsed'];

function textOf(order: Order) {
  const last = order.history.findLast(({ kind }) => ENDS.includes(kind));
  if (isOff(order.status))
    return last?.kind === 'lapsed'
      ? 'Срок ответа вышел, товар вернулся в продажу'
      : ((last && causeText(last.details.cause, last.comment)) ?? 'Товар вернулся в продажу');
  if (isOverdue(order)) return `Оплата просрочена: ${formatMoney(order.due)}`;
  if (order.status === 'closed') return `Получено и оплачено, ${formatMoney(order.payable)}`;
  return `${formatPieces(order.quantity)} на ${formatMoney(order.payable)}`;
}

/** What replaces a line that the supplier has declined. */
const substitutesOf = ({ product }: Order['items'][number]) => (
  <Suspense>
    <Substitutes missed={{ product_id: product.id }} />
  </Suspense>
);

/** An order with lines that need nothing from the reader now. */
export function OrderOverview({ order, actions, isPending, talk }: ModeProps) {
  const hasLeft = order.shipments.length > 0;
  const isDeclined = order.status === 'declined' && order.side === 'buyer';
  return (
    <OrderLayout
      order={order}
      actions={actions}
      isPending={isPending}
      talk={talk}
      now={
        <TurnNote
          order={order}
          title={TITLES[order.status][order.side]}
          actions={
            <>
              {order.side === 'supplier' && (
                <SupplierActions order={order} actions={actions} isPending={isPending} />
              )}
              <InsteadButton order={order} actions={actions} isPending={isPending} />
              <CancelButton order={order} actions={actions} isPending={isPending} />
            </>
          }
        >
          {textOf(order)}
        </TurnNote>
      }
      lines={
        <OrderLines
          order={order}
          {...(isDeclined && { strip: substitutesOf })}
          {...(hasLeft && {
            heading: 'Получено',
            answered: (item: Order['items'][number]) => (
              <span className={item.received < item.shipped ? css.changed : css.good}>
                {item.received} из {formatPieces(item.shipped)}
              </span>
            ),
          })}
        />
      }
    />
  );
}
