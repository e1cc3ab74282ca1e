import { Button } from '@org/ui/button';
import { Note } from '@org/ui/note';
import { minutesInHour } from 'date-fns/constants';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { useEffect, useState } from 'react';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { useCall } from '../../../shared/page/use-call.ts';
import type { Company } from '../companies.atoms.ts';
import * as css from './bank.css.ts';
import { BankPair } from './bank-pair.tsx';

const LOOK_MS = 10_000;

/** How long there is until a moment, in hours and minutes: «23 ч 14 мин». Counts down while it is seen. */
function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, differenceInMinutes(until, now, { roundingMethod: 'ceil' }));
  const hours = Math.floor(minutes / minutesInHour);
  return (
    <time dateTime={until}>
      {hours > 0 && `${hours} ч `}
      {minutes % minutesInHour} мин
    </time>
  );
}

interface BankChangeNoteProps {
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
