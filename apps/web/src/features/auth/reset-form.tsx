import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { NewPasswordField } from '../../shared/form/new-password-field.tsx';
import { LoginField } from './login-field.tsx';

export interface ResetFormProps extends Pick<FormProps, 'send' | 'isDone'> {
  /** The login that the link was sent to, if the link names it. @default none */
  login?: string;
}

/** Sets a new password, by the link from an e-mail or a text message. */
export function ResetForm({ login, ...form }: ResetFormProps) {
  return (
    <Form label="Пароль по ссылке" {...form}>
      <LoginField login={login} />
      <NewPasswordField label="Новый пароль" size="l" />
      <SubmitButton size="l" isWide pendingText="Сохраняем">
        Сохранить пароль и войти
      </SubmitButton>
    </Form>
  );
}
