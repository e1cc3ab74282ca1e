import { useMemo, useState } from 'react';
import type { Option } from './option.ts';
import type { PickerProps } from './picker.ts';
import { fromValues, type SelectionMode, toggled, toValues } from './picker-value.ts';
import { useChosenOptions } from './use-chosen-options.ts';
import { useControlled } from './use-controlled.ts';

/** State of a field with a list: what is chosen, and whether the list is open. */
export function usePicker<Mode extends SelectionMode>(props: PickerProps<Mode>) {
  const isMultiple = props.selectionMode === 'multiple';
  const [picked, setPicked] = useControlled(
    props.value,
    props.defaultValue ?? fromValues<Mode>([], isMultiple),
    props.onChange,
  );
  const values = useMemo(() => toValues(picked), [picked]);
  const { chosen, remember } = useChosenOptions(values, props);
  const [isOpen, setIsOpen] = useState(false);

  const setValues = (next: readonly string[]) => {
    setPicked(fromValues<Mode>(next, isMultiple), remember(next));
  };
  const setOpen = (next: boolean) => {
    if (next === isOpen || (next && props.isDisabled)) return;
    setIsOpen(next);
    props.onOpenChange?.(next);
  };
  const pick = (option: Option) => {
    remember([], option);
    setValues(toggled(values, option.value, isMultiple));
    if (!isMultiple) setOpen(false);
  };
  /** Lets the last of several go. */
  const dropLast = () => {
    if (isMultiple && values.length > 0) setValues(values.slice(0, -1));
  };
  return {
    isMultiple,
    values,
    chosen,
    setValues,
    pick,
    isOpen,
    setOpen,
    dropLast,
    /** What Backspace on the closed field does: the last of several goes, or the one that may go. */
    letGo: () => {
      if (isMultiple) dropLast();
      else if (props.isRequired === false && values.length > 0) setValues([]);
    },
  };
}

export type Picker = ReturnType<typeof usePicker>;
