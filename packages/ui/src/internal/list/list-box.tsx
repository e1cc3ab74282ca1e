import {
  type CSSProperties,
  type FocusEvent,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { filled } from '../../family/phone-words.ts';
import { Spinner } from '../../spinner/spinner.tsx';
import { hidden } from '../../visually-hidden/visually-hidden.css.ts';
import { useCountFormat } from '../format-count.ts';
import { useLayoutEffect } from '../use-layout-effect.ts';
import * as css from './list-box.css.ts';
import { type ListLook, ListRow } from './list-row.tsx';
import { useListLines } from './list-sections.ts';
import type { ListWords, PageSource } from './list-source.ts';
import { LIST_HEIGHT, rowsToDraw } from './list-window.ts';
import type { Option } from './option.ts';
import { useActiveRow } from './use-active-row.ts';
import { usePaging } from './use-paging.ts';

/** Methods of the list for the element that has the focus. */
export interface ListBoxHandle {
  /** Handles a key: moves, or picks by Enter and Space. Returns false for a key that the list does not use. */
  press: (key: string) => boolean;
  /** Moves to the next option that starts with the typed letters. Returns false if there is none. */
  type: (letters: string) => boolean;
  /** Focuses the list, if it can have the focus. */
  focus: () => void;
}

export interface ListBoxProps {
  id: string;
  /** Accessible name of the list. */
  label?: string | undefined;
  /** Id of the element that labels the list. */
  labelledBy?: string | undefined;
  /** Ids of the elements that describe the list. */
  describedBy?: string | undefined;
  rows: readonly Option[];
  source: PageSource;
  words: ListWords;
  selected: ReadonlySet<string>;
  isMultiple: boolean;
  look: ListLook;
  /** Whether rows are two lines high. @default false */
  hasDetails?: boolean | undefined;
  /** Query of the search. A new one scrolls the list back to the start. */
  query: string;
  /** Whether to show all rows without a scrolled box, for short lists. @default false */
  isWhole?: boolean | undefined;
  /** First active row, -1 for none. */
  startAt: number;
  /** Element that has the focus and gets `aria-activedescendant`. Without it the list itself can have the focus. */
  controller?: RefObject<HTMLElement | null> | undefined;
  onPick: (option: Option) => void;
}

const assumedHeight = { options: 36, checks: 28 };

/**
 * A list of any length that renders only the rows in view. The focus stays on another element or on the box, which gets
 * `aria-activedescendant`, so it is not lost when rows scroll out of view.
 */
export const ListBox = forwardRef<ListBoxHandle, ListBoxProps>(function ListBox(props, ref) {
  const { id, rows, source, words, query, look, controller } = props;
  const box = useRef<HTMLDivElement>(null);
  const lines = useListLines(rows);
  const list = useActiveRow(box, {
    rows,
    lines,
    extraRows: source.error ? 1 : 0,
    query,
    startAt: props.startAt,
    assumedHeight: assumedHeight[look],
  });
  const { active, height } = list;
  const askForMore = usePaging(box, source, lines.count * height);

  const pick = (row: number) => {
    const option = rows[row];
    if (row === rows.length) source.onLoadMore?.();
    else if (option && !option.isDisabled) props.onPick(option);
  };
  const press = (key: string) => {
    if (key !== 'Enter' && key !== ' ') return list.move(key);
    if (active >= 0) pick(active);
    return active >= 0;
  };
  useImperativeHandle(ref, () => ({ press, type: list.type, focus: () => box.current?.focus() }));

  const follow = () => {
    list.follow();
    askForMore();
  };
  const view = { scrollTop: list.firstLine * height, viewHeight: LIST_HEIGHT + height };
  const drawn = rowsToDraw(view, height, lines.count);
  const start = props.isWhole ? 0 : lines.rowFrom(drawn.start);
  const end = props.isWhole ? rows.length : lines.rowFrom(drawn.end);
  const above = lines.lineOf(start) - (lines.isFirst(start) ? 1 : 0);
  const under = lines.count - (end > 0 ? lines.lineOf(end - 1) + 1 : 0);
  // A row that is scrolled out of view has no element to refer to.
  const isDrawn = active >= start && (active < end || active === rows.length);
  useActiveDescendant(controller ?? box, isDrawn ? `${id}-${active}` : undefined);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys come through `press` from the element with the focus */}
      <div
        ref={box}
        id={id}
        role="listbox"
        tabIndex={controller ? undefined : 0}
        aria-label={props.label}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-multiselectable={props.isMultiple || undefined}
        className={css.lists[look]}
        data-whole={props.isWhole || undefined}
        data-tall={props.hasDetails || undefined}
        style={spacers(above * height, under * height)}
        onScroll={follow}
        onFocus={(event) => isReachedByKey(event) && active < 0 && list.move('ArrowDown')}
        onMouseDown={controller && keepFocus}
        onMouseMove={(event) => pointTo(event, active, list.point)}
        onClick={(event) => pick(rowOf(event))}
      >
        <Rows {...props} start={start} end={end} active={active} />
        {source.isLoading && (
          <div className={css.loading} aria-hidden="true">
            <Spinner />
            {words.loading}
          </div>
        )}
        {source.error && (
          <RetryRow
            id={`${id}-${rows.length}`}
            row={rows.length}
            isActive={active === rows.length}
            error={source.error}
            retry={words.retry}
          />
        )}
      </div>
      <ListStatus count={rows.length} source={source} words={words} query={query} />
    </>
  );
});

