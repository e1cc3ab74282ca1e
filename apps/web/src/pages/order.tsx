import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { orderAtom } from '../features/orders/atoms.ts';
import { OrderContent } from '../features/orders/order-content.tsx';
import { Page } from '../shared/page.tsx';

/** One order. */
export function Order() {
  const { id = '' } = useParams();
  const { data: order } = useAtomValue(orderAtom(id));
  return (
    <Page title={order ? `Заказ ${order.number}` : 'Заказ'} isInset>
      <OrderContent id={id} />
    </Page>
  );
}
