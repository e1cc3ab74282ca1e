import { Note } from '@org/ui/note';
import { useState } from 'react';
import { submit } from '../../../shared/form/submit.ts';
import { UnsavedGuard } from '../../../shared/form/unsaved-guard.tsx';
import { formatMoney, formatNumber, pluralOf } from '../../../shared/format/format.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { toast } from '../../../shared/page/messages.ts';
import { confirmWith } from '../../../shared/proof/ask.ts';
import type { ProofSubject } from '../../../shared/proof/proof.atoms.ts';
import * as css from '../bank/bank.css.ts';
import { loadUnpaid, type UnpaidInvoices } from '../bank/bank-calls.ts';
import { type Bank, BankPair } from '../bank/bank-pair.tsx';
import { type Company, cacheCompany } from '../companies.atoms.ts';
import { CompanyForm, isDirty } from './company-form.tsx';
import { changesOf, valuesOf } from './company-values.ts';

const OF_INVOICES = ['счёте', 'счетах', 'счетах'] as const;
const ISSUED = ['выставленном', 'выставленных', 'выставленных'] as const;

/** What becomes of the invoices that buyers have yet to pay; null if there are none. */
function invoicesText(unpaid: UnpaidInvoices | undefined) {
  if (!unpaid) return 'В выставленных счетах останется прежний.';
  const { count, due } = unpaid;
  if (count === 0) return null;
  return `В ${formatNumber(count)} ${pluralOf(count, ISSUED)} ${pluralOf(count, OF_INVOICES)} на ${formatMoney(due)} останется прежний.`;
}

/** What the dialog says before bank details are changed. `unpaid` may not be known. */
export const bankSubject = (
  from: Bank,
  to: Bank,
  unpaid: UnpaidInvoices | undefined,
): ProofSubject => ({
  title: 'Подтвердите новый счёт',
  children: (
    <>
      <p className={css.lead}>Его увидят покупатели во всех новых счетах</p>
      <BankPair from={from} to={to} />
    </>
  ),
  follows: (
    <Note>
      Счёт заработает через 24 часа. Всем владельцам уйдёт письмо с кнопкой «Это не мы».{' '}
      {invoicesText(unpaid)}
    </Note>
  ),
  action: 'Сменить счёт',
  cancel: 'Не менять',
});

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
