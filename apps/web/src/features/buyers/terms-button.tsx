import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { NumberStepper } from '@org/ui/number-stepper';
import { useState } from 'react';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import type { Agreement } from './atoms.ts';
import * as css from './buyers.css.ts';

export interface TermsButtonProps {
  agreement: Agreement;
  /** Resolves to true if the terms were saved. */
  onSave: (buyer: string, terms: { pay_days: number; credit_limit: number }) => Promise<boolean>;
}

/** Opens the form of the credit terms for one buyer. */
export function TermsButton({ agreement, onSave }: TermsButtonProps) {
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
