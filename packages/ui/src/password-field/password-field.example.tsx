import { PasswordField } from '@org/ui/password-field';
import { useState } from 'react';

const worth = (password: string) =>
  password.length < 12
    ? ({ step: 1, text: password && 'Weak' } as const)
    : ({ step: 3, text: 'Strong' } as const);

export function Example() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      hint="At least 12 characters"
      value={password}
      onChange={setPassword}
      strength={worth(password)}
    />
  );
}
