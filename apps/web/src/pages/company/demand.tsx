import { useLocation } from 'react-router-dom';
import { DemandContent } from '../../features/demand/demand-content.tsx';
import { DemandTabs } from '../../features/demand/demand-tabs.tsx';
import { useCompany } from './company.tsx';

/** What buyers of the market look for, beside what a company has. */
export function CompanyDemand() {
  const { id } = useCompany();
  return (
    <>
      <DemandTabs company={id} pathname={useLocation().pathname} />
      <DemandContent company={id} />
    </>
  );
}
