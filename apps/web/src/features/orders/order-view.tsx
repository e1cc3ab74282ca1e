import { Button } from '@org/ui/button';
import { PrinterIcon, RotateCcwIcon } from '@org/ui/icons';
import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import type { ReactNode } from 'react';
import { countOf, formatMoney, formatPieces, POSITIONS } from '../../shared/format/format.ts';
import { formatDay } from '../../shared/format/format-day.ts';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { ExportButton } from '../../shared/page/page-export-button.tsx';
import { paths } from '../../shared/paths.ts';
import type { OrderActions } from './actions.ts';
import { OrderAnswer } from './answer/order-answer.tsx';
import { OrderOffer } from './answer/order-offer.tsx';
import * as css from './order.css.ts';
import { OrderOverview } from './order-overview.tsx';
import type { Order } from './orders.atoms.ts';
import { OrderReceive } from './shipping/order-receive.tsx';
import { OrderShip } from './shipping/order-ship.tsx';

export interface OrderViewProps {
  order: Order;
  actions: OrderActions;
  isPending: boolean;
  /** The messages of the two sides. */
  talk?: ReactNode;
  onRepeat: () => void;
  onExport: () => Promise<unknown>;
}

/** Picks the view by what the reader has to do with the order. */
function modeOf({ allowed }: Order) {
  if (allowed.includes('confirm')) return OrderAnswer;
  if (allowed.includes('accept')) return OrderOffer;
  if (allowed.includes('receive')) return OrderReceive;
  return allowed.includes('ship') ? OrderShip : OrderOverview;
}

/** The page of an order for either side, with the actions of that side. */
export function OrderView({ order, actions, isPending, talk, onRepeat, onExport }: OrderViewProps) {
  const Mode = modeOf(order);
  const other = order.side === 'buyer' ? order.supplier : order.buyer;
  return (
    <>
      <div className={css.head}>
        <p className={css.sub}>
          {other.name}, {countOf(order.items_count, POSITIONS)}, {formatPieces(order.quantity)} на{' '}
          {formatMoney(order.payable)}. Создан {formatMoment(order.created_at)}
          {order.request && (
            <>
              {' '}
              из <Link href={paths.request(order.request.id)}>заявки {order.request.number}</Link>
            </>
          )}
        </p>
        <div className={css.headActs}>
          <span className={css.print}>
            <Button variant="ghost" icon={<PrinterIcon size={16} />} onPress={() => window.print()}>
              Печать
            </Button>
          </span>
          <ExportButton onExport={onExport} />
          {order.side === 'buyer' && (
            <Button variant="ghost" icon={<RotateCcwIcon size={16} />} onPress={onRepeat}>
              Повторить
            </Button>
          )}
        </div>
      </div>
      {order.bank_changed_on && (
        <Note title={`Реквизиты поставщика изменены ${formatDay(order.bank_changed_on)}.`}>
          {order.side === 'buyer'
            ? 'Выставленный раньше счёт остаётся на прежних. Перед оплатой позвоните поставщику по телефону, который знаете, и сверьте счёт.'
            : 'Покупатель видит это две недели. В выставленных раньше счетах прежние реквизиты.'}
        </Note>
      )}
      <Mode order={order} actions={actions} isPending={isPending} talk={talk} />
    </>
  );
}
