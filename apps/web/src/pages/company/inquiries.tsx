import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { DemandTabs } from '../../features/demand/demand-tabs.tsx';
import { inquiriesAtom } from '../../features/quotes/quotes.atoms.ts';
import { InquiryList } from '../../features/quotes/supplier/inquiry-list.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { paths } from '../../shared/page/paths.ts';
import { useCompany } from './company.tsx';

/** What buyers ask a company to quote. */
export function CompanyInquiries() {
  const { id } = useCompany();
  const query = useAtomValue(inquiriesAtom(id));
  return (
    <>
      <DemandTabs company={id} pathname={useLocation().pathname} />
      <Loaded query={query}>
        {(inquiries) => (
          <InquiryList
            inquiries={inquiries}
            hrefOf={(inquiry) => paths.companyInquiry(id, inquiry)}
          />
        )}
      </Loaded>
    </>
  );
}
