import { useState } from 'react';
import { submit } from '../../../shared/form/submit.ts';
import { UnsavedGuard } from '../../../shared/form/unsaved-guard.tsx';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { toast } from '../../../shared/page/messages.ts';
import { confirmWith } from '../../../shared/proof/ask.ts';
import { loadUnpaid } from '../bank/bank-calls.ts';
import { bankSubject } from '../bank/bank-subject.tsx';
import { type Company, cacheCompany } from '../companies.atoms.ts';
import { CompanyForm, isDirty } from './company-form.tsx';
import { changesOf, valuesOf } from './company-values.ts';

/** Changes the data of a company. Sends only what was changed. */
export function EditCompany({ company }: { company: Company }) {
  const [values, setValues] = useState(() => valuesOf(company));
  const saved = valuesOf(company);
  const save = async () => {
    const { id } = company;
    const body = changesOf(values, saved);
    const send = () => submit('/companies/{id}/edit', body, { method: 'put', path: { id } });
    // the first bank details replace none
    const hasBank = Object.values(company.bank).some((value) => value !== null);
    const next =
      body.bank && hasBank
        ? await confirmWith(
            bankSubject(company.bank, { ...company.bank, ...body.bank }, await loadUnpaid(id)),
            send,
          )
        : await send();
    setValues(valuesOf(next));
    cacheCompany(next);
    toast.success(
      body.bank && next.bank_change
        ? `Данные сохранены. Новый счёт заработает ${formatDeadline(next.bank_change.due_at)}`
        : 'Данные компании успешно обновлены',
    );
  };
  return (
    <>
      <CompanyForm
        values={values}
        saved={saved}
        onChange={setValues}
        send={save}
        isSeller={company.is_supplier}
        isOwner={company.owner}
      />
      <UnsavedGuard isDirty={isDirty(values, saved)} />
    </>
  );
}
