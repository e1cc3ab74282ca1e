import { ConfirmDialog } from '@org/ui/confirm-dialog';
import { useState } from 'react';
import { messageOf } from '../../../shared/api.ts';
import { countOf } from '../../../shared/format.ts';
import type { Import } from '../atoms.ts';

const OFFERS = ['предложение', 'предложения', 'предложений'] as const;

export interface UndoDialogProps {
  list: Import;
  onUndo: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before the stock is brought back as it was before a price list. */
export function UndoDialog({ list, onUndo, onClose }: UndoDialogProps) {
  const [error, setError] = useState<string>();
  const { file_name, created, updated, removed } = list;
  const undo = async () => {
    setError(undefined);
    try {
      await onUndo();
    } catch (reason) {
      setError(messageOf(reason));
      throw reason;
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Вернуть остатки как было?"
      confirmLabel="Вернуть"
      cancelLabel="Оставить"
      pendingText="Возвращаем"
      error={error}
      onConfirm={undo}
    >
      {`Отменим всё, что сделал «${file_name}»: уберём ${countOf(created, OFFERS)}, вернём прежними ${countOf(updated + removed, OFFERS)}. Что с тех пор заказали, останется заказанным.`}
    </ConfirmDialog>
  );
}
