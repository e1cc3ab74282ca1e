import { Link } from '@org/ui/link';
import { Note } from '@org/ui/note';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { enter, type SecondStep } from '../../features/auth/auth-session.ts';
import { ResetForm } from '../../features/auth/reset-form.tsx';
import { load } from '../../shared/api/load.ts';
import type { Values } from '../../shared/form/form.tsx';
import { submit } from '../../shared/form/submit.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { paths } from '../../shared/page/paths.ts';
import { credentialAtom } from '../../shared/session/visitor.atoms.ts';

const FactorForm = lazyPart(
  () => load(() => import('../../features/second-factor/factor-form.tsx')),
  'FactorForm',
);

const parse = (params: URLSearchParams) => ({
  token: params.get('token') ?? '',
  login: params.get('login') ?? undefined,
});

/** Sets a new password by the link of a letter or a text message, then opens the profile. */
export function ResetPassword() {
  const { token, login: addressee } = useSearch(parse);
  const credential = useAtomValue(credentialAtom);
  const navigate = useNavigate();

  /** Set when the password is changed and a second factor is asked for. */
  const [step, setStep] = useState<SecondStep | null>(null);
  const open = async (...session: Parameters<typeof enter>) => {
    await enter(...session);
    await navigate(paths.profile, { replace: true });
  };

  const send = async ({ login = '', password = '' }: Values) => {
    const body = { login: login.trim(), password };
    const path = { token };
    const answer = await submit('/auth/reset-password/update/{token}', body, { path });
    if ('second_factor' in answer) setStep({ login: body.login, asked: answer.second_factor });
    else await open(body.login, answer);
  };

  if (step)
    return (
      <AuthPage title="Подтвердите вход" lead="Пароль сохранён">
        <Suspense fallback={<Skeleton width="100%" height={160} shape="box" />}>
          <FactorForm
            challenge={step.asked}
            onSession={(session) => open(step.login, session)}
            onBack={() => navigate(paths.login)}
          />
        </Suspense>
      </AuthPage>
    );

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
