import { TradeContent } from '../../features/orders/list/trade-content.tsx';
import { useCompany } from './company.tsx';

/** What a company has sold, by month, brand, buyer and size. */
export function CompanySales() {
  return <TradeContent company={useCompany().id} />;
}
