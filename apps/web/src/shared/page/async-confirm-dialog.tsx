import { ConfirmDialog, type ConfirmDialogProps } from '@org/ui/confirm-dialog';
import { useState } from 'react';
import { isAborted, messageOf } from '../api/api.ts';

export interface AsyncConfirmDialogProps
  extends Omit<ConfirmDialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'error'> {
  onConfirm: () => Promise<unknown>;
  /** Called when the answer is no, or when the work is done. */
  onClose: () => void;
}

/**
 * Asks for confirmation of something that the server does. If the server refuses, stays open and says why. Render it
 * only while it is open.
 */
export function AsyncConfirmDialog({ onConfirm, onClose, ...props }: AsyncConfirmDialogProps) {
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setError(undefined);
    try {
      await onConfirm();
    } catch (reason) {
      if (!isAborted(reason)) setError(messageOf(reason));
      throw reason;
    }
  };
  return (
    <ConfirmDialog
      {...props}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      error={error}
      onConfirm={confirm}
    />
  );
}
