import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { ChevronDownIcon, ChevronUpIcon, XIcon } from '../icons/icons.tsx';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import * as field from './field.css.ts';
import { FieldHelp, FieldLabel } from './field.tsx';
import type { PickerProps } from './picker.ts';
import * as css from './picker-field.css.ts';
import { fromValues, type SelectionMode } from './picker-value.ts';
import type { Picker } from './use-picker.ts';

interface TriggerProps {
  /** Id of what opens. */
  popupId: string;
  popupRole: 'listbox' | 'dialog';
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onBlur?: () => void;
}

interface PickerFieldProps<Mode extends SelectionMode> extends TriggerProps {
  props: PickerProps<Mode>;
  picker: Picker;
  /** The whole box of the field, for the list to open at. */
  boxRef: RefObject<HTMLDivElement | null>;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Label, box and help of a field with a list. A text input nobody sees carries the value, so that React Aria's text
 * field does the form's work: name, required, validation, server errors, reset, focus on the first bad field.
 */
export function PickerField<Mode extends SelectionMode>(all: PickerFieldProps<Mode>) {
  const { props, picker, boxRef, triggerRef } = all;
  const { isMultiple, values } = picker;
  const isClearable = Boolean(props.clearText) && values.length > 0 && !props.isDisabled;
  const text = toText(values, isMultiple);
  const input = useChangeEvent(text);
  const id = useId();
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
      <Group ref={boxRef} className={field.controls[props.size ?? 'm']}>
        <Trigger {...all} id={id} isClearable={isClearable} />
        {isClearable && (
          <button
            type="button"
            className={css.clear}
            aria-label={props.clearText}
            onClick={() => {
              picker.setValues([]);
              triggerRef.current?.focus();
            }}
          >
            <XIcon size={16} />
          </button>
        )}
        <Input
          ref={input}
          className={hidden}
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
          onFocus={() => triggerRef.current?.focus()}
        />
      </Group>
      {isMultiple &&
        props.name &&
        values.map((value) => <input key={value} type="hidden" name={props.name} value={value} />)}
      <FieldHelp hint={props.hint} errorMessage={props.errorMessage} id={`${id}help`} />
    </TextField>
  );
}

function Trigger<Mode extends SelectionMode>({
  id,
  props,
  picker,
  triggerRef,
  isClearable,
  ...trigger
}: PickerFieldProps<Mode> & { id: string; isClearable: boolean }) {
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  const { isOpen, setOpen, chosen } = picker;
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  const setRef = (button: HTMLButtonElement | null) => {
    triggerRef.current = button;
    assign(props.buttonRef, button);
  };
  return (
    <button
      ref={setRef}
      type="button"
      role="combobox"
      className={css.triggers[props.size ?? 'm']}
      // biome-ignore lint/a11y/noAutofocus: the parent asks for it
      autoFocus={props.autoFocus}
      disabled={props.isDisabled}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-label'] ? undefined : `${id}label`}
      aria-describedby={isInvalid || props.hint !== undefined ? `${id}help` : undefined}
      aria-haspopup={trigger.popupRole}
      aria-expanded={isOpen}
      aria-controls={isOpen ? trigger.popupId : undefined}
      aria-required={(props.isRequired ?? true) || undefined}
      aria-invalid={isInvalid || undefined}
      onClick={() => {
        // Safari gives a clicked button no focus, and the keys go where the focus is.
        triggerRef.current?.focus();
        setOpen(!isOpen);
      }}
      onKeyDown={trigger.onKeyDown}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onBlur={trigger.onBlur}
    >
      {props.icon && <span className={css.icon}>{props.icon}</span>}
      <TriggerText placeholder={props.placeholder} labels={chosen.map(({ label }) => label)} />
      {isClearable && <span className={css.cross} />}
      <span className={css.icon}>
        <Chevron size={16} />
      </span>
    </button>
  );
}

function TriggerText({ placeholder, labels }: { placeholder?: string; labels: readonly string[] }) {
  if (labels.length === 0) return <span className={css.placeholder}>{placeholder}</span>;
  return (
    <>
      <span className={css.value}>{labels.join(', ')}</span>
      {labels.length > 1 && (
        <span className={css.count} aria-hidden="true">
          {labels.length}
        </span>
      )}
    </>
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

function assign<Value>(ref: Ref<Value> | undefined, value: Value | null) {
  if (typeof ref === 'function') ref(value);
  else if (ref) ref.current = value;
}
