'use client';

import { Button } from '@org/ui/button';
import { ConfirmDialog } from '@org/ui/confirm-dialog';
import { ModalTrigger } from '@org/ui/modal';

/** What takes a function is in a client component; what takes texts alone may stand in a page as it is. */
export function DeleteCompany({ onDelete }: { onDelete: () => Promise<void> }) {
  return (
    <ModalTrigger>
      <Button variant="danger-ghost">Delete…</Button>
      <ConfirmDialog
        title="Delete the company?"
        confirmLabel="Delete"
        isDestructive
        onConfirm={onDelete}
      >
        Its branches stay, its offers go.
      </ConfirmDialog>
    </ModalTrigger>
  );
}
