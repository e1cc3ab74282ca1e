import { Button } from '@org/ui/button';
import { EmptyState } from '@org/ui/empty-state';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { NumberStepper } from '@org/ui/number-stepper';
import { useState } from 'react';
import { countOf, DAYS, formatMoney } from '../../shared/format/format.ts';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import type { Agreement } from './atoms.ts';
import * as css from './buyers.css.ts';

interface Terms {
  pay_days: number;
  credit_limit: number;
}

export interface BuyersViewProps {
  agreements: readonly Agreement[];
  /** Resolves to true if the terms were saved. */
  onSave: (buyer: string, terms: Terms) => Promise<boolean>;
  onReconcile: (agreement: Agreement) => Promise<void>;
}

const termsText = ({ pay_days, credit_limit }: Agreement) =>
  pay_days
    ? `Отсрочка ${countOf(pay_days, DAYS)}, лимит ${formatMoney(credit_limit ?? 0)}`
    : 'Предоплата';

/** Shows who buys from a company, on which terms, and what they owe. */
export function BuyersView({ agreements, onSave, onReconcile }: BuyersViewProps) {
  if (agreements.length === 0)
    return (
      <EmptyState title="Покупателей нет">
        Компании, которые у вас заказали, появятся здесь: вы зададите им отсрочку и лимит.
      </EmptyState>
    );
  return (
    <ul className={css.list} aria-label="Покупатели">
      {agreements.map((agreement) => (
        <li key={agreement.buyer.id} className={css.row}>
          <div className={css.name}>
            {agreement.buyer.name}
            <div className={css.note}>{agreement.buyer.inn && `ИНН ${agreement.buyer.inn}`}</div>
          </div>
          <div>
            {termsText(agreement)}
            <div className={css.note}>
              Занято {formatMoney(agreement.used)}
              {agreement.overdue > 0 && (
                <span className={css.late}>, просрочено {formatMoney(agreement.overdue)}</span>
              )}
            </div>
          </div>
          <div className={css.acts}>
            <TermsButton agreement={agreement} onSave={onSave} />
            <Button variant="ghost" onPress={() => void onReconcile(agreement)}>
              Акт сверки
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function TermsButton({
  agreement,
  onSave,
}: Pick<BuyersViewProps, 'onSave'> & { agreement: Agreement }) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, during] = useBusy();
  const [days, setDays] = useState(agreement.pay_days ?? 0);
  const [limit, setLimit] = useState((agreement.credit_limit ?? 0) / 100);
  const submit = async () => {
    const terms = { pay_days: days, credit_limit: Math.round(limit * 100) };
    if (await during(onSave(agreement.buyer.id ?? '', terms))) setOpen(false);
  };
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button>Условия</Button>
      <Modal title={`Условия: ${agreement.buyer.name}`} isBusy={isPending}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <NumberStepper
            label="Отсрочка, дней после отгрузки"
            maxValue={365}
            value={days}
            onChange={setDays}
          />
          <NumberStepper
            label="Лимит, ₽"
            step={1000}
            maxValue={1_000_000_000}
            value={limit}
            onChange={setLimit}
          />
          <p className={css.note}>
            0 дней — предоплата. Подтверждённые заказы остаются на прежних условиях.
          </p>
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <Button type="submit" variant="primary" isPending={isPending} pendingText="Сохраняем">
              Сохранить
            </Button>
          </DialogActions>
        </form>
      </Modal>
    </ModalTrigger>
  );
}
