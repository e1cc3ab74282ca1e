import { useAtomValue } from 'jotai';
import { Navigate } from 'react-router-dom';
import { WaitingList } from '../../features/approvals/waiting-list.tsx';
import { waitingApprovalsAtom } from '../../shared/approvals/approvals.atoms.ts';
import { Loaded } from '../../shared/page/loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import { paths } from '../../shared/page/paths.ts';

/** What waits for the user's yes, in all companies; where it is one, its own page. */
export function Approvals() {
  return (
    <Page title="На согласовании" isInset>
      <Loaded query={useAtomValue(waitingApprovalsAtom)}>
        {(waiting) => {
          const [only, ...more] = waiting;
          return only && more.length === 0 ? (
            <Navigate to={paths.companyApprovals(only.company.id)} replace />
          ) : (
            <WaitingList waiting={waiting} />
          );
        }}
      </Loaded>
    </Page>
  );
}
