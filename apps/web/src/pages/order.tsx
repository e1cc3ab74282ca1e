import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { useReadNews } from '../features/news/use-read-news.ts';
import { orderAtom } from '../features/orders/atoms.ts';
import { OrderContent } from '../features/orders/order-content.tsx';
import { BackLink } from '../shared/back-link.tsx';
import { Page } from '../shared/page.tsx';
import { paths } from '../shared/paths.ts';

/** One order. */
export function Order() {
  const { id = '' } = useParams();
  const { data: order } = useAtomValue(orderAtom(id));
  useReadNews(id);
  return (
    <Page title={order ? `Заказ ${order.number}` : 'Заказ'} isInset>
      {(heading) => (
        <>
          {order?.side === 'supplier' && order.supplier.id ? (
            <BackLink href={paths.companyOrders(order.supplier.id)}>Заказы компании</BackLink>
          ) : (
            <BackLink href={paths.orders}>Мои заказы</BackLink>
          )}
          {heading}
          <OrderContent id={id} />
        </>
      )}
    </Page>
  );
}
