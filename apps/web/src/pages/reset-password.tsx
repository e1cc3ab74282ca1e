import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { ResetForm } from '../features/auth/reset-form.tsx';
import { startSession } from '../features/auth/session.ts';
import { credentialAtom } from '../shared/atoms.ts';
import type { Values } from '../shared/form/form.tsx';
import { submit } from '../shared/form/submit.ts';
import { paths } from '../shared/paths.ts';
import { useSearch } from '../shared/use-search.ts';

const parse = (params: URLSearchParams) => ({
  token: params.get('token') ?? '',
  login: params.get('login') ?? undefined,
});

/** A new password by the link of a letter or a text message, and on to the profile. */
export function ResetPassword() {
  const { token, login: addressee } = useSearch(parse);
  const credential = useAtomValue(credentialAtom);
  const navigate = useNavigate();

  const send = async ({ login = '', password = '' }: Values) => {
    const body = { login: login.trim(), password };
    const path = { token };
    startSession(body.login, await submit('/auth/reset-password/update/{token}', body, { path }));
    await navigate(paths.profile, { replace: true });
  };

  return (
    <AuthPage title="Новый пароль" lead="На других устройствах аккаунт попросит войти заново">
      {token ? (
        <ResetForm login={addressee ?? credential?.login} send={send} />
      ) : (
        <Note tone="danger">В ссылке нет кода. Откройте её из письма целиком.</Note>
      )}
      <p>
        Ссылка не действует? <Link href={paths.recoveryPassword}>Запросить новую</Link>
      </p>
    </AuthPage>
  );
}
