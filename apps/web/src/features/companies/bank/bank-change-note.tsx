import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { useCall } from '../../../shared/hooks/use-call.ts';
import type { Company } from '../companies.atoms.ts';
import * as css from './bank.css.ts';
import { BankPair } from './bank-pair.tsx';
import { TimeLeft } from './time-left.tsx';

export interface BankChangeNoteProps {
  company: Pick<Company, 'bank' | 'bank_change' | 'owner'>;
  /** Stops the change. */
  onRefuse: () => Promise<unknown>;
}

/** New bank details that wait for their day: any owner can say that they are not the company's. */
export function BankChangeNote({ company, onRefuse }: BankChangeNoteProps) {
  const { bank, bank_change, owner } = company;
  const refuse = useCall(onRefuse);
  if (!bank_change) return null;
  return (
    <section className={css.waiting} aria-label="Смена банковских реквизитов">
      <Note title="Меняется банковский счёт.">
        {bank_change.by} меняет его. Новый заработает {formatDeadline(bank_change.due_at)}, до этого
        в счетах прежний.
        <p className={css.left}>
          {owner ? 'Отменить смену можно ещё ' : 'Владелец может отменить смену ещё '}
          <TimeLeft until={bank_change.due_at} />
          {!owner && '. Если это ошибка, скажите ему'}
        </p>
      </Note>
      <BankPair from={bank} to={bank_change.bank} />
      {owner && (
        <div className={css.actions}>
          <Button
            variant="danger"
            isPending={refuse.isPending}
            pendingText="Отменяем"
            onPress={refuse.run}
          >
            Это не мы, отменить
          </Button>
        </div>
      )}
    </section>
  );
}
