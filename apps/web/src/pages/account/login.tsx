import { Link } from '@org/ui/link';
import { Skeleton } from '@org/ui/skeleton';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { enter, type SecondStep } from '../../features/auth/auth-session.ts';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { statisticsAtom } from '../../features/statistics/statistics.atoms.ts';
import { load } from '../../shared/api/load.ts';
import type { Values } from '../../shared/form/form.tsx';
import { submit } from '../../shared/form/submit.ts';
import { countOf, OF_SUPPLIERS } from '../../shared/format/format.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { lazyPart } from '../../shared/page/lazy-part.ts';
import { paths } from '../../shared/page/paths.ts';
import { readTarget } from '../../shared/page/target.ts';
import { credentialAtom, sessionAtom } from '../../shared/session/visitor.atoms.ts';

/** @see specification, section 9 */
const RELOAD_AFTER_MS = 1000;

const FactorForm = lazyPart(
  () => load(() => import('../../features/second-factor/factor-form.tsx')),
  'FactorForm',
);

/** Signs in, then opens the page that the user was going to. A login in another tab counts too. */
export function Login() {
  const target = useSearch(readTarget);
  const isSignedIn = useAtomValue(sessionAtom) !== null;
  const credential = useAtomValue(credentialAtom);
  const { data: market } = useAtomValue(statisticsAtom);
  const navigate = useNavigate();
  /** Set when the password was right and a second factor is asked for. */
  const [step, setStep] = useState<SecondStep | null>(null);
  const send = async ({ login = '', password = '', remember_me }: Values) => {
    const body = { login: login.trim(), password, remember_me: remember_me === 'true' };
    const answer = await submit('/auth/login', body);
    if ('second_factor' in answer) setStep({ login: body.login, asked: answer.second_factor });
    else await enter(body.login, answer);
  };

  useEffect(() => {
    if (!isSignedIn) return;
    if (target) {
      navigate(target, { replace: true });
      return;
    }
    const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn, target, navigate]);

  if (step && !isSignedIn)
    return (
      <AuthPage title="Подтвердите вход" lead={step.login}>
        <Suspense fallback={<Skeleton width="100%" height={160} shape="box" />}>
          <FactorForm
            challenge={step.asked}
            onSession={(session) => enter(step.login, session)}
            onBack={() => setStep(null)}
          />
        </Suspense>
      </AuthPage>
    );
  return (
    <AuthPage
      title="Вход"
      lead={`Цены и остатки ${market ? countOf(market.totals.suppliers, OF_SUPPLIERS) : 'поставщиков'}`}
    >
      <LoginForm login={credential?.login} send={send} isDone={isSignedIn} />
      <p>
        Нет аккаунта? <Link href={paths.registration}>Зарегистрироваться</Link>
      </p>
    </AuthPage>
  );
}
