import type { ReactNode } from 'react';
import { Form, type FormProps } from '../../shared/form/form.tsx';
import type { ModeProps } from './actions.ts';
import { AppealQuestion } from './appeal-question.tsx';
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

/** Lays out the parts of an order's page; in one column, what is done comes before what is said about it. */
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
      <AppealQuestion order={order} actions={actions} isPending={isPending} />
      {now}
      <div className={css.columns}>
        <div className={css.lines}>{lines}</div>
        {side && <div className={css.beside}>{side}</div>}
        <div className={css.told}>
          <OrderClaims order={order} actions={actions} isPending={isPending} />
          {talk}
          <OrderHistory order={order} />
        </div>
        <aside className={css.terms} aria-label="Условия заказа">
          <OrderSide order={order} actions={actions} isPending={isPending} />
        </aside>
      </div>
    </div>
  );
}

/** The page of an order as a form, where something is sent with the action of its reader. */
export const OrderForm = ({
  label,
  send,
  ...layout
}: OrderLayoutProps & Pick<FormProps, 'label' | 'send'>) => (
  <Form label={label} send={send}>
    <OrderLayout {...layout} />
  </Form>
);
