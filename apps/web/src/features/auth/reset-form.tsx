import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { NewPasswordField } from '../../shared/form/new-password-field.tsx';
import { LoginField } from './login-field.tsx';

export interface ResetFormProps extends Pick<FormProps, 'send' | 'isDone'> {
  /** To whom the link was sent, where it says so. @default none */
  login?: string;
}

/** A new password by the link of a letter or a text message. */
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
