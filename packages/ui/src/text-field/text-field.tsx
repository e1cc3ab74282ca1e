import { forwardRef, type ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as css from '../internal/field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../internal/field.tsx';
import { given, type UnstyledProps } from '../internal/unstyled.ts';

export interface TextFieldProps
  extends Omit<UnstyledProps<AriaTextFieldProps>, 'children'>,
    FieldTexts {
  /**
   * Example of a value, as grey text in the empty field. Never the only name of the field.
   * @default none
   */
  placeholder?: string | undefined;
  /**
   * Height 28, 36 or 44 px; 44, 44 and 48 px on touch and on narrow screens.
   * @default 'm'
   */
  size?: css.ControlSize | undefined;
  /**
   * Icon or text before the value.
   * @default none
   */
  prefix?: ReactNode;
  /**
   * Unit, text or one small button after the value.
   * @default none
   */
  suffix?: ReactNode;
}

/**
 * A field for one line of text. Every other prop is React Aria's; `ref` is the input.
 * @see https://react-spectrum.adobe.com/react-aria/TextField.html
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, optionalText, hint, errorMessage, placeholder, size = 'm', prefix, suffix, ...props },
  ref,
) {
  return (
    <AriaTextField {...given(props)} className={css.field}>
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={css.controls[size]} {...given({ isReadOnly: props.isReadOnly })}>
        {prefix && <span className={css.affix}>{prefix}</span>}
        <Input {...given({ placeholder })} ref={ref} className={css.input} />
        {suffix && <span className={css.affix}>{suffix}</span>}
      </Group>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
});
