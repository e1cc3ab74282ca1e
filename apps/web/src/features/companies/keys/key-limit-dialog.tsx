import type { LimitBody } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import type { Employee, Key } from '../atoms.ts';
import { approverOf, LimitField, limitOf } from '../employees/limit-field.tsx';

export interface KeyLimitDialogProps {
  item: Key;
  /** Who may be asked above the limit. */
  colleagues: readonly Employee[];
  onSave: (limit: LimitBody) => Promise<unknown>;
  onClose: () => void;
}

/** Sets how much a key orders without anybody's yes. */
export function KeyLimitDialog({ item, colleagues, onSave, onClose }: KeyLimitDialogProps) {
  const [approver, setApprover] = useState(approverOf(item.limit));
  const send = async (values: Values) => {
    await onSave(limitOf(values, approver));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={`Лимит ключа «${item.name}»`} isDismissable={false}>
      <Form label="Лимит ключа" send={send}>
        <LimitField
          limit={item.limit}
          colleagues={colleagues}
          approver={approver}
          onApprover={setApprover}
        />
        <DialogActions>
          <Button slot="close">Отменить</Button>
          <SubmitButton pendingText="Сохраняем">Сохранить</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
