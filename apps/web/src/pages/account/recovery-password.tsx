import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { RecoveryForm } from '../../features/auth/recovery-form.tsx';
import type { Values } from '../../shared/form/form.tsx';
import { submit } from '../../shared/form/submit.ts';
import { toast } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { appAtom, credentialAtom } from '../../shared/session/visitor.atoms.ts';

/**
 * Requests a link to set a new password. If the link goes to the phone, nothing is left to do here, so the login page
 * opens.
 */
export function RecoveryPassword() {
  const navigate = useNavigate();
  const credential = useAtomValue(credentialAtom);
  const [{ resetSuccess }, setApp] = useAtom(appAtom);
  const [message, setMessage] = useState('');

  useEffect(() => () => setApp((state) => ({ ...state, resetSuccess: false })), [setApp]);

  const send = async ({ login = '' }: Values) => {
    const { data } = await submit('/auth/reset-password/reset', { login: login.trim() });
    if (data.close_page) {
      toast.info(data.message);
      await navigate(paths.login);
      return;
    }
    setMessage(data.message);
    setApp((state) => ({ ...state, resetSuccess: true }));
  };

  return (
    <AuthPage title="Восстановление пароля" lead="Пришлём ссылку, по ней зададите новый пароль">
      {resetSuccess ? (
        <div role="status">
          <Note tone="ok">{message}</Note>
        </div>
      ) : (
        <RecoveryForm login={credential?.login} send={send} />
      )}
      <p>
        <Link href={paths.login}>Вернуться ко входу</Link>
      </p>
    </AuthPage>
  );
}
