import { ApprovalsContent } from '../../features/approvals/approvals-content.tsx';
import { useCompany } from './company.tsx';

/** Orders above a limit that wait for a yes. */
export function CompanyApprovals() {
  return <ApprovalsContent company={useCompany().id} />;
}
