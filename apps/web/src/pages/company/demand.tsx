import { DemandContent } from '../../features/demand/demand-content.tsx';
import { useCompany } from './company.tsx';

/** What buyers of the market look for, beside what a company has. */
export function CompanyDemand() {
  return <DemandContent company={useCompany().id} />;
}
