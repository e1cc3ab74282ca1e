import { OrdersContent } from '../../features/orders/list/orders-content.tsx';
import { Page } from '../../shared/page/page.tsx';

/** The orders that the signed-in user has made. */
export function Orders() {
  return (
    <Page title="Мои заказы" isInset>
      {(heading) => <OrdersContent company={null} heading={heading} />}
    </Page>
  );
}
