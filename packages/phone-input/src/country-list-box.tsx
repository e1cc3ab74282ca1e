import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Country } from './country.ts';
import type { CountryListOptions, CountryRow } from './country-list.ts';
import * as css from './country-picker.css.ts';
import { CountryRowsBox, rowId } from './country-rows-box.tsx';
import { type CountryRows, useCountryRows } from './use-country-rows.ts';
import { useTypeAhead } from './use-type-ahead.ts';

/** Props that the owner of the field sets about the list. */
export interface CountryListTexts {
  /**
   * A search field above the list. Without one, letters typed in the list go to the first country that starts with them.
   * @default true
   */
  enableSearch?: boolean;
  /**
   * Placeholder and name of the search field.
   * @default 'search'
   */
  searchPlaceholder?: string;
  /**
   * Instead of the list when nothing fits.
   * @default 'No entries to show'
   */
  searchNotFound?: string;
  /**
   * No magnifier in the search field.
   * @default false
   */
  disableSearchIcon?: boolean;
  /**
   * The browser may suggest what to search for.
   * @default false
   */
  autocompleteSearch?: boolean;
  /**
   * Name of the list.
   * @default 'Countries'
   */
  countriesLabel?: string;
  /**
   * How many countries a search found, read out.
   * @default the number
   */
  formatCount?: (count: number) => string;
}

export interface CountryListProps extends CountryListTexts, CountryListOptions {
  id: string;
  countries: readonly Country[];
  country: Country | null;
  /** Digits of the field, to tell the area that is chosen. */
  digits: string;
  onSelect: (country: Country, areaCode?: string) => void;
  close: (focus?: 'button' | 'field') => void;
  /** The list was opened by a finger. */
  isTouched: boolean;
  renderFlag?: (country: Country) => ReactNode;
}

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
