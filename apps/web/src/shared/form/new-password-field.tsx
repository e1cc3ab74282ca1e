import type { PasswordStrength } from '@org/ui/password-field';
import { useState } from 'react';
import { PasswordField } from './password-field.tsx';
import { MIN_LENGTH, type Strength, strengthOf } from './strength.ts';

const words: Record<Strength, PasswordStrength> = {
  short: { step: 0, text: 'Слишком короткий' },
  weak: { step: 1, text: 'Слабый: легко подобрать' },
  fair: { step: 2, text: 'Средний' },
  strong: { step: 3, text: 'Надёжный' },
};

/** A field for a new password: shows the rules beforehand, and the strength while it is typed. */
export function NewPasswordField({ label = 'Пароль', size }: { label?: string; size?: 'm' | 'l' }) {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label={label}
      size={size}
      autoComplete="new-password"
      minLength={MIN_LENGTH}
      value={password}
      onChange={setPassword}
      hint={`Не короче ${MIN_LENGTH} символов и не такой, как e-mail или телефон`}
      errorMessage={`Придумайте пароль не короче ${MIN_LENGTH} символов`}
      strength={password === '' ? { step: 0, text: '' } : words[strengthOf(password)]}
    />
  );
}
