import type { ReactNode } from 'react';
import type { ModeProps } from './acts.ts';
import * as css from './order.css.ts';
import { OrderClaims } from './order-claims.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderSide } from './order-side.tsx';
import { OrderWay } from './order-way.tsx';

export interface OrderLayoutProps extends ModeProps {
  now: ReactNode;
  lines: ReactNode;
  /** What stands first beside the lines. */
  side?: ReactNode;
}

/** The parts of an order's page in their places. */
export function OrderLayout({ order, talk, acts, isPending, now, lines, side }: OrderLayoutProps) {
  return (
    <>
      <OrderWay order={order} />
      {now}
      <div className={css.columns}>
        <div>
          {lines}
          <OrderClaims order={order} acts={acts} isPending={isPending} />
          {talk}
          <OrderHistory order={order} />
        </div>
        <aside aria-label="Условия заказа">
          {side}
          <OrderSide order={order} acts={acts} isPending={isPending} />
        </aside>
      </div>
    </>
  );
}
