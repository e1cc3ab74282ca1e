import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { api, messageOf } from '../../shared/api/api.ts';
import { toast } from '../../shared/page/messages.ts';
import { saveFile } from '../../shared/save-file.ts';
import { type Agreement, agreementsAtom } from './atoms.ts';
import { BuyersView } from './buyers-view.tsx';

const yearOf = (date: Date) => date.getFullYear();

/** The buyers of a company, with the terms that it sets for them. */
export function BuyersContent({ company }: { company: string }) {
  const { data: agreements, error, refetch } = useAtomValue(agreementsAtom(company));
  if (!agreements && error) throw error;
  if (!agreements)
    return (
      <div aria-busy="true">
        <Skeleton width="100%" height={240} shape="box" />
      </div>
    );
  const save = async (buyer: string, terms: { pay_days: number; credit_limit: number }) => {
    try {
      await api.PUT('/companies/{id}/agreements/{buyer_id}', {
        params: { path: { id: company, buyer_id: buyer } },
        body: terms,
      });
      toast.success('Условия сохранены');
      await refetch();
      return true;
    } catch (failure) {
      toast.error(messageOf(failure));
      return false;
    }
  };
  const reconcile = async ({ buyer }: Agreement) => {
    const year = yearOf(new Date());
    try {
      const { blob, fileName } = await api.download('get', '/companies/{id}/reconciliation', {
        params: {
          path: { id: company },
          query: { partner: buyer.id ?? '', from: `${year}-01-01`, to: `${year}-12-31` },
        },
      });
      saveFile(blob, fileName ?? 'Акт сверки.pdf');
    } catch (failure) {
      toast.error(messageOf(failure));
    }
  };
  return <BuyersView agreements={agreements.data} onSave={save} onReconcile={reconcile} />;
}
