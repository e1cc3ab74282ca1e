import { Note } from '@org/ui/note';
import type { ProofSubject } from '../../../shared/proof/atoms.ts';
import * as css from './bank.css.ts';
import { type Bank, BankPair } from './bank-pair.tsx';

/** What the dialog says before bank details are changed. */
export const bankSubject = (from: Bank, to: Bank): ProofSubject => ({
  title: 'Подтвердите новый счёт',
  children: (
    <>
      <p className={css.lead}>Его увидят покупатели во всех новых счетах</p>
      <BankPair from={from} to={to} />
      <div className={css.follows}>
        <Note>
          Счёт заработает через 24 часа. Всем владельцам уйдёт письмо с кнопкой «Это не мы». В
          выставленных счетах останется прежний.
        </Note>
      </div>
    </>
  ),
  action: 'Сменить счёт',
  cancel: 'Не менять',
});
