import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { CountryRow } from './country-list.ts';
import type { CountryListProps, CountryListTexts } from './country-list-props.ts';
import * as css from './country-picker.css.ts';
import { CountryRowsBox, rowId } from './country-rows-box.tsx';
import { type CountryRows, useCountryRows } from './use-country-rows.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** The search field and the list, which draws only the rows in view. */
export function CountryList(props: CountryListProps) {
  const { id, enableSearch = true } = props;
  const list = useCountryRows(props);
  const { rows, active, inView } = list;
  const search = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // After the layout effects, by which a dialog around the field knows the list as its own and lets the focus go.
  useEffect(() => {
    // A finger would raise the keyboard over the list; it may still tap the search field.
    const start = props.isTouched ? null : search.current;
    (start ?? box.current)?.focus({ preventScroll: true });
  }, [props.isTouched]);

  const pick = (row: CountryRow | undefined) => {
    if (!row) return;
    props.onSelect(row.country, row.areaCode);
    props.close('field');
  };
  const typeAhead = useTypeAhead(rows, list.goToMiddle);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = list.rowByKey(event.key);
    if (to !== null) list.goTo(to);
    else if (event.key === 'Enter') pick(rows[active]);
    else if (event.key === 'Escape') props.close('button');
    else if (event.key === 'Tab') props.close(event.shiftKey ? 'button' : 'field');
    else if (enableSearch) return;
    else if (!typeAhead(event)) {
      if (event.key !== ' ') return;
      pick(rows[active]);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const isActiveDrawn = active >= inView.first && active < inView.end;
  const activeId = isActiveDrawn ? rowId(id, active) : undefined;
  return (
    <>
      {enableSearch && (
        <SearchField
          {...props}
          inputRef={search}
          list={list}
          activeId={activeId}
          onKeyDown={onKeyDown}
        />
      )}
      <CountryRowsBox
        boxRef={box}
        id={id}
        label={props.countriesLabel ?? 'Countries'}
        list={list}
        activeId={enableSearch ? undefined : activeId}
        onKeyDown={enableSearch ? undefined : onKeyDown}
        onPick={pick}
        renderFlag={props.renderFlag}
      />
      <div role="status" className={rows.length === 0 ? css.status : css.hidden}>
        {rows.length === 0
          ? (props.searchNotFound ?? 'No entries to show')
          : list.query && (props.formatCount ?? String)(rows.length)}
      </div>
    </>
  );
}
interface SearchFieldProps extends CountryListTexts {
  /** Id of the list. */
  id: string;
  inputRef: RefObject<HTMLInputElement | null>;
  list: CountryRows;
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchField({ inputRef, id, list, activeId, onKeyDown, ...texts }: SearchFieldProps) {
  const { searchPlaceholder = 'search', disableSearchIcon, autocompleteSearch } = texts;
  return (
    <div className={css.search}>
      {!disableSearchIcon && <SearchIcon />}
      <input
        ref={inputRef}
        className={css.searchInput}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-label={searchPlaceholder}
        placeholder={searchPlaceholder}
        autoComplete={autocompleteSearch ? 'on' : 'off'}
        enterKeyHint="done"
        spellCheck={false}
        value={list.query}
        onChange={({ target }) => list.search(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

function SearchIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path
        strokeWidth="2"
        strokeLinecap="round"
        d="m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z"
      />
    </svg>
  );
}
