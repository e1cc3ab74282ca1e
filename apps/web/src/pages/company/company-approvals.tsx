import { useState } from 'react';
import { ApprovalsContent } from '../../features/approvals/approvals-content.tsx';
import {
  RaiseLimit,
  type RaiseLimitProps,
} from '../../features/companies/employees/raise-limit.tsx';
import { refreshApprovals } from '../../shared/approvals/approvals.atoms.ts';
import { useCompany } from './company.tsx';

/** Orders above a limit that wait for a yes. */
export function CompanyApprovals() {
  const { id } = useCompany();
  const [raising, setRaising] = useState<Pick<RaiseLimitProps, 'of' | 'period' | 'to'>>();
  return (
    <>
      <ApprovalsContent
        company={id}
        onRaise={({ limit_of, excess: { period } }, to) =>
          limit_of && setRaising({ of: limit_of, period, to })
        }
      />
      {raising && (
        <RaiseLimit {...raising} onSaved={refreshApprovals} onClose={() => setRaising(undefined)} />
      )}
    </>
  );
}