function useActiveDescendant(holder: RefObject<HTMLElement | null>, id: string | undefined) {
  useLayoutEffect(() => {
    const element = holder.current;
    if (id === undefined) return;
    element?.setAttribute('aria-activedescendant', id);
    return () => element?.removeAttribute('aria-activedescendant');
  }, [holder, id]);
}

interface RowsProps extends ListBoxProps {
  start: number;
  end: number;
  active: number;
}

/** The rendered rows. The key is the row's index: a search changes the text of a row instead of replacing it. */
function Rows({ id, rows, start, end, active, selected, source, ...props }: RowsProps) {
  const format = useCountFormat();
  const setSize = props.query ? rows.length : sizeOf(source, rows.length);
  const drawn = rows.slice(start, end);
  const draw = (option: Option, row: number) => (
    <ListRow
      key={row}
      id={`${id}-${row}`}
      row={row}
      option={option}
      setSize={setSize}
      look={props.look}
      isActive={row === active}
      isSelected={selected.has(option.value)}
      isMultiple={props.isMultiple}
      query={props.query}
      format={format}
    />
  );
  if (!drawn.some(({ section }) => section !== undefined))
    return drawn.map((option, place) => draw(option, start + place));
  return sectionsOf(drawn).map(({ title, from, options }) => (
    <ListSection
      key={from + start}
      title={title}
      hasTitle={rows[start + from - 1]?.section !== title}
    >
      {options.map((option, place) => draw(option, start + from + place))}
    </ListSection>
  ));
}

/** Groups consecutive options with the same section title. */
function sectionsOf(options: readonly Option[]) {
  const found: { title: string | undefined; from: number; options: Option[] }[] = [];
  options.forEach((option, from) => {
    const last = found.at(-1);
    if (last && last.title === option.section) last.options.push(option);
    else found.push({ title: option.section, from, options: [option] });
  });
  return found;
}

interface ListSectionProps {
  title: string | undefined;
  /** Whether the first row of the section is rendered, so that the title is shown. */
  hasTitle: boolean;
  children: ReactNode;
}

function ListSection({ title, hasTitle, children }: ListSectionProps) {
  if (title === undefined) return children;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form, not options of a list
    <div role="group" aria-label={title} className={css.section}>
      {hasTitle && (
        <div className={css.sectionTitle} aria-hidden="true">
          {title}
        </div>
      )}
      {children}
    </div>
  );
}

function sizeOf({ total, hasMore }: PageSource, loaded: number) {
  return total ?? (hasMore ? -1 : loaded);
}

/** A failed page is shown as an option that loads it again, so the same keys reach it. */
function RetryRow(props: {
  id: string;
  row: number;
  isActive: boolean;
  error: string;
  retry: string;
}) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the control, which names this row active
    <div
      id={props.id}
      role="option"
      aria-selected={false}
      className={css.failed}
      data-row={props.row}
      data-active={props.isActive || undefined}
    >
      <span>{props.error}</span>
      <span className={css.retry}>{props.retry}</span>
    </div>
  );
}

interface ListStatusProps {
  count: number;
  source: PageSource;
  words: ListWords;
  query: string;
}

/** Announces the result of a search or of loading a page; in an empty list it is also visible. */
function ListStatus({ count, source, words, query }: ListStatusProps) {
  const isEmpty = count === 0 && !source.isLoading && !source.hasMore && !source.error;
  const found = query === '' ? '' : filled(words.found, 'count', count);
  return (
    <div role="status" className={isEmpty ? css.empty : hidden}>
      {isEmpty ? words.empty : source.isLoading ? words.loading : (source.error ?? found)}
    </div>
  );
}

/** Nothing where all rows are drawn, as by a server. */
const spacers = (above: number, under: number) =>
  above + under > 0
    ? ({ [css.above]: `${above}px`, [css.under]: `${under}px` } as CSSProperties)
    : undefined;

/** A press on a row must not move the focus from the control. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const isReachedByKey = ({ currentTarget }: FocusEvent) => currentTarget.matches(':focus-visible');

function rowOf(event: MouseEvent) {
  const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row]');
  return row ? Number(row.dataset.row) : -1;
}

function pointTo(event: MouseEvent, active: number, point: (row: number) => void) {
  const row = rowOf(event);
  if (row >= 0 && row !== active) point(row);
}
