import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { NumberStepper } from '@org/ui/number-stepper';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import type { Agreement } from './buyers.atoms.ts';
import * as css from './buyers.css.ts';

export interface TermsButtonProps {
  agreement: Agreement;
  /** Saves the terms. What it rejects with is said in the dialog, which stays open. */
  onSave: (buyer: string, terms: { pay_days: number; credit_limit: number }) => Promise<unknown>;
}

/** Opens the form of the credit terms for one buyer. */
export function TermsButton({ agreement, onSave }: TermsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isPending, during] = useBusy();
  const [days, setDays] = useState(agreement.pay_days ?? 0);
  const [limit, setLimit] = useState((agreement.credit_limit ?? 0) / 100);
  const send = async () => {
    const terms = { pay_days: days, credit_limit: Math.round(limit * 100) };
    await during(onSave(agreement.buyer.id ?? '', terms));
    setOpen(false);
  };
  const title = `Условия: ${agreement.buyer.name}`;
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button>Условия</Button>
      <Modal title={title} isBusy={isPending}>
        <Form label={title} send={send}>
          <NumberStepper
            name="pay_days"
            label="Отсрочка, дней после отгрузки"
            maxValue={365}
            value={days}
            onChange={setDays}
          />
          <NumberStepper
            name="credit_limit"
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
            <SubmitButton pendingText="Сохраняем">Сохранить</SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}
