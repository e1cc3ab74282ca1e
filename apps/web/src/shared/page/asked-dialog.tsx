import { ConfirmDialog, type ConfirmDialogProps } from '@org/ui/confirm-dialog';
import { useState } from 'react';
import { reasonOf } from '../api/reason-of.ts';

export interface AskedDialogProps
  extends Omit<ConfirmDialogProps, 'isOpen' | 'defaultOpen' | 'onOpenChange' | 'error'> {
  onConfirm: () => Promise<unknown>;
  /** Answered with no, or done. */
  onClose: () => void;
}

/** Asks before something that the server does: stays open where it refuses, and says why. Drawn while it is asked. */
export function AskedDialog({ onConfirm, onClose, ...props }: AskedDialogProps) {
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setError(undefined);
    try {
      await onConfirm();
    } catch (reason) {
      setError(reasonOf(reason));
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
