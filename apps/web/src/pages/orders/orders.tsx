import { OrdersContent } from '../../features/orders/list/orders-content.tsx';
import { Page } from '../../shared/page/page.tsx';

/** What somebody has ordered. */
export function Orders() {
  return (
    <Page title="Мои заказы" isInset>
      <OrdersContent company={null} />
    </Page>
  );
}
