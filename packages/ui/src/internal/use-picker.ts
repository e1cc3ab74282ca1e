import { useId, useMemo, useRef, useState } from 'react';
import type { Option } from './option.ts';
import type { PickerProps } from './picker.ts';
import { fromValues, type SelectionMode, toggled, toValues } from './picker-value.ts';
import { useChosenOptions } from './use-chosen-options.ts';
import { useControlled } from './use-controlled.ts';

/** What is chosen in a field with a list, and the elements of the field. */
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
  /** Lets the last of several go. */
  const dropLast = () => {
    if (isMultiple && values.length > 0) setValues(values.slice(0, -1));
  };
  return {
    /** Beginning of the ids of label and help. */
    id: useId(),
    /** The whole box of the field: the list opens at it. */
    box: useRef<HTMLDivElement>(null),
    /** The button that opens the list. */
    trigger: useRef<HTMLButtonElement>(null),
    isMultiple,
    values,
    chosen,
    setValues,
    pick: (option: Option) => setValues(toggled(values, option.value, isMultiple), option),
    dropLast,
    /** What Backspace on the closed field does: the last of several goes, or the one that may go. */
    letGo: () => {
      if (isMultiple) dropLast();
      else if (props.isRequired === false && values.length > 0) setValues([]);
    },
  };
}

export type Picker = ReturnType<typeof usePicker>;

/**
 * Whether the list is open. Lives with the button and the list, apart from the field around them: opening draws
 * nothing else again.
 */
export function useOpening<Mode extends SelectionMode>({
  isDisabled,
  onOpenChange,
}: PickerProps<Mode>) {
  const [isOpen, setIsOpen] = useState(false);
  const setOpen = (next: boolean) => {
    if (next === isOpen || (next && isDisabled)) return;
    setIsOpen(next);
    onOpenChange?.(next);
  };
  return { isOpen, setOpen };
}
