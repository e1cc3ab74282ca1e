import { type ReactNode, useEffect, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { XIcon } from '../icons/icons.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as field from './field.css.ts';
import { FieldHelp, FieldLabel } from './field.tsx';
import type { PickerProps } from './picker.ts';
import * as css from './picker-field.css.ts';
import { fromValues, type SelectionMode } from './picker-value.ts';
import type { Picker } from './use-picker.ts';

interface PickerFieldProps<Mode extends SelectionMode> {
  props: PickerProps<Mode>;
  picker: Picker;
  /** The button and its list. */
  children: ReactNode;
}

/**
 * Label, box and help of a field with a list. A text input nobody sees carries the value, so that React Aria's text
 * field does the form's work: name, required, validation, server errors, reset, focus on the first bad field.
 */
export function PickerField<Mode extends SelectionMode>({
  props,
  picker,
  children,
}: PickerFieldProps<Mode>) {
  const { id, isMultiple, values } = picker;
  const text = toText(values, isMultiple);
  const input = useChangeEvent(text);
  return (
    <TextField
      className={field.field}
      aria-label={props['aria-label']}
      name={isMultiple ? undefined : props.name}
      isRequired={props.isRequired ?? true}
      isDisabled={props.isDisabled}
      isInvalid={props.isInvalid}
      validate={(value) =>
        props.validate?.(fromValues<Mode>(fromText(value, isMultiple), isMultiple))
      }
      value={text}
      onChange={(value) => picker.setValues(fromText(value, isMultiple))}
    >
      <FieldLabel label={props.label} optionalText={props.optionalText} id={`${id}label`} />
      <Group ref={picker.box} className={field.controls[props.size ?? 'm']}>
        {children}
        {isClearable(props, picker) && <ClearButton name={props.clearText} picker={picker} />}
        <Input
          ref={input}
          className={hidden}
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
          onFocus={() => picker.trigger.current?.focus()}
        />
      </Group>
      {isMultiple &&
        props.name &&
        values.map((value) => <input key={value} type="hidden" name={props.name} value={value} />)}
      <FieldHelp hint={props.hint} errorMessage={props.errorMessage} id={`${id}help`} />
    </TextField>
  );
}

/** Whether the field shows the cross that lets the choice go. */
export function isClearable<Mode extends SelectionMode>(
  { clearText, isDisabled }: PickerProps<Mode>,
  { values }: Picker,
) {
  return Boolean(clearText) && values.length > 0 && !isDisabled;
}

function ClearButton({ name, picker }: { name: string | undefined; picker: Picker }) {
  const clear = () => {
    picker.setValues([]);
    picker.trigger.current?.focus();
  };
  return (
    <button type="button" className={css.clear} aria-label={name} onClick={clear}>
      <XIcon size={16} />
    </button>
  );
}

/** A native `change` for every new value: React Aria then shows or drops the error, and the form hears of it. */
function useChangeEvent(text: string) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(text);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
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
