import { TermsContent } from '../../features/delivery/terms-content.tsx';
import { useCompany } from './company.tsx';

/** Where a company delivers, how soon and for how much. */
export function CompanyDelivery() {
  return <TermsContent company={useCompany().id} />;
}
