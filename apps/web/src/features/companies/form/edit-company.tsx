import { useState } from 'react';
import { submit } from '../../../shared/form/submit.ts';
import { UnsavedGuard } from '../../../shared/form/unsaved-guard.tsx';
import { toast } from '../../../shared/page/messages.ts';
import { type Company, cacheCompany } from '../atoms.ts';
import { CompanyForm, isDirty } from './company-form.tsx';
import { changesOf, valuesOf } from './company-values.ts';

/** Changes the data of a company. Sends only what was changed. */
export function EditCompany({ company }: { company: Company }) {
  const [values, setValues] = useState(() => valuesOf(company));
  const saved = valuesOf(company);
  const save = async () => {
    const { id } = company;
    const body = changesOf(values, saved);
    const next = await submit('/companies/{id}/edit', body, { method: 'put', path: { id } });
    setValues(valuesOf(next));
    cacheCompany(next);
    toast.success('Данные компании успешно обновлены');
  };
  return (
    <>
      <CompanyForm
        values={values}
        saved={saved}
        onChange={setValues}
        send={save}
        isSeller={company.is_supplier}
      />
      <UnsavedGuard isDirty={isDirty(values, saved)} />
    </>
  );
}
