import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { type ReactNode, useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { CodesView } from './codes-view.tsx';
import * as css from './second-factor.css.ts';

export interface PasswordDialogProps {
  title: string;
  /** The text of the button. */
  action: string;
  /** What the action leads to. */
  children: ReactNode;
  /** Does the action. Resolves to recovery codes if it makes some. */
  onConfirm: (password: string) => Promise<readonly string[] | null>;
  onClose: () => void;
}

/** Asks for the password before something that a stolen session must not do. */
export function PasswordDialog({
  title,
  action,
  children,
  onConfirm,
  onClose,
}: PasswordDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog onClose={onClose} title={codes ? 'Резервные коды' : title} isDismissable={!codes}>
      {codes ? (
        <CodesView codes={codes} onClose={onClose} />
      ) : (
        <Form
          label={title}
          send={async ({ current_password = '' }) => {
            const fresh = await onConfirm(current_password);
            if (fresh) setCodes(fresh);
            else onClose();
          }}
        >
          <p className={css.lead}>{children}</p>
          <PasswordField name="current_password" label="Текущий пароль" autoFocus />
          <DialogActions>
            <Button slot="close">Отменить</Button>
            <SubmitButton pendingText="Проверяем">{action}</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
