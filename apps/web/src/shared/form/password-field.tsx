import { type PasswordFieldProps, PasswordField as UiPasswordField } from '@org/ui/password-field';

/** A password field that can show its text; by default for the current password. */
export function PasswordField(props: PasswordFieldProps) {
  return (
    <UiPasswordField
      name="password"
      label="Пароль"
      errorMessage="Укажите пароль"
      isRequired
      maxLength={128}
      {...props}
    />
  );
}
