import { Link } from '@org/ui/link';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { startSession } from '../../features/auth/auth-session.ts';
import { RegistrationForm } from '../../features/auth/registration-form.tsx';
import type { Values } from '../../shared/form/form.tsx';
import { submit } from '../../shared/form/submit.ts';
import { useSearch } from '../../shared/hooks/use-search.ts';
import { paths } from '../../shared/page/paths.ts';
import { readTarget } from '../../shared/page/target.ts';
import { CONSENT_VERSION, type ConsentKind } from '../../shared/session/consents.ts';

async function register({ login = '', password = '' }: Values, data: FormData) {
  const kinds = data.getAll('consents') as ConsentKind[];
  const consents = kinds.map((kind) => ({ kind, version: CONSENT_VERSION }));
  const body = { login: login.trim(), password, consents };
  startSession(body.login, await submit('/auth/register', body));
}

/** Creates an account, then opens its profile or the page that the user was going to. */
export function Registration() {
  const navigate = useNavigate();
  const target = useSearch(readTarget);
  return (
    <AuthPage title="Регистрация" lead="Корзина, избранные поставщики и заказы — в одном аккаунте">
      <RegistrationForm
        send={async (...values) => {
          await register(...values);
          await navigate(target ?? paths.profile, { replace: true });
        }}
      />
      <p>
        Уже есть аккаунт? <Link href={paths.login}>Войти</Link>
      </p>
    </AuthPage>
  );
}
