import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { TextArea } from '@org/ui/text-area';
import { useState } from 'react';
import * as css from './order.css.ts';

export interface ReasonButtonProps {
  label: string;
  title: string;
  hint: string;
  /** @default false */
  isRequired?: boolean;
  isPending: boolean;
  /** Resolves to true if it was done; otherwise the text is kept. */
  onReason: (reason: string) => Promise<boolean>;
}

/** A button for an action whose reason the other side gets. */
export function ReasonButton({
  label,
  title,
  hint,
  isRequired = false,
  isPending,
  onReason,
}: ReasonButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const text = reason.trim();
  const submit = async () => {
    if (isRequired && !text) {
      setMissing(true);
      return;
    }
    if (await onReason(text)) setOpen(false);
  };
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="ghost" size="l" isDisabled={isPending}>
        {label}
      </Button>
      <Modal title={title} isBusy={isPending}>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p className={css.note}>{hint}</p>
          <TextArea
            label="Причина"
            optionalText={isRequired ? undefined : 'необязательно'}
            maxLength={500}
            autoFocus
            value={reason}
            onChange={(value) => {
              setReason(value);
              setMissing(false);
            }}
            isInvalid={isMissing}
            errorMessage={isMissing ? 'Напишите причину' : undefined}
          />
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <Button type="submit" variant="danger" isPending={isPending} pendingText="Отправляем">
              {label}
            </Button>
          </DialogActions>
        </form>
      </Modal>
    </ModalTrigger>
  );
}
