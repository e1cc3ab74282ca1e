import { Link } from '@org/ui/link';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../features/auth/auth-page.tsx';
import { RegistrationForm } from '../features/auth/registration-form.tsx';
import { startSession } from '../features/auth/session.ts';
import { CONSENT_VERSION, type ConsentKind } from '../shared/consents.ts';
import type { Values } from '../shared/form/form.tsx';
import { submit } from '../shared/form/submit.ts';
import { paths } from '../shared/paths.ts';

async function register({ login = '', password = '' }: Values, data: FormData) {
  const kinds = data.getAll('consents') as ConsentKind[];
  const consents = kinds.map((kind) => ({ kind, version: CONSENT_VERSION }));
  const body = { login: login.trim(), password, consents };
  startSession(body.login, await submit('/auth/register', body));
}

/** A new account, and on to its profile. */
export function Registration() {
  const navigate = useNavigate();
  return (
    <AuthPage title="Регистрация" lead="Корзина, избранные поставщики и заказы — в одном аккаунте">
      <RegistrationForm
        send={async (...values) => {
          await register(...values);
          await navigate(paths.profile, { replace: true });
        }}
      />
      <p>
        Уже есть аккаунт? <Link href={paths.login}>Войти</Link>
      </p>
    </AuthPage>
  );
}
