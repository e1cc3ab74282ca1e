import { countOf, OFFERS } from '../../shared/format/format.ts';
import { AsyncConfirmDialog } from '../../shared/page/async-confirm-dialog.tsx';
import type { Import } from './price-lists.atoms.ts';

export interface UndoDialogProps {
  list: Import;
  onUndo: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before the stock is restored to its state before an import. */
export function UndoDialog({ list, onUndo, onClose }: UndoDialogProps) {
  const { file_name, created, updated, removed } = list;
  return (
    <AsyncConfirmDialog
      onClose={onClose}
      title="Вернуть остатки как было?"
      confirmLabel="Вернуть"
      cancelLabel="Оставить"
      pendingText="Возвращаем"
      onConfirm={onUndo}
    >
      {`Отменим всё, что сделал «${file_name}»: уберём ${countOf(created, OFFERS)}, вернём прежними ${countOf(updated + removed, OFFERS)}. Что с тех пор заказали, останется заказанным.`}
    </AsyncConfirmDialog>
  );
}
