import { Button } from '@org/ui/button';
import { DialogActions } from '@org/ui/modal';
import { TextField } from '@org/ui/text-field';
import { useState } from 'react';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { CodesView } from './codes-view.tsx';
import * as css from './second-factor.css.ts';

export interface KeyDialogProps {
  /** Makes the browser create a key. Resolves to recovery codes if there are none yet. */
  onAdd: (name: string, password: string) => Promise<readonly string[] | null>;
  onClose: () => void;
}

/** Adds a passkey: of this device, of a phone nearby, or one that is plugged in. */
export function KeyDialog({ onAdd, onClose }: KeyDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog onClose={onClose} title={codes ? 'Резервные коды' : 'Новый ключ'} isDismissable={false}>
      {codes ? (
        <CodesView codes={codes} onClose={onClose} />
      ) : (
        <Form
          label="Новый ключ"
          send={async ({ name = '', current_password = '' }) => {
            const fresh = await onAdd(name.trim(), current_password);
            if (fresh) setCodes(fresh);
            else onClose();
          }}
        >
          <p className={css.lead}>
            Отпечаток, лицо или PIN этого устройства, телефон рядом или ключ в USB.
          </p>
          <TextField
            name="name"
            label="Название"
            hint="Чтобы узнать его потом: «Рабочий ноутбук»"
            autoFocus
            isRequired
            maxLength={60}
            errorMessage="Назовите ключ"
          />
          <PasswordField name="current_password" label="Текущий пароль" />
          <DialogActions>
            <Button slot="close">Отменить</Button>
            <SubmitButton pendingText="Ждём ключ">Создать ключ</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
