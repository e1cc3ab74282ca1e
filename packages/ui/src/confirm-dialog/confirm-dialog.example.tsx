import { Button } from '@org/ui/button';
import { ConfirmDialog } from '@org/ui/confirm-dialog';
import { ModalTrigger } from '@org/ui/modal';

export function Example() {
  return (
    <ModalTrigger>
      <Button variant="danger-ghost">Delete…</Button>
      <ConfirmDialog
        title="Delete the supplier?"
        cancelLabel="Keep"
        confirmLabel="Delete"
        pendingText="Deleting"
        isDestructive
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1000))}
      >
        Its 214 offers go with it.
      </ConfirmDialog>
    </ModalTrigger>
  );
}
