import { BuyersContent } from '../../features/buyers/buyers-content.tsx';
import { useCompany } from './company.tsx';

/** The companies that buy from this one, and their terms. */
export function CompanyBuyers() {
  return <BuyersContent company={useCompany().id} />;
}
