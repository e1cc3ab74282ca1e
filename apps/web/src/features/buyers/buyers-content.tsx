import { getYear } from 'date-fns/getYear';
import { useAtomValue } from 'jotai';
import { api } from '../../shared/api/api.ts';
import { Loading } from '../../shared/page/loading.tsx';
import { toast, toastError } from '../../shared/page/messages.ts';
import { saveFile } from '../../shared/save-file.ts';
import { type Agreement, agreementsAtom } from './buyers.atoms.ts';
import { BuyersView } from './buyers-view.tsx';

/** The buyers of a company, with the terms that it sets for them. */
export function BuyersContent({ company }: { company: string }) {
  const { data: agreements, error, refetch } = useAtomValue(agreementsAtom(company));
  if (!agreements && error) throw error;
  if (!agreements) return <Loading height={240} />;
  const save = async (buyer: string, terms: { pay_days: number; credit_limit: number }) => {
    await api.PUT('/companies/{id}/agreements/{buyer_id}', {
      params: { path: { id: company, buyer_id: buyer } },
      body: terms,
    });
    toast.success('Условия сохранены');
    await refetch();
  };
  const reconcile = async ({ buyer }: Agreement) => {
    const year = getYear(new Date());
    try {
      const file = await api.download('get', '/companies/{id}/reconciliation', {
        params: {
          path: { id: company },
          query: { partner: buyer.id ?? '', from: `${year}-01-01`, to: `${year}-12-31` },
        },
      });
      saveFile(file, 'Акт сверки.pdf');
    } catch (failure) {
      toastError(failure);
    }
  };
  return <BuyersView agreements={agreements.data} onSave={save} onReconcile={reconcile} />;
}
