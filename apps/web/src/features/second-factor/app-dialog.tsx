import { Button } from '@org/ui/button';
import { CodeField } from '@org/ui/code-field';
import { DialogActions } from '@org/ui/modal';
import { useState } from 'react';
import { encode } from 'uqr';
import { Form, SubmitButton } from '../../shared/form/form.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { Dialog } from '../../shared/page/dialog.tsx';
import { CodesView } from './codes-view.tsx';
import * as css from './second-factor.css.ts';

export interface QrCodeProps {
  text: string;
  /** Name, read by assistive technology. */
  label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={css.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}

interface Secret {
  secret: string;
  /** For the QR code. */
  uri: string;
}

export interface AppDialogProps {
  /** Makes a new secret; needs the password. */
  onStart: (password: string) => Promise<Secret>;
  /** Checks the first code. Resolves to recovery codes if there are none yet. */
  onConfirm: (code: string) => Promise<readonly string[] | null>;
  onClose: () => void;
}

/** Connects an authenticator app: the password, the QR code, the first code. */
export function AppDialog({ onStart, onConfirm, onClose }: AppDialogProps) {
  const [app, setApp] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      onClose={onClose}
      title={codes ? 'Резервные коды' : 'Приложение с кодами'}
      isDismissable={false}
    >
      {codes ? (
        <CodesView codes={codes} onClose={onClose} />
      ) : app ? (
        <ConfirmForm
          app={app}
          send={async (code) => {
            const fresh = await onConfirm(code);
            if (fresh) setCodes(fresh);
            else onClose();
          }}
        />
      ) : (
        <Form
          label="Пароль"
          send={async ({ current_password = '' }) => setApp(await onStart(current_password))}
        >
          <p className={css.lead}>
            Подойдёт любое приложение: Яндекс Ключ, Google Authenticator, 1Password.
          </p>
          <PasswordField name="current_password" label="Текущий пароль" autoFocus />
          <DialogActions>
            <Button slot="close">Отменить</Button>
            <SubmitButton pendingText="Проверяем">Продолжить</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}

/** Groups of four characters are typed without losing the place. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function ConfirmForm({ app, send }: { app: Secret; send: (code: string) => Promise<void> }) {
  return (
    <Form label="Подключение приложения" send={({ code = '' }) => send(code)}>
      <p className={css.lead}>
        Отсканируйте картинку приложением и введите код, который оно покажет.
      </p>
      <QrCode text={app.uri} label="QR-код для приложения" />
      <p>
        Не читается? Введите в приложении ключ: <b className={css.secret}>{inGroups(app.secret)}</b>
      </p>
      <CodeField
        name="code"
        label="Код из приложения"
        autoFocus
        isRequired
        errorMessage="Введите шесть цифр"
      />
      <DialogActions>
        <Button slot="close">Отменить</Button>
        <SubmitButton pendingText="Подключаем">Подключить</SubmitButton>
      </DialogActions>
    </Form>
  );
}
