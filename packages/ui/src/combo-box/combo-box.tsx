import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useId,
  useState,
} from 'react';
import { filled } from '../family/phone-words.ts';
import { isCharacter } from '../internal/keys.ts';
import type { SearchWords } from '../internal/list/list-source.ts';
import { PickerField } from '../internal/picker/picker-field.tsx';
import { PickerTrigger } from '../internal/picker/picker-trigger.tsx';
import type { SelectionMode } from '../internal/picker/picker-value.ts';
import { focusTellers, type Picker, useOpening, usePicker } from '../internal/picker/use-picker.ts';
import { PopoverSurface } from '../internal/popover.tsx';
import { usePressOutside } from '../internal/use-press-outside.ts';
import { useWords } from '../words/words.tsx';
import { ChosenChips, showsChips } from './chosen-chips.tsx';
import type { ComboBoxProps } from './combo-box-props.ts';
import { SearchList } from './search-list.tsx';

export type { SearchWords } from '../internal/list/list-source.ts';
export type { Option } from '../internal/list/option.ts';
export type { PickedValue, SelectionMode } from '../internal/picker/picker-value.ts';
export type { ComboBoxProps } from './combo-box-props.ts';

/**
 * A field to select one or several options from a searchable list of any length, loaded at once or page by page,
 * searched in the browser or by the server. The search field is in the popover; typing on the closed field opens it.
 * `ref` is the button.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-autocomplete-list/
 */
export const ComboBox = forwardRef(function ComboBox<Mode extends SelectionMode = 'single'>(
  { words, ...props }: ComboBoxProps<Mode>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const picker = usePicker(props);
  const all = { ...useWords(), ...words };
  const hasChips = showsChips(props, picker);
  const { label, 'aria-label': name = '' } = props;
  const shown = hasChips
    ? { ...props, valueText: filled(all.chosen, 'count', picker.chosen.length) }
    : props;
  return (
    <PickerField
      props={props}
      picker={picker}
      owner={ref}
      under={hasChips && <ChosenChips label={label ?? name} picker={picker} />}
    >
      <ComboBoxControl props={shown} picker={picker} words={all} />
    </PickerField>
  );
}) as <Mode extends SelectionMode = 'single'>(
  props: ComboBoxProps<Mode> & RefAttributes<HTMLButtonElement>,
) => ReactNode;

interface ComboBoxControlProps<Mode extends SelectionMode> {
  props: Omit<ComboBoxProps<Mode>, 'words'>;
  picker: Picker;
  words: SearchWords;
}

function ComboBoxControl<Mode extends SelectionMode>({
  props,
  picker,
  words,
}: ComboBoxControlProps<Mode>) {
  const { isOpen, setOpen } = useOpening(props);
  const [manner, setManner] = useState({ query: '', isTouch: false });
  const popupId = useId();

  const open = (query: string) => {
    setManner({ query, isTouch: matchMedia('(pointer: coarse)').matches });
    setOpen(true);
  };
  const close = () => setOpen(false);
  usePressOutside(isOpen && !manner.isTouch, [picker.box, picker.popup], close);

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (/^(ArrowUp|ArrowDown|Enter| )$/.test(key)) open('');
    else if (isCharacter(event)) open(key);
    else if (key === 'Backspace' || key === 'Delete') picker.letGo();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <PickerTrigger
        props={props}
        picker={picker}
        isOpen={isOpen}
        setOpen={(next) => (next ? open('') : close())}
        popupId={popupId}
        popupRole="dialog"
        onKeyDown={onKeyDown}
      />
      {/* On touch the page behind the list does not scroll; with a keyboard Tab leaves the list. */}
      <PopoverSurface
        {...focusTellers(props, picker)}
        triggerRef={picker.box}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isNonModal={!manner.isTouch}
        // A press on the open field already closes the list.
        shouldCloseOnInteractOutside={(element) => !picker.box.current?.contains(element)}
        shouldSkipAnimation
        placement="bottom start"
        list="trigger"
      >
        <SearchList
          id={popupId}
          props={props}
          picker={picker}
          words={words}
          manner={manner}
          onClose={close}
        />
      </PopoverSurface>
    </>
  );
}
