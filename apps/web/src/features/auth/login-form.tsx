import { Checkbox } from '@org/ui/checkbox';
import { Inline } from '@org/ui/inline';
import { Link } from '@org/ui/link';
import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import { paths } from '../../shared/page/paths.ts';
import { LoginField } from './login-field.tsx';

export interface LoginFormProps extends Pick<FormProps, 'send' | 'isDone'> {
  /** The login of the last sign-in. @default none */
  login?: string;
}

/** E-mail or phone and password. */
export function LoginForm({ login, ...form }: LoginFormProps) {
  return (
    <Form label="Вход" {...form}>
      <LoginField login={login} />
      <PasswordField size="l" />
      <Inline gap={4} rowGap={1} justify="between">
        <Checkbox name="remember_me" value="true">
          Запомнить меня
        </Checkbox>
        <Link variant="action" href={paths.recoveryPassword}>
          Забыли пароль?
        </Link>
      </Inline>
      <SubmitButton size="l" isWide pendingText="Входим">
        Войти
      </SubmitButton>
    </Form>
  );
}
