import { BuyersContent } from '../../features/buyers/buyers-content.tsx';
import { useCompany } from './company.tsx';

/** Companies that buy of this one, and on which terms. */
export function CompanyBuyers() {
  return <BuyersContent company={useCompany().id} />;
}
