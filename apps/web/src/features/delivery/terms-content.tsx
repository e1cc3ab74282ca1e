import { ApiError } from '@org/api-client';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { UnsavedGuard } from '../../shared/form/unsaved-guard.tsx';
import { Loading } from '../../shared/page/loading.tsx';
import { toast, toastError } from '../../shared/page/messages.ts';
import { saveTerms, termsAtom } from './atoms.ts';
import type { DeliveryZone } from './draft.ts';
import { TermsView } from './terms-view.tsx';

const first = (errors: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(errors).map(([path, [text = '']]) => [path, text]));

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
      return failure instanceof ApiError ? first(failure.fieldErrors) : {};
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
