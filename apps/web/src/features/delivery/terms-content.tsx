import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { firstErrorsOf } from '../../shared/api/api.ts';
import { UnsavedGuard } from '../../shared/form/unsaved-guard.tsx';
import { Loading } from '../../shared/page/loading.tsx';
import { toast, toastError } from '../../shared/page/messages.ts';
import { saveTerms, termsAtom } from './delivery.atoms.ts';
import type { DeliveryZone } from './delivery-draft.ts';
import { TermsView } from './terms-view.tsx';

/** The delivery terms of a company. */
export function TermsContent({ company }: { company: string }) {
  const { data: terms, error } = useAtomValue(termsAtom(company));
  const [now] = useState(() => new Date());
  if (!terms && error) throw error;
  if (!terms) return <Loading />;
  const save = async (zones: DeliveryZone[]) => {
    try {
      await saveTerms(company, { revision: terms.revision, zones });
      toast.success('Условия доставки сохранены');
      return null;
    } catch (failure) {
      toastError(failure);
      return firstErrorsOf(failure);
    }
  };
  return (
    <TermsView
      terms={terms}
      now={now}
      onSave={save}
      guardOf={(isDirty) => <UnsavedGuard isDirty={isDirty} />}
    />
  );
}
