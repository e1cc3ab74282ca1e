import { Button } from '@org/ui/button';
import { DialogActions, Modal, ModalTrigger } from '@org/ui/modal';
import { Radio, RadioGroup } from '@org/ui/radio-group';
import { TextArea } from '@org/ui/text-area';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { useBusy } from '../../shared/hooks/use-busy.ts';
import { REASONS } from './approval-words.ts';

const OWN = 'own';

interface DeclineButtonProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDecline: (reason: string) => Promise<unknown>;
}

/** Says no, with a reason that whoever asked gets. */
export function DeclineButton({ isOpen, onOpenChange, onDecline }: DeclineButtonProps) {
  const [chosen, setChosen] = useState<string>(REASONS[0]);
  const [own, setOwn] = useState('');
  const [isPending, during] = useBusy();
  const send = async () => {
    await during(onDecline(chosen === OWN ? own.trim() : chosen));
    onOpenChange(false);
  };
  return (
    <ModalTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button variant="ghost" size="l">
        Отклонить
      </Button>
      <Modal title="Отклонить заказ" isBusy={isPending}>
        <Form label="Отклонить заказ" send={send}>
          <RadioGroup
            name={chosen === OWN ? undefined : 'reason'}
            label="Причина"
            value={chosen}
            onChange={setChosen}
          >
            {REASONS.map((reason) => (
              <Radio key={reason} value={reason}>
                {reason}
              </Radio>
            ))}
            <Radio value={OWN}>Своими словами</Radio>
          </RadioGroup>
          {chosen === OWN && (
            <TextArea
              name="reason"
              label="Что ответить"
              isRequired
              maxLength={500}
              value={own}
              onChange={setOwn}
              errorMessage="Напишите причину"
            />
          )}
          <DialogActions>
            <Button slot="close">Не сейчас</Button>
            <SubmitButton variant="danger" pendingText="Отправляем">
              Отклонить
            </SubmitButton>
          </DialogActions>
        </Form>
      </Modal>
    </ModalTrigger>
  );
}
