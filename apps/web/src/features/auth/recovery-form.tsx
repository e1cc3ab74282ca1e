import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { LoginField } from './login-field.tsx';

export interface RecoveryFormProps extends Pick<FormProps, 'send'> {
  /** The login of the last sign-in. @default none */
  login?: string;
}

/** Asks for a link to a new password. */
export function RecoveryForm({ login, send }: RecoveryFormProps) {
  return (
    <Form label="Восстановление пароля" send={send}>
      <LoginField login={login} />
      <SubmitButton size="l" isWide pendingText="Отправляем">
        Прислать ссылку
      </SubmitButton>
    </Form>
  );
}
