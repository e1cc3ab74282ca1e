import { load } from '../../shared/api/load.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import type { calls } from './second-factor-calls.ts';

const AppDialog = lazyPart(() => load(() => import('./app-dialog.tsx')), 'AppDialog');
const KeyDialog = lazyPart(() => load(() => import('./second-factor-key-dialog.tsx')), 'KeyDialog');
const PasswordDialog = lazyPart(
  () => load(() => import('./password-dialog.tsx')),
  'PasswordDialog',
);

export type OpenDialog =
  | { kind: 'app' }
  | { kind: 'key' }
  | { kind: 'no-app' }
  | { kind: 'codes' }
  | { kind: 'no-key'; id: string; name: string };

export interface FactorDialogProps {
  dialog: OpenDialog;
  /** The calls to the server. */
  calls: typeof calls;
  onClose: () => void;
}

/** The dialog that adds or removes a way to confirm a login, or gives new recovery codes. */
export function FactorDialog({ dialog, calls, onClose }: FactorDialogProps) {
  if (dialog.kind === 'app')
    return <AppDialog onStart={calls.startApp} onConfirm={calls.confirmApp} onClose={onClose} />;
  if (dialog.kind === 'key') return <KeyDialog onAdd={calls.addKey} onClose={onClose} />;
  if (dialog.kind === 'codes')
    return (
      <PasswordDialog
        title="Новые резервные коды"
        action="Получить коды"
        onConfirm={calls.renewCodes}
        onClose={onClose}
      >
        Прежние коды перестанут действовать.
      </PasswordDialog>
    );
  if (dialog.kind === 'no-app')
    return (
      <PasswordDialog
        title="Отключить приложение?"
        action="Отключить"
        onConfirm={calls.removeApp}
        onClose={onClose}
      >
        Коды из приложения перестанут подходить. Если других способов нет, для входа хватит пароля.
      </PasswordDialog>
    );
  return (
    <PasswordDialog
      title={`Удалить ключ «${dialog.name}»?`}
      action="Удалить"
      onConfirm={(password) => calls.removeKey(dialog.id, password)}
      onClose={onClose}
    >
      Этим ключом больше нельзя будет подтвердить вход. Если других способов нет, хватит пароля.
    </PasswordDialog>
  );
}
