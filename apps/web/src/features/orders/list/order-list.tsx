import { Button } from '@org/ui/button';
import { ButtonLink } from '@org/ui/button-link';
import { DataGrid } from '@org/ui/data-grid';
import { EmptyState } from '@org/ui/empty-state';
import { Pagination } from '@org/ui/pagination';
import { from } from '@org/ui/theme';
import { type Key, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../shared/format/format.ts';
import { formatDayOfYear } from '../../../shared/format/format-moment.ts';
import { useGridLayout } from '../../../shared/hooks/use-grid-layout.ts';
import { useMedia } from '../../../shared/hooks/use-media.ts';
import { paths } from '../../../shared/page/paths.ts';
import { useCall } from '../../../shared/page/use-call.ts';
import type { OrderPage, OrderSort, OrderSummary } from '../orders.atoms.ts';
import {
  Arrival,
  columnsOf,
  LAYOUT,
  Move,
  type OrderSide,
  orderOf,
  Partner,
  Sum,
  sortOf,
} from './order-columns.tsx';
import * as css from './orders.css.ts';

export interface OrderListProps {
  orders: OrderPage;
  /** The side of the reader; the rows name the other side. */
  side: OrderSide;
  /** Whether there are none, whatever is asked for. */
  isBare: boolean;
  /** The same search in all states, if that finds any. */
  allHref: string | undefined;
  hrefOf: (page: number) => string;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  /** Saves the chosen orders as a workbook. */
  onExport: (ids: readonly string[]) => Promise<void>;
}

/** A page of orders: a grid where there is room for it, else a list. */
export function OrderList(props: OrderListProps) {
  const { orders, side, isBare, allHref, hrefOf } = props;
  const isWide = useMedia(from(1342));
  if (isBare) return <NoOrders side={side} />;
  if (orders.data.length === 0) return <NoneFound allHref={allHref} />;
  return (
    <>
      {isWide ? <OrderGrid {...props} /> : <OrderRows orders={orders.data} side={side} />}
      <div className={css.pages}>
        <Pagination
          label="Страницы заказов"
          page={orders.meta.current_page}
          pageCount={orders.meta.last_page}
          hrefOf={hrefOf}
        />
      </div>
    </>
  );
}

/** Sorted, arranged and copied as in a spreadsheet; the chosen ones are added up. */
function OrderGrid({ orders: { data }, side, sort, onSort, onExport }: OrderListProps) {
  const hasCompanies = side === 'buyer' && new Set(data.map(({ buyer }) => buyer.id)).size > 1;
  const columns = useMemo(() => columnsOf(side, hasCompanies), [side, hasCompanies]);
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
  const chosen = data.filter(({ id }) => selected.has(id));
  const save = useCall(() => onExport(chosen.map(({ id }) => id)));
  const sum = chosen.reduce((all, { payable }) => all + payable, 0);
  const due = chosen.reduce((all, order) => all + order.due, 0);
  return (
    <DataGrid<OrderSummary>
      label="Заказы"
      columns={columns}
      rows={data}
      rowKey={idOf}
      lines={2}
      density="dense"
      // a page is read, and printed, whole
      maxHeight="none"
      {...useGridLayout(`orders-${side}`, LAYOUT)}
      sort={sortOf(sort)}
      onSortChange={(next) => onSort(orderOf(next))}
      selected={new Set(chosen.map(idOf))}
      onSelectedChange={setSelected}
      actions={
        <>
          <span role="status">
            {formatMoney(sum)}
            {due > 0 && `, осталось оплатить ${formatMoney(due)}`}
          </span>
          <Button size="s" isPending={save.isPending} onPress={save.run}>
            Скачать выбранные
          </Button>
        </>
      }
    />
  );
}

const idOf = ({ id }: OrderSummary) => id;

interface OrderRowsProps {
  orders: readonly OrderSummary[];
  side: OrderSide;
}

function OrderRows({ orders, side }: OrderRowsProps) {
  return (
    <ul className={css.list} aria-label="Заказы">
      {orders.map((order) => (
        <li key={order.id} className={css.rows[side]}>
          <div className={css.number}>
            <Link className={css.link} to={paths.order(order.id)}>
              {order.number}
            </Link>
            <div className={css.note}>{formatDayOfYear(order.created_at)}</div>
          </div>
          <div className={css.party}>
            <Partner order={order} side={side} />
          </div>
          {side === 'buyer' && (
            <div className={css.company}>{order.buyer.id && order.buyer.name}</div>
          )}
          <div className={css.arrival}>
            <Arrival order={order} />
          </div>
          <div className={css.sum}>
            <Sum order={order} />
          </div>
          <div className={css.status}>
            <Move order={order} side={side} />
          </div>
        </li>
      ))}
    </ul>
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
