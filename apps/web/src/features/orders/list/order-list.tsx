import { Badge } from '@org/ui/badge';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Pagination } from '@org/ui/pagination';
import { Link } from 'react-router-dom';
import { countOf, formatMoney, formatPieces, POSITIONS } from '../../../shared/format/format.ts';
import { formatDay } from '../../../shared/format/format-moment.ts';
import { paths } from '../../../shared/page/paths.ts';
import { arrivalOf } from '../order-words.ts';
import type { OrderPage, OrderSummary } from '../orders.atoms.ts';
import { debtOf, turnLabel } from '../turn-words.ts';
import * as css from './orders.css.ts';

export interface OrderListProps {
  orders: OrderPage;
  /** The side of the reader; the rows name the other side. */
  side: 'buyer' | 'supplier';
  /** Whether there are none, whatever is asked for. */
  isBare: boolean;
  /** The same search in all states, if that finds any. */
  allHref: string | undefined;
  hrefOf: (page: number) => string;
}

/** A page of orders, newest first. */
export function OrderList({
  orders: { data, meta },
  side,
  isBare,
  allHref,
  hrefOf,
}: OrderListProps) {
  if (isBare) return <NoOrders side={side} />;
  if (data.length === 0) return <NoneFound allHref={allHref} />;
  return (
    <>
      <div className={css.columns[side]} aria-hidden="true">
        <span>Заказ</span>
        <span>{side === 'buyer' ? 'Поставщик' : 'Покупатель'}</span>
        {side === 'buyer' && <span>Компания</span>}
        <span>{side === 'buyer' ? 'Привезут' : 'Привезти'}</span>
        <span className={css.sumTitle}>К оплате</span>
        <span>Состояние и чей ход</span>
      </div>
      <ul className={css.list} aria-label="Заказы">
        {data.map((order) => (
          <li key={order.id} className={css.rows[side]}>
            <div className={css.number}>
              <Link className={css.link} to={paths.order(order.id)}>
                {order.number}
              </Link>
              <div className={css.note}>{formatDay(order.created_at)}</div>
            </div>
            <div className={css.party}>
              {side === 'buyer' ? order.supplier.name : order.buyer.name}
              <div className={css.note}>
                {countOf(order.items_count, POSITIONS)}, {formatPieces(order.quantity)}
              </div>
            </div>
            {side === 'buyer' && (
              <div className={css.company}>{order.buyer.id && order.buyer.name}</div>
            )}
            <div className={css.arrival}>
              <Arrival order={order} />
            </div>
            <div className={css.sum}>
              {formatMoney(order.payable)}
              <Debt order={order} />
            </div>
            <div className={css.status}>
              <Move order={order} side={side} />
            </div>
          </li>
        ))}
      </ul>
      <div className={css.pages}>
        <Pagination
          label="Страницы заказов"
          page={meta.current_page}
          pageCount={meta.last_page}
          hrefOf={hrefOf}
        />
      </div>
    </>
  );
}

function Arrival({ order }: { order: OrderSummary }) {
  const { days, note, isLate } = arrivalOf(order);
  return (
    <>
      {days}
      {note && <div className={isLate ? css.overdue : css.note}>{note}</div>}
    </>
  );
}

function Debt({ order }: { order: OrderSummary }) {
  const { text, isOverdue } = debtOf(order);
  return text && <div className={isOverdue ? css.overdue : css.note}>{text}</div>;
}

function Move({ order, side }: Pick<OrderListProps, 'side'> & { order: OrderSummary }) {
  const { label, tone, note } = turnLabel(order, side);
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {note && <div className={css.note}>{note}</div>}
    </>
  );
}

function NoneFound({ allHref }: Pick<OrderListProps, 'allHref'>) {
  return allHref ? (
    <EmptyState
      title="Таких заказов нет"
      actions={<ButtonLink href={allHref}>Искать во всех состояниях</ButtonLink>}
    >
      В других состояниях подходящие есть.
    </EmptyState>
  ) : (
    <EmptyState title="Таких заказов нет">Уберите часть условий: период или слова.</EmptyState>
  );
}

function NoOrders({ side }: { side: OrderListProps['side'] }) {
  return side === 'buyer' ? (
    <EmptyState
      title="Заказов нет"
      actions={
        <ButtonLink variant="primary" href={paths.tires}>
          Перейти к шинам
        </ButtonLink>
      }
    >
      Здесь будет всё, что вы закажете, и ответы поставщиков.
    </EmptyState>
  ) : (
    <EmptyState title="Заказов нет">
      Как только покупатель закажет ваш товар, придёт письмо.
    </EmptyState>
  );
}
