import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { api } from '../../shared/api/api.ts';
import { approvalsAtom, refreshApprovals } from '../../shared/approvals/approvals.atoms.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { toast } from '../../shared/page/messages.ts';
import { queryClient } from '../../shared/session/store.ts';
import type { ApprovalActions } from './approval-card.tsx';
import { ApprovalsView } from './approvals-view.tsx';

/** Shows what has become of it also where the call was refused, because something has changed. */
const thenRefresh = (work: Promise<unknown>) => work.finally(refreshApprovals);

const approve: ApprovalActions['onApprove'] = async ({ id, company }, body) => {
  const params = { path: { id: company.id, approval_id: id } };
  await thenRefresh(api.POST('/companies/{id}/approvals/{approval_id}/approve', { params, body }));
  void queryClient.invalidateQueries({ queryKey: ['listOrders'] });
  toast.success(
    body.skip.length === 0
      ? 'Заказы отправлены поставщикам'
      : `Заказали на ${formatMoney(body.total)}, без того, что кончилось`,
  );
};

const decline: ApprovalActions['onDecline'] = async ({ id, company }, reason) => {
  const params = { path: { id: company.id, approval_id: id } };
  const body = { reason };
  await thenRefresh(api.POST('/companies/{id}/approvals/{approval_id}/decline', { params, body }));
  toast.success('Отклонено: товар снова в продаже');
};

const withdraw: ApprovalActions['onWithdraw'] = async ({ id, company }) => {
  const params = { path: { id: company.id, approval_id: id } };
  await thenRefresh(api.POST('/companies/{id}/approvals/{approval_id}/withdraw', { params }));
  toast.success('Просьба отозвана');
};

interface ApprovalsContentProps extends Pick<ApprovalActions, 'onRaise'> {
  company: string;
}

/** The approvals of a company that concern the user. */
export function ApprovalsContent({ company, onRaise }: ApprovalsContentProps) {
  const { data, error, refetch } = useAtomValue(approvalsAtom(company));
  // the company's header has loaded them already, perhaps long ago
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [refetch]);
  if (!data && error) throw error;
  if (!data) return <Loading height={240} />;
  return (
    <ApprovalsView
      approvals={data.data}
      onApprove={approve}
      onDecline={decline}
      onWithdraw={withdraw}
      onRaise={onRaise}
    />
  );
}
