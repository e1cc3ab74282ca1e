import {
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { filled } from '../family/phone-words.ts';
import { type DomProps, dataAttributes } from '../internal/dom-props.ts';
import { useTypeAhead } from '../internal/keys.ts';
import { ListBox, type ListBoxHandle } from '../internal/list/list-box.tsx';
import type { ListSource, SearchWords } from '../internal/list/list-source.ts';
import type { Option } from '../internal/list/option.ts';
import { useRows } from '../internal/list/use-rows.ts';
import { useServerSearch } from '../internal/list/use-server-search.ts';
import { toggled } from '../internal/picker/picker-value.ts';
import { useChosenOptions } from '../internal/picker/use-chosen-options.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { SearchField } from '../search-field/search-field.tsx';
import { useWords, type Words } from '../words/words.tsx';
import * as css from './checkbox-list.css.ts';

export type { Option } from '../internal/list/option.ts';

/** Texts of a checkbox list. */
export type CheckboxListWords = SearchWords & Pick<Words, 'clear' | 'more' | 'moreOfCount'>;

export interface CheckboxListProps extends ListSource, Omit<DomProps, 'aria-label'> {
  /** Accessible name: what is selected here. */
  label: string;
  /**
   * Texts of this list that differ from those of `WordsProvider`.
   * @default those of `WordsProvider`
   */
  words?: Partial<CheckboxListWords> | undefined;
  /**
   * Selected values (controlled).
   * @default none: the list keeps its own
   */
  value?: readonly string[] | undefined;
  /**
   * Values selected at first (uncontrolled).
   * @default []
   */
  defaultValue?: readonly string[] | undefined;
  /** Called with the selected values and their options after every change. */
  onChange?: ((value: readonly string[], options: readonly Option[]) => void) | undefined;
  /**
   * Options of selected values that may not be among `items` yet.
   * @default none
   */
  selectedItems?: readonly Option[] | undefined;
  /**
   * How many options are shown while the list is folded. A list that is not longer has no search and no button.
   * @default 7
   */
  foldedCount?: number | undefined;
}

/**
 * A list of checkboxes with counts on a page. Folded it shows the first few options; unfolded it shows all in a
 * scrolled box of 245 px that loads page by page and can be searched. Selected options come first. Keys are those of
 * the ARIA listbox: one Tab stop, arrows move, Space selects, letters jump.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export const CheckboxList = forwardRef<HTMLDivElement, CheckboxListProps>(function CheckboxList(
  { label, words: ownWords, value, defaultValue = [], onChange, foldedCount = 7, ...source },
  ref,
) {
  const words = { ...useWords(), ...ownWords };
  const [values, setValues] = useControlled(value, defaultValue, onChange);
  const { chosen, remember } = useChosenOptions(values, source);
  const [query, setQuery] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<ListBoxHandle>(null);
  const ownId = useId();
  const id = source.id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current?.querySelector('[role="listbox"]') as HTMLDivElement);
  const isAnswered = useServerSearch(query, source);
  const rows = useRows({ items: source.items, chosen, query, isAnswered });
  const selected = useMemo(() => new Set(values), [values]);
  const onKeyDown = useListKeys(list);

  // the search field stays during a search, however few options are found
  const isLong = query !== '' || source.hasMore || source.items.length > foldedCount;
  const isFolded = isLong && !isUnfolded && query === '';
  const shown = Math.max(foldedCount, chosen.length);
  const total = source.total ?? (source.hasMore ? undefined : rows.length);
  const pick = (option: Option) => {
    const next = toggled(values, option.value, true);
    setValues(next, remember(next, option));
  };
  return (
    <div {...dataAttributes(source)} ref={root} className={css.root}>
      {isLong && (
        <SearchField
          size="s"
          aria-label={words.search}
          placeholder={words.search}
          clearLabel={words.clear}
          value={query}
          onChange={setQuery}
        />
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the list box inside */}
      <div className={css.list} onKeyDown={onKeyDown}>
        <ListBox
          ref={list}
          id={id}
          label={label}
          describedBy={source['aria-describedby']}
          rows={isFolded ? rows.slice(0, shown) : rows}
          source={isFolded ? { ...source, hasMore: false } : source}
          words={words}
          selected={selected}
          isMultiple
          isWhole={isFolded}
          look="checks"
          query={query.trim()}
          startAt={-1}
          onPick={pick}
        />
      </div>
      {isFolded && (
        <Button
          className={css.more}
          onPress={() => {
            setUnfolded(true);
            list.current?.focus();
          }}
        >
          {total === undefined ? words.more : filled(words.moreOfCount, 'count', total - shown)}
        </Button>
      )}
    </div>
  );
});

function useListKeys(list: RefObject<ListBoxHandle | null>) {
  const typeAhead = useTypeAhead();
  return (event: KeyboardEvent) => {
    const open = list.current;
    const isTyped = typeAhead(event, (letters) => open?.type(letters) ?? false);
    if (isTyped || open?.press(event.key)) event.preventDefault();
  };
}
