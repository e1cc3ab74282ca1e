import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import { Button } from '@org/ui/button';
import { DateField } from '@org/ui/date-field';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../shared/form/form.tsx';
import { today } from '../../../shared/format/format-day.ts';
import type { ModeProps } from '../actions.ts';

/** The supplier records a payment, or a refund if more was paid than is owed. */
export function PayButton({ order, actions, isPending }: ModeProps) {
  const owed = order.due;
  const isRefund = owed < 0;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [date, setDate] = useState(today);
  const [reference, setReference] = useState('');
  const text = typed ?? writeRoubles(Math.abs(owed));
  const { kopecks: sum, error } = readRoubles(text, { least: 1, most: Math.abs(owed) });
  if (owed === 0) return null;
  const send = async () => {
    // the form is not sent while a field is invalid
    if (sum === undefined) return;
    const number = reference.trim();
    const body = {
      sum: isRefund ? -sum : sum,
      paid_on: date,
      expected_paid: order.paid,
      ...(number && { reference: number }),
    };
    await actions.pay(body);
    setTyped(undefined);
    setOpen(false);
  };
  const label = isRefund ? 'Отметить возврат' : 'Отметить оплату';
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button size="s" isDisabled={isPending}>
        {label}
      </Button>
      <Modal title={label} isBusy={isPending}>
        <Form label={label} send={send}>
          <TextField
            name="sum"
            label="Сумма"
            isRequired
            suffix="₽"
            inputMode="decimal"
            autoFocus
            value={text}
            onChange={setTyped}
            // a field that is said to be valid would not show what the server refuses
            {...(error !== undefined && { isInvalid: true })}
            errorMessage={error ?? 'Укажите сумму'}
          />
          <DateField
            name="paid_on"
            label="День оплаты"
            isRequired
            value={date || null}
            maxValue={today()}
            onChange={(day) => setDate(day ?? '')}
            {...((!date || date > today()) && { isInvalid: true })}
            errorMessage="Укажите день оплаты, не позже сегодняшнего"
          />
          <TextField
            name="reference"
            label="Номер платёжного поручения"
            optionalText="необязательно"
            maxLength={100}
            value={reference}
            onChange={setReference}
          />
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <SubmitButton pendingText="Отмечаем">{label}</SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}
