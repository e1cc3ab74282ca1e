import type { LimitBody } from '@org/api-client/schema';
import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { useState } from 'react';
import { Form, SubmitButton, type Values } from '../../../shared/form/form.tsx';
import { Dialog } from '../../../shared/page/dialog.tsx';
import type { Employee } from '../companies.atoms.ts';
import { approverOf, LimitField, limitOf } from './limit-field.tsx';

export interface LimitDialogProps {
  title: string;
  /** What the fields say at first. */
  limit: Employee['limit'];
  /** Who may be asked above the limit. */
  colleagues: readonly Employee[];
  onSave: (limit: LimitBody) => Promise<unknown>;
  onClose: () => void;
}

/** Sets how much an employee or a key orders without anybody's yes. */
export function LimitDialog({ title, limit, colleagues, onSave, onClose }: LimitDialogProps) {
  const [approver, setApprover] = useState(approverOf(limit));
  const send = async (values: Values) => {
    await onSave(limitOf(values, approver));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={title} isDismissable={false}>
      <Form label="Лимит" send={send}>
        <LimitField
          limit={limit}
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
