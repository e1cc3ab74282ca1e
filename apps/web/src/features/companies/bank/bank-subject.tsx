import { Note } from '@org/ui/note';
import { formatMoney, formatNumber, pluralOf } from '../../../shared/format/format.ts';
import type { ProofSubject } from '../../../shared/proof/proof.atoms.ts';
import * as css from './bank.css.ts';
import type { UnpaidInvoices } from './bank-calls.ts';
import { type Bank, BankPair } from './bank-pair.tsx';

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
