import { readRoubles } from '@org/trade/read-roubles';
import { writeRoubles } from '@org/trade/roubles';
import { Button } from '@org/ui/button';
import { DateField } from '@org/ui/date-field';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { today } from '../../../shared/format/format-day.ts';
import type { ModeProps } from '../actions.ts';
import * as css from '../order.css.ts';

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
  const submit = async () => {
    if (sum === undefined || !date || date > today()) return;
    const number = reference.trim();
    const body = {
      sum: isRefund ? -sum : sum,
      paid_on: date,
      expected_paid: order.paid,
      ...(number && { reference: number }),
    };
    if (!(await actions.pay(body))) return;
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
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <TextField
            label="Сумма"
            suffix="₽"
            inputMode="decimal"
            autoFocus
            value={text}
            onChange={setTyped}
            isInvalid={error !== undefined}
            errorMessage={error}
          />
          <DateField
            label="День оплаты"
            value={date || null}
            maxValue={today()}
            onChange={(day) => setDate(day ?? '')}
            isInvalid={!date || date > today()}
            errorMessage="Укажите день оплаты, не позже сегодняшнего"
          />
          <TextField
            label="Номер платёжного поручения"
            optionalText="необязательно"
            maxLength={100}
            value={reference}
            onChange={setReference}
          />
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <Button type="submit" variant="primary" isPending={isPending} pendingText="Отмечаем">
              {label}
            </Button>
          </DialogActions>
        </form>
      </Modal>
    </ModalTrigger>
  );
}
