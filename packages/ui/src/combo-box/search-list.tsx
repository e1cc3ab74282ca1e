import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { SearchIcon } from '../icons/icons.tsx';
import { ListBox, type ListBoxHandle } from '../internal/list/list-box.tsx';
import type { SearchWords } from '../internal/list/list-source.ts';
import type { Option } from '../internal/list/option.ts';
import { useRows } from '../internal/list/use-rows.ts';
import { useServerSearch } from '../internal/list/use-server-search.ts';
import type { SelectionMode } from '../internal/picker/picker-value.ts';
import type { Picker } from '../internal/picker/use-picker.ts';
import type { ComboBoxProps } from './combo-box-props.ts';
import { OFFER, withOffer } from './offer.ts';
import * as css from './search-list.css.ts';

interface SearchListProps<Mode extends SelectionMode> {
  id: string;
  props: Omit<ComboBoxProps<Mode>, 'words'>;
  picker: Picker;
  words: SearchWords;
  /** How the list was opened: the text already typed, and whether by touch. */
  manner: { query: string; isTouch: boolean };
  onClose: () => void;
}

/** Popover content of a combo box: a search field, which keeps the focus, above the list. */
export function SearchList<Mode extends SelectionMode>(all: SearchListProps<Mode>) {
  const { id, props, picker, words, manner, onClose } = all;
  const { isMultiple, values, popup } = picker;
  const [query, setQuery] = useState(manner.query);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListBoxHandle>(null);
  const listId = useId();
  const found = useRows({
    items: props.items,
    chosen: isMultiple ? picker.chosen : [],
    query,
    isAnswered: useServerSearch(query, props),
  });
  const rows = useMemo(
    () => (props.onCreate ? withOffer(found, query, words.create) : found),
    [found, query, words.create, props.onCreate],
  );
  const selected = useMemo(() => new Set(values), [values]);
  const name = props.label ?? props['aria-label'];

  // On touch, focusing the field would open the screen keyboard over the list, so the user taps the field to search.
  useEffect(() => {
    (manner.isTouch ? popup : input).current?.focus({ preventScroll: true });
  }, [manner, popup]);

  const latest = useRef(picker);
  useEffect(() => {
    latest.current = picker;
  });
  const choose = (option: Option | null | undefined) => option && latest.current.pick(option);
  const pick = (option: Option) => {
    if (option.value !== OFFER) choose(option);
    else {
      const made = props.onCreate?.(query.trim());
      // more may have been selected when the promise resolves, so use the latest picker
      if (made instanceof Promise) void made.then(choose);
      else choose(made);
      setQuery('');
    }
    if (!isMultiple) onClose();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && query === '') picker.dropLast();
    if (event.key === 'ArrowUp' && event.altKey) onClose();
    else if (!isForList(event.key, query)) return;
    else list.current?.press(event.key);
    event.preventDefault();
  };

  return (
    <div ref={popup} id={id} role="dialog" aria-label={name} tabIndex={-1} className={css.dialog}>
      <div className={css.search}>
        <SearchIcon size={16} />
        <input
          ref={input}
          className={css.input}
          role="combobox"
          aria-label={words.search}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <ListBox
        ref={list}
        id={listId}
        label={name}
        rows={rows}
        source={props}
        words={words}
        selected={selected}
        isMultiple={isMultiple}
        look="options"
        query={query.trim()}
        startAt={query ? 0 : rows.findIndex((option) => !isMultiple && selected.has(option.value))}
        controller={input}
        hasDetails={props.hasDetails}
        onPick={pick}
      />
    </div>
  );
}

/** Whether the list handles a key. Home and End belong to the text unless it is empty. */
function isForList(key: string, query: string) {
  if (key === 'Home' || key === 'End') return query === '';
  return /^(Arrow(Up|Down)|Page(Up|Down)|Enter)$/.test(key);
}
