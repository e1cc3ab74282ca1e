import { OrdersContent } from '../../features/orders/list/orders-content.tsx';
import { useCompany } from './company.tsx';

/** Orders that a company is to deliver. */
export function CompanyOrders() {
  return <OrdersContent company={useCompany().id} />;
}
