import { forwardRef, type ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import * as css from '../internal/field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../internal/field.tsx';
import { given, type UnstyledProps } from '../internal/unstyled.ts';

export interface NumberFieldProps
  extends Omit<UnstyledProps<AriaNumberFieldProps>, 'children'>,
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
   * Text or icon before the value.
   * @default none
   */
  prefix?: ReactNode;
  /**
   * Unit after the value. A unit that `formatOptions` write is a part of the number instead.
   * @default none
   */
  suffix?: ReactNode;
}

/**
 * A number as the locale writes it: typed and pasted with its own separators, grouped when the field is left, clamped to
 * `minValue` and `maxValue` and to the multiples of `step`. Money has
 * `formatOptions={{ style: 'currency', currency: 'RUB' }}`. `NaN` is an empty field; a form gets the plain number. Arrow
 * keys step. Every other prop is React Aria's; `ref` is the input.
 * @see https://react-spectrum.adobe.com/react-aria/NumberField.html
 */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { label, optionalText, hint, errorMessage, placeholder, size = 'm', prefix, suffix, ...props },
  ref,
) {
  return (
    <AriaNumberField {...given(props)} className={css.field}>
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={css.controls[size]} {...given({ isReadOnly: props.isReadOnly })}>
        {prefix && <span className={css.affix}>{prefix}</span>}
        <Input {...given({ placeholder })} ref={ref} className={css.input} />
        {suffix && <span className={css.affix}>{suffix}</span>}
      </Group>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
    </AriaNumberField>
  );
});
