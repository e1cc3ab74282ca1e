import { IconButton } from '@org/ui/icon-button';
import { EyeIcon, EyeOffIcon } from '@org/ui/icons';
import { TextField, type TextFieldProps } from '@org/ui/text-field';
import { useState } from 'react';

/** A password field that can show its text; by default for the current password. */
export function PasswordField(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      name="password"
      label="Пароль"
      autoComplete="current-password"
      errorMessage="Укажите пароль"
      isRequired
      maxLength={128}
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          label="Показать пароль"
          isSelected={isShown}
          icon={isShown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
