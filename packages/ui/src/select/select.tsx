import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useId,
  useMemo,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useTypeAhead } from '../internal/keys.ts';
import { ListBox, type ListBoxHandle } from '../internal/list/list-box.tsx';
import type { ListWords, PageSource } from '../internal/list/list-source.ts';
import { useRows } from '../internal/list/use-rows.ts';
import type { PickerProps } from '../internal/picker/picker.ts';
import { PickerField } from '../internal/picker/picker-field.tsx';
import { PickerTrigger } from '../internal/picker/picker-trigger.tsx';
import type { SelectionMode } from '../internal/picker/picker-value.ts';
import { focusTellers, type Picker, useOpening, usePicker } from '../internal/picker/use-picker.ts';
import { PopoverSurface } from '../internal/popover.tsx';
import { useLayoutEffect } from '../internal/use-layout-effect.ts';
import { useWords } from '../words/words.tsx';

export type { ListWords } from '../internal/list/list-source.ts';
export type { Option } from '../internal/list/option.ts';
export type { PickedValue, SelectionMode } from '../internal/picker/picker-value.ts';

export interface SelectProps<Mode extends SelectionMode = 'single'> extends PickerProps<Mode> {
  /**
   * Texts of this list that differ from those of `WordsProvider`.
   * @default those of `WordsProvider`
   */
  words?: Partial<ListWords> | undefined;
}

/** Lists up to this long are shown whole, as wide as their longest label; longer ones scroll, as wide as the field. */
const SHORT_LIST = 8;

/**
 * A field to select one or several options from a list of any length, loaded at once or page by page. For a searchable
 * list use `ComboBox`. Keys are those of the ARIA Authoring Practices: the focus stays on the field. `ref` is the
 * button.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
 */
export const Select = forwardRef(function Select<Mode extends SelectionMode = 'single'>(
  { words, ...props }: SelectProps<Mode>,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const picker = usePicker(props);
  const all = { ...useWords(), ...words };
  return (
    <PickerField props={props} picker={picker} owner={ref}>
      <SelectControl props={props} picker={picker} words={all} />
    </PickerField>
  );
}) as <Mode extends SelectionMode = 'single'>(
  props: SelectProps<Mode> & RefAttributes<HTMLButtonElement>,
) => ReactNode;

interface SelectControlProps<Mode extends SelectionMode> {
  props: PickerProps<Mode>;
  picker: Picker;
  words: ListWords;
}

function SelectControl<Mode extends SelectionMode>({
  props,
  picker,
  words,
}: SelectControlProps<Mode>) {
  const opening = useOpening(props);
  const list = useRef<ListBoxHandle>(null);
  const listId = useId();
  const keys = useSelectKeys(picker, opening, list);
  return (
    <>
      <PickerTrigger
        {...opening}
        props={props}
        picker={picker}
        popupId={listId}
        popupRole="listbox"
        onKeyDown={keys.onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (!picker.popup.current?.contains(relatedTarget)) opening.setOpen(false);
        }}
      />
      <PopoverSurface
        {...focusTellers(props, picker)}
        ref={picker.popup}
        triggerRef={picker.box}
        isOpen={opening.isOpen}
        onOpenChange={opening.setOpen}
        isNonModal
        shouldSkipAnimation
        placement="bottom start"
        list={isShort(props) ? 'label' : 'trigger'}
        onMouseDown={(event) => event.preventDefault()}
      >
        <SelectList
          id={listId}
          props={props}
          picker={picker}
          words={words}
          list={list}
          onShown={keys.onShown}
          onPicked={() => picker.isMultiple || opening.setOpen(false)}
        />
      </PopoverSurface>
    </>
  );
}

function isShort({ items, hasMore }: PageSource) {
  return items.length <= SHORT_LIST && !hasMore;
}

interface SelectListProps<Mode extends SelectionMode> extends SelectControlProps<Mode> {
  id: string;
  list: RefObject<ListBoxHandle | null>;
  /** The list is there, and takes keys. */
  onShown: () => void;
  onPicked: () => void;
}

function SelectList<Mode extends SelectionMode>(all: SelectListProps<Mode>) {
  const { id, props, picker, words, list, onShown, onPicked } = all;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a list that was just drawn
  useLayoutEffect(onShown, []);
  const { isMultiple, values } = picker;
  const rows = useRows({
    items: props.items,
    chosen: isMultiple ? picker.chosen : [],
    query: '',
    isAnswered: true,
  });
  const selected = useMemo(() => new Set(values), [values]);
  const chosenRow = isMultiple ? -1 : rows.findIndex((option) => selected.has(option.value));
  return (
    <ListBox
      ref={list}
      id={id}
      label={props.label ?? props['aria-label']}
      rows={rows}
      source={props}
      words={words}
      selected={selected}
      isMultiple={isMultiple}
      look="options"
      hasDetails={props.hasDetails}
      isWhole={isShort(props)}
      query=""
      startAt={Math.max(chosenRow, 0)}
      controller={picker.trigger}
      onPick={(option) => {
        picker.pick(option);
        onPicked();
      }}
    />
  );
}

/** Keys of the select-only combobox, plus Backspace, which removes the last of several values. */
function useSelectKeys(
  picker: Picker,
  { isOpen, setOpen }: ReturnType<typeof useOpening>,
  list: RefObject<ListBoxHandle | null>,
) {
  const typeAhead = useTypeAhead();
  /** Keys for a list that is not drawn yet: the one that opened it, and those that followed at once. */
  const waiting = useRef<((list: ListBoxHandle) => unknown)[]>([]);
  const onShown = () => {
    const [first, ...others] = waiting.current.splice(0);
    const run = (act: typeof first) => list.current && act?.(list.current);
    run(first);
    // each of the others begins where the one before it has led
    if (others.length > 0)
      queueMicrotask(() => {
        for (const act of others) flushSync(() => run(act));
      });
  };
  const inList = (act: (list: ListBoxHandle) => boolean) => {
    if (isOpen && list.current) return act(list.current);
    waiting.current.push(act);
    setOpen(true);
    return true;
  };
  const handle = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === 'Escape' || key === 'Tab' || (key === 'ArrowUp' && event.altKey)) {
      if (!isOpen) return false;
      waiting.current = [];
      if (key !== 'Escape' && !picker.isMultiple) list.current?.press('Enter');
      setOpen(false);
      if (key === 'Escape') event.stopPropagation();
      return key !== 'Tab';
    }
    if (key === 'Backspace' || key === 'Delete') {
      picker.letGo();
      return true;
    }
    return typeAhead(event, (letters) => inList((open) => open.type(letters))) || move(key);
  };

  const move = (key: string) => {
    if (!/^(Arrow(Up|Down)|Page(Up|Down)|Home|End|Enter| )$/.test(key)) return false;
    const isOpening = !isOpen && waiting.current.length === 0;
    const opensOnly = isOpening && key !== 'Home' && key !== 'End';
    inList((open) => opensOnly || open.press(key));
    return true;
  };

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (handle(event)) event.preventDefault();
    },
    onShown,
  };
}
