import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { useReadNews } from '../../features/news/use-read-news.ts';
import { OrderContent } from '../../features/orders/order-content.tsx';
import { orderAtom } from '../../features/orders/orders.atoms.ts';
import { isMissing } from '../../shared/api/is-missing.ts';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/page/paths.ts';

export function Order() {
  const { id = '' } = useParams();
  const { data: order, error } = useAtomValue(orderAtom(id));
  useReadNews(order?.id);
  if (!order && isMissing(error)) return <Gone />;
  return (
    <Page title={order ? `Заказ ${order.number}` : 'Заказ'}>
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

function Gone() {
  return (
    <Page title="Заказ">
      <EmptyState
        title="Такого заказа нет"
        actions={<ButtonLink href={paths.orders}>Мои заказы</ButtonLink>}
      >
        В адресе ошибка, или заказ не ваш. Если ссылку вам дали, войдите в тот аккаунт, на который
        её прислали.
      </EmptyState>
    </Page>
  );
}
