import { ConfirmDialog } from '@org/ui/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { store } from '../session/store.ts';
import { sessionAtom } from '../session/visitor.atoms.ts';

/** Asks before unsaved changes are lost. Does not ask when the session has ended: nothing can be saved any more. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      store.get(sessionAtom) !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset();
      }}
      title="Уйти без сохранения?"
      confirmLabel="Уйти"
      cancelLabel="Остаться"
      onConfirm={() => blocker.proceed?.()}
      isDestructive
    >
      Изменения на этой странице не сохранены и пропадут.
    </ConfirmDialog>
  );
}
