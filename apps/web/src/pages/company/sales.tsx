import { SalesContent } from '../../features/orders/list/sales-content.tsx';
import { useCompany } from './company.tsx';

/** What a company has sold, by month, brand, buyer and size. */
export function CompanySales() {
  return <SalesContent company={useCompany().id} />;
}
