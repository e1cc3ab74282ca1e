import { forwardRef, useContext, useEffect, useImperativeHandle, useRef } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldHelp, FieldLabel, type FieldTexts } from '../internal/field.tsx';
import { given, type UnstyledProps } from '../internal/unstyled.ts';
import { useControlled } from '../internal/use-controlled.ts';
import * as css from './code-field.css.ts';

export interface CodeFieldProps
  extends Omit<UnstyledProps<AriaTextFieldProps>, 'children'>,
    FieldTexts {
  /**
   * How many digits it has.
   * @default 6
   */
  length?: keyof typeof css.fields | undefined;
}

/**
 * A code from an app or a message, a cell for each digit. It is one input: what is pasted fills it, and spaces
 * and dashes in it are left out. Every other prop is React Aria's; `ref` is the input.
 * @see https://react-spectrum.adobe.com/react-aria/TextField.html
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  {
    label,
    optionalText,
    hint,
    errorMessage,
    length = 6,
    value: controlled,
    defaultValue,
    onChange,
    ...props
  },
  ref,
) {
  const [value, setValue] = useControlled(controlled, defaultValue ?? '', onChange);
  const next = Math.min(value.length, length - 1);
  return (
    <AriaTextField
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`\\d{${length}}`}
      {...given(props)}
      value={value}
      onChange={(text) => setValue(text.replaceAll(/\D/g, '').slice(0, length))}
      className={css.fields[length]}
    >
      <FieldLabel label={label} optionalText={optionalText} />
      <Group className={css.cells} {...given({ isReadOnly: props.isReadOnly })}>
        {Array.from({ length }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <span key={at} className={css.cell} data-next={at === next || undefined} />
        ))}
        <Digits ref={ref} />
      </Group>
      <FieldHelp hint={hint} errorMessage={errorMessage} />
    </AriaTextField>
  );
});

/** The digits over the cells. A code that is refused is selected, so that the next one replaces it. Decision 260. */
const Digits = forwardRef<HTMLInputElement>(function Digits(_props, ref) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  useEffect(() => {
    if (isInvalid) input.current?.select();
  }, [isInvalid]);
  return <Input ref={input} className={css.input} />;
});
