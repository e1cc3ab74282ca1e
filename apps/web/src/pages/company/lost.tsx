import { useLocation } from 'react-router-dom';
import { DemandTabs } from '../../features/demand/demand-tabs.tsx';
import { LostContent } from '../../features/demand/lost-content.tsx';
import { useCompany } from './company.tsx';

/** What buyers took elsewhere though the company had it. */
export function CompanyLost() {
  const { id } = useCompany();
  return (
    <>
      <DemandTabs company={id} pathname={useLocation().pathname} />
      <LostContent company={id} />
    </>
  );
}
