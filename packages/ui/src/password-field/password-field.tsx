import { forwardRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/icons.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { useWords } from '../words/words.tsx';
import * as css from './password-field.css.ts';

/** How hard a password is to guess; the parent judges it. */
export interface PasswordStrength {
  /** Steps of the scale that are full: 0 is too short to be used, 3 is strong. */
  step: 0 | 1 | 2 | 3;
  /** The same in a word. */
  text: string;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'suffix' | 'type'> {
  /**
   * Accessible name of the button that shows the password, and hides it again.
   * @default those of `WordsProvider`
   */
  revealLabel?: string | undefined;
  /**
   * What a new password is worth, under the field. Screen readers hear of every change of it.
   * @default none
   */
  strength?: PasswordStrength | undefined;
}

/**
 * A field for a password, which a button shows as text. For the current password; for a new one set
 * `autoComplete="new-password"`, and browsers propose one. Every other prop is `TextField`’s.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField({ revealLabel, strength, ...props }, ref) {
    const words = useWords();
    const [isShown, setShown] = useState(false);
    const field = (
      <TextField
        autoComplete="current-password"
        spellCheck="false"
        {...props}
        ref={ref}
        type={isShown ? 'text' : 'password'}
        suffix={
          <IconButton
            label={revealLabel ?? words.showPassword}
            isSelected={isShown}
            isDisabled={props.isDisabled}
            icon={isShown ? <EyeOffIcon size={16} /> : <EyeIcon size={16} />}
            onPress={() => setShown(!isShown)}
          />
        }
      />
    );
    if (!strength) return field;
    return (
      <div className={css.root}>
        {field}
        <div className={css.strength} role="status">
          {strength.text !== '' && (
            <>
              <span className={css.scale} data-step={strength.step} aria-hidden="true">
                <i className={css.step} />
                <i className={css.step} />
                <i className={css.step} />
              </span>
              {strength.text}
            </>
          )}
        </div>
      </div>
    );
  },
);
