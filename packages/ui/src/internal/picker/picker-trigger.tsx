import { type FocusEvent, type KeyboardEvent, useContext } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons/icons.tsx';
import { ids } from '../dom-props.ts';
import type { PickerProps } from './picker.ts';
import * as css from './picker-field.css.ts';
import { isClearable } from './picker-field.tsx';
import type { SelectionMode } from './picker-value.ts';
import { focusTellers, type Picker } from './use-picker.ts';

interface PickerTriggerProps<Mode extends SelectionMode> {
  props: PickerProps<Mode>;
  picker: Picker;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Id of the popup. */
  popupId: string;
  popupRole: 'listbox' | 'dialog';
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onBlur?: ((event: FocusEvent) => void) | undefined;
}

/** The button that shows the selection and opens the list. */
export function PickerTrigger<Mode extends SelectionMode>(all: PickerTriggerProps<Mode>) {
  const { props, picker, isOpen, setOpen } = all;
  const { id, trigger } = picker;
  const isInvalid = useContext(FieldErrorContext)?.isInvalid ?? false;
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  const focus = focusTellers(props, picker);
  const isHelped = isInvalid || props.hint !== undefined;
  return (
    <button
      ref={trigger}
      id={props.id}
      type="button"
      role="combobox"
      className={css.triggers[props.size ?? 'm']}
      // biome-ignore lint/a11y/noAutofocus: the parent asks for it
      autoFocus={props.autoFocus}
      disabled={props.isDisabled}
      aria-label={props['aria-label']}
      aria-labelledby={ids(props.label !== undefined && `${id}label`, props['aria-labelledby'])}
      aria-describedby={ids(props['aria-describedby'], isHelped && `${id}help`)}
      aria-details={props['aria-details']}
      aria-readonly={props.isReadOnly || undefined}
      aria-haspopup={all.popupRole}
      aria-expanded={isOpen}
      aria-controls={isOpen ? all.popupId : undefined}
      aria-required={props.isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      onClick={() => {
        // Safari does not focus a clicked button, but the keys need the focus here.
        trigger.current?.focus();
        setOpen(!isOpen);
      }}
      onKeyDown={all.onKeyDown}
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onFocus={focus.onFocus}
      onBlur={(event) => {
        all.onBlur?.(event);
        focus.onBlur(event);
      }}
    >
      {props.icon && <span className={css.icon}>{props.icon}</span>}
      <TriggerText
        placeholder={props.placeholder}
        labels={
          props.valueText === undefined
            ? picker.chosen.map(({ label }) => label)
            : [props.valueText]
        }
      />
      {isClearable(props, picker) && <span className={css.cross} />}
      <span className={css.icon}>
        <Chevron size={16} />
      </span>
    </button>
  );
}

function TriggerText({
  placeholder,
  labels,
}: {
  placeholder?: string | undefined;
  labels: readonly string[];
}) {
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
