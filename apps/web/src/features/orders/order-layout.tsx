import type { ReactNode } from 'react';
import type { ModeProps } from './actions.ts';
import { OrderClaims } from './claims/order-claims.tsx';
import * as css from './order.css.ts';
import { OrderHistory } from './side/order-history.tsx';
import { OrderProgress } from './side/order-progress.tsx';
import { OrderSide } from './side/order-side.tsx';

export interface OrderLayoutProps extends ModeProps {
  now: ReactNode;
  lines: ReactNode;
  /** Shown first beside the lines. */
  side?: ReactNode;
}

/** Lays out the parts of an order's page. */
export function OrderLayout({
  order,
  talk,
  actions,
  isPending,
  now,
  lines,
  side,
}: OrderLayoutProps) {
  return (
    <div>
      <OrderProgress order={order} />
      {now}
      <div className={css.columns}>
        <div>
          {lines}
          <OrderClaims order={order} actions={actions} isPending={isPending} />
          {talk}
          <OrderHistory order={order} />
        </div>
        <aside aria-label="Условия заказа">
          {side}
          <OrderSide order={order} actions={actions} isPending={isPending} />
        </aside>
      </div>
    </div>
  );
}
