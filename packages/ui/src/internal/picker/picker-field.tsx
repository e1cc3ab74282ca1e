import {
  type ComponentProps,
  type ForwardedRef,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { XIcon } from '../../icons/icons.tsx';
import { hidden } from '../../visually-hidden/visually-hidden.css.ts';
import { useWords } from '../../words/words.tsx';
import { dataAttributes } from '../dom-props.ts';
import * as field from '../field.css.ts';
import { FieldHelp, FieldLabel } from '../field.tsx';
import { given } from '../unstyled.ts';
import type { PickerProps } from './picker.ts';
import * as css from './picker-field.css.ts';
import { fromValues, type SelectionMode } from './picker-value.ts';
import { focusTellers, type Picker } from './use-picker.ts';

interface PickerFieldProps<Mode extends SelectionMode> {
  props: PickerProps<Mode>;
  picker: Picker;
  /** The parent's ref: gets the button that opens the list. */
  owner: ForwardedRef<HTMLButtonElement>;
  /** The button and its list. */
  children: ReactNode;
  /** What stands between the box and its help. */
  under?: ReactNode;
}

/**
 * Label, box and help of a field with a list. A hidden text input has the value, so that React Aria's text field
 * handles the form: name, required, validation, server errors, reset, focus on the first invalid field.
 */
export function PickerField<Mode extends SelectionMode>({
  props,
  picker,
  owner,
  children,
  under,
}: PickerFieldProps<Mode>) {
  const { id, isMultiple, values } = picker;
  const text = toText(values, isMultiple);
  const input = useChangeEvent(text);
  const words = useWords();
  const name = props.clearLabel ?? words.clear;
  useImperativeHandle(owner, () => picker.trigger.current as HTMLButtonElement, [picker.trigger]);
  return (
    <TextField
      {...dataAttributes(props)}
      className={field.field}
      {...given({
        'aria-label': props['aria-label'],
        'aria-labelledby': props['aria-labelledby'],
        name: isMultiple ? undefined : props.name,
        form: props.form,
        isRequired: props.isRequired,
        isReadOnly: props.isReadOnly,
        isDisabled: props.isDisabled,
        validationBehavior: props.validationBehavior,
        isInvalid: props.isInvalid,
      })}
      validate={(value) =>
        props.validate?.(fromValues<Mode>(fromText(value, isMultiple), isMultiple))
      }
      value={text}
      onChange={(value) => picker.setValues(fromText(value, isMultiple))}
    >
      <FieldLabel label={props.label} optionalText={props.optionalText} id={`${id}label`} />
      <Group
        ref={picker.box}
        className={field.controls[props.size ?? 'm']}
        {...given({ isReadOnly: props.isReadOnly })}
      >
        {children}
        {isClearable(props, picker) && (
          <ClearButton name={name} picker={picker} {...focusTellers(props, picker)} />
        )}
        <Input
          ref={input}
          className={hidden}
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
          onFocus={() => picker.trigger.current?.focus()}
        />
      </Group>
      {under}
      {isMultiple &&
        props.name &&
        values.map((value) => (
          <input key={value} type="hidden" name={props.name} form={props.form} value={value} />
        ))}
      <FieldHelp hint={props.hint} errorMessage={props.errorMessage} id={`${id}help`} />
    </TextField>
  );
}

/** Whether the field shows the cross that clears the selection. */
export function isClearable<Mode extends SelectionMode>(
  { clearLabel, isClearable: isWanted = Boolean(clearLabel), ...props }: PickerProps<Mode>,
  { values }: Picker,
) {
  return isWanted && values.length > 0 && !props.isDisabled && !props.isReadOnly;
}

interface ClearButtonProps extends Pick<ComponentProps<'button'>, 'onFocus' | 'onBlur'> {
  name: string;
  picker: Picker;
}

function ClearButton({ name, picker, ...focus }: ClearButtonProps) {
  const clear = () => {
    picker.setValues([]);
    picker.trigger.current?.focus();
  };
  return (
    <button {...focus} type="button" className={css.clear} aria-label={name} onClick={clear}>
      <XIcon size={16} />
    </button>
  );
}

/** Dispatches a native `change` event for every new value, for the form and for React Aria, which updates the error. */
function useChangeEvent(text: string) {
  const input = useRef<HTMLInputElement>(null);
  const reportedText = useRef(text);
  useEffect(() => {
    if (reportedText.current === text) return;
    reportedText.current = text;
    input.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [text]);
  return input;
}

function toText(values: readonly string[], isMultiple: boolean) {
  if (!isMultiple) return values[0] ?? '';
  return values.length === 0 ? '' : JSON.stringify(values);
}

function fromText(text: string, isMultiple: boolean): readonly string[] {
  if (text === '') return [];
  return isMultiple ? JSON.parse(text) : [text];
}
