import { type FocusEvent, useId, useMemo, useRef } from 'react';
import type { Option } from '../list/option.ts';
import { useControlled } from '../use-controlled.ts';
import type { PickerProps } from './picker.ts';
import { fromValues, type SelectionMode, toggled, toValues } from './picker-value.ts';
import { useChosenOptions } from './use-chosen-options.ts';

/** The selection of a field with a list, and refs to the elements of the field. */
export function usePicker<Mode extends SelectionMode>(props: PickerProps<Mode>) {
  const isMultiple = props.selectionMode === 'multiple';
  const [picked, setPicked] = useControlled(
    props.value,
    props.defaultValue ?? fromValues<Mode>([], isMultiple),
    props.onChange,
  );
  const values = useMemo(() => toValues(picked), [picked]);
  const { chosen, remember } = useChosenOptions(values, props);
  const setValues = (next: readonly string[], option?: Option) => {
    setPicked(fromValues<Mode>(next, isMultiple), remember(next, option));
  };
  /** Removes the last of several values. */
  const dropLast = () => {
    if (isMultiple && values.length > 0) setValues(values.slice(0, -1));
  };
  return {
    /** Prefix of the ids of label and help. */
    id: useId(),
    /** The whole box of the field: the anchor of the list. */
    box: useRef<HTMLDivElement>(null),
    /** The popup while it is open. */
    popup: useRef<HTMLDivElement>(null),
    /** The button that opens the list. */
    trigger: useRef<HTMLButtonElement>(null),
    isMultiple,
    values,
    chosen,
    setValues,
    pick: (option: Option) => setValues(toggled(values, option.value, isMultiple), option),
    dropLast,
    /** Handles Backspace on the closed field: removes the last of several values, or the single one if not required. */
    letGo: () => {
      if (props.isReadOnly) return;
      if (isMultiple) dropLast();
      else if (!props.isRequired && values.length > 0) setValues([]);
    },
  };
}

export type Picker = ReturnType<typeof usePicker>;

/**
 * Whether the list is open. This state is kept by the button and the list, not by the field around them, so that
 * opening renders nothing else again.
 */
export function useOpening<Mode extends SelectionMode>(props: PickerProps<Mode>) {
  const { isDisabled, isReadOnly, defaultOpen = false, onOpenChange } = props;
  const isFixed = Boolean(isDisabled || isReadOnly);
  const [isWanted, setWanted] = useControlled(props.isOpen, defaultOpen, onOpenChange);
  const isOpen = isWanted && !isFixed;
  const setOpen = (next: boolean) => {
    if (next !== isOpen && !(next && isFixed)) setWanted(next);
  };
  return { isOpen, setOpen };
}

/** Handlers that call `onFocus` when the field gets the focus, `onBlur` when it leaves both the field and its list. */
export function focusTellers<Mode extends SelectionMode>(
  { onFocus, onBlur }: PickerProps<Mode>,
  { box, popup }: Pick<Picker, 'box' | 'popup'>,
) {
  const isInside = ({ relatedTarget }: FocusEvent) =>
    [box, popup].some(({ current }) => current?.contains(relatedTarget));
  return {
    onFocus: (event: FocusEvent<HTMLElement>) => isInside(event) || onFocus?.(event),
    onBlur: (event: FocusEvent<HTMLElement>) => isInside(event) || onBlur?.(event),
  };
}
