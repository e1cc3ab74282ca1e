import { useState } from 'react';
import * as css from './new-password-field.css.ts';
import { PasswordField } from './password-field.tsx';
import { MIN_LENGTH, type Strength, strengthOf } from './strength.ts';

const words: Record<Strength, string> = {
  short: 'Слишком короткий',
  weak: 'Слабый: легко подобрать',
  fair: 'Средний',
  strong: 'Надёжный',
};

/** A field for a new password: shows the rules beforehand, and the strength while it is typed. */
export function NewPasswordField({ label = 'Пароль', size }: { label?: string; size?: 'm' | 'l' }) {
  const [password, setPassword] = useState('');
  const strength = strengthOf(password);
  return (
    <div className={css.root}>
      <PasswordField
        label={label}
        size={size}
        autoComplete="new-password"
        minLength={MIN_LENGTH}
        value={password}
        onChange={setPassword}
        hint={`Не короче ${MIN_LENGTH} символов и не такой, как e-mail или телефон`}
        errorMessage={`Придумайте пароль не короче ${MIN_LENGTH} символов`}
      />
      <div className={css.strength} role="status">
        {password !== '' && (
          <>
            <span className={css.scale} data-strength={strength} aria-hidden="true">
              <i className={css.step} />
              <i className={css.step} />
              <i className={css.step} />
            </span>
            {words[strength]}
          </>
        )}
      </div>
    </div>
  );
}
