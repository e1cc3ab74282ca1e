import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { TextArea } from '@org/ui/text-area';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import * as css from './order.css.ts';

export interface ReasonButtonProps {
  label: string;
  title: string;
  hint: string;
  /** Name of the reason in the call. @default 'reason' */
  name?: string;
  /** @default false */
  isRequired?: boolean;
  isPending: boolean;
  /** Sends the reason. What it rejects with is said in the dialog, which stays open. */
  onReason: (reason: string) => Promise<unknown>;
}

/** A button for an action whose reason the other side gets. */
export function ReasonButton({
  label,
  title,
  hint,
  name = 'reason',
  isRequired = false,
  isPending,
  onReason,
}: ReasonButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const send = async () => {
    await onReason(reason.trim());
    setOpen(false);
  };
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="ghost" size="l" isDisabled={isPending}>
        {label}
      </Button>
      <Modal title={title} isBusy={isPending}>
        <Form label={title} send={send}>
          <p className={css.note}>{hint}</p>
          <TextArea
            name={name}
            label="Причина"
            optionalText={isRequired ? undefined : 'необязательно'}
            isRequired={isRequired}
            maxLength={500}
            autoFocus
            value={reason}
            onChange={setReason}
            errorMessage="Напишите причину"
          />
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <SubmitButton variant="danger" pendingText="Отправляем">
              {label}
            </SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}
