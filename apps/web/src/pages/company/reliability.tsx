import { useLocation } from 'react-router-dom';
import { DemandTabs } from '../../features/demand/demand-tabs.tsx';
import { ReliabilityContent } from '../../features/demand/reliability-content.tsx';
import { useCompany } from './company.tsx';

/** What makes the figures that buyers see beside the company's offers. */
export function CompanyReliability() {
  const { id } = useCompany();
  return (
    <>
      <DemandTabs company={id} pathname={useLocation().pathname} />
      <ReliabilityContent company={id} />
    </>
  );
}
