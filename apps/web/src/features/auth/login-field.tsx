import { TextField } from '@org/ui/text-field';
import { loginKind } from '../../shared/form/contacts.ts';

/** The field for a login: an e-mail address or a phone number. */
export function LoginField({ login }: { login?: string }) {
  return (
    <TextField
      name="login"
      label="E-mail или телефон"
      size="l"
      defaultValue={login}
      autoComplete="username"
      inputMode="email"
      spellCheck="false"
      isRequired
      maxLength={254}
      errorMessage="Укажите e-mail или телефон"
      validate={(value) =>
        value !== '' && loginKind(value.trim()) === null
          ? 'Это не похоже ни на e-mail, ни на телефон: в телефоне от 6 до 16 цифр'
          : null
      }
    />
  );
}
