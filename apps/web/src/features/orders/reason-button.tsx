import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { TextArea } from '@org/ui/text-area';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import * as css from './order.css.ts';

export interface ReasonButtonProps<Cause extends string> {
  label: string;
  title: string;
  hint: string;
  /** Name of the reason in the call. @default 'reason' */
  name?: string;
  /** One of these has to be chosen; `other` needs words. @default none */
  causes?: Readonly<Record<Cause, string>>;
  /** @default false */
  isRequired?: boolean;
  isPending: boolean;
  /** Sends the reason. What it rejects with is said in the dialog, which stays open. */
  onReason: (reason: string, cause: Cause | undefined) => Promise<unknown>;
}

/** A button for an action whose reason the other side gets. */
export function ReasonButton<Cause extends string = never>({
  label,
  title,
  hint,
  name = 'reason',
  causes,
  isRequired = false,
  isPending,
  onReason,
}: ReasonButtonProps<Cause>) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [cause, setCause] = useState<Cause>();
  const needsWords = isRequired || cause === 'other';
  const send = async () => {
    await onReason(reason.trim(), cause);
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
          {causes && (
            <RadioGroup
              name="cause"
              label="Причина"
              isRequired
              value={cause ?? null}
              onChange={(value) => setCause(value as Cause)}
              errorMessage="Выберите причину"
            >
              {Object.entries<string>(causes).map(([value, words]) => (
                <Radio key={value} value={value}>
                  {words}
                </Radio>
              ))}
            </RadioGroup>
          )}
          <TextArea
            name={name}
            label={causes ? 'Подробнее' : 'Причина'}
            optionalText={needsWords ? undefined : 'необязательно'}
            isRequired={needsWords}
            maxLength={500}
            autoFocus={!causes}
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
