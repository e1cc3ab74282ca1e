import { Form, type FormProps, SubmitButton } from '../../shared/form/form.tsx';
import { FormSection } from '../../shared/form/form-section.tsx';
import { NewPasswordField } from '../../shared/form/new-password-field.tsx';
import { PasswordField } from '../../shared/form/password-field.tsx';
import * as css from './profile.css.ts';

export interface PasswordSectionProps extends Pick<FormProps, 'send'> {
  /** For password managers: the login that the password belongs to. */
  login: string;
}

/** Replaces the password by a new one. */
export function PasswordSection({ login, send }: PasswordSectionProps) {
  return (
    <FormSection title="Пароль" note="После смены другие устройства попросят войти заново.">
      <div className={css.narrow}>
        <Form label="Смена пароля" send={send}>
          <input
            className={css.unseen}
            name="login"
            autoComplete="username"
            value={login}
            readOnly
            tabIndex={-1}
          />
          <PasswordField
            name="current_password"
            label="Текущий пароль"
            errorMessage="Укажите текущий пароль"
          />
          <NewPasswordField label="Новый пароль" />
          <div>
            <SubmitButton variant="secondary" pendingText="Меняем">
              Сменить пароль
            </SubmitButton>
          </div>
        </Form>
      </div>
    </FormSection>
  );
}
