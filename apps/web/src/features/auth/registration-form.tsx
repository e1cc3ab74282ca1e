import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { NewPasswordField } from '../../shared/form/new-password-field.tsx';
import { ConsentFields } from './consent-fields.tsx';
import { LoginField } from './login-field.tsx';

/** A new account: login, password, consents. */
export function RegistrationForm(form: Pick<FormProps, 'send' | 'isDone'>) {
  return (
    <Form label="Регистрация" {...form}>
      <LoginField />
      <NewPasswordField size="l" />
      <ConsentFields />
      <SubmitButton size="l" isWide pendingText="Создаём аккаунт">
        Зарегистрироваться
      </SubmitButton>
    </Form>
  );
}
