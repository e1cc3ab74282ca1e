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

/** What the element with the focus may ask of its list. */
export interface ListBoxHandle {
  /** Moves by a key, or picks by Enter and Space; false for a key that the list has no use for. */
  press: (key: string) => boolean;
  /** Goes to the next option that begins with the letters typed in a row; false when there is none. */
  type: (letters: string) => boolean;
  /** Takes the focus, in a list that can have it. */
  focus: () => void;
}

export interface ListBoxProps {
  id: string;
  /** Name of the list for assistive technology. */
  label?: string | undefined;
  /** Element that names the list. */
  labelledBy?: string | undefined;
  /** Elements that say more of it. */
  describedBy?: string | undefined;
  rows: readonly Option[];
  source: PageSource;
  words: ListWords;
  selected: ReadonlySet<string>;
  isMultiple: boolean;
  look: ListLook;
  /** Rows are two lines high. @default false */
  hasDetails?: boolean | undefined;
  /** Text that the rows were found by; a new one moves the list back to its beginning. */
  query: string;
  /** Shows all rows instead of a box that scrolls: for a few. @default false */
  isWhole?: boolean | undefined;
  /** Row active at first, -1 for none. */
  startAt: number;
  /** The element that has the focus and is told which row is active; left out, the list can have the focus itself. */
  controller?: RefObject<HTMLElement | null> | undefined;
  onPick: (option: Option) => void;
}

const assumedHeight = { options: 36, checks: 28 };

/**
 * A list of any length that draws the rows in view. The focus stays on another element or on the box, which gets
 * `aria-activedescendant`: rows that scroll away take no focus with them.
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
  // A row that was scrolled away is not there to be named.
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

/** Rows keep their place as key: a search changes the words of a row instead of replacing it. */
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

/** Options that follow each other under one title. */
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
  /** Its beginning is drawn. */
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

/** A failed page is a choice of the list: to try again. So it is reached by the same keys. */
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

/** What became of a search or of a page, read out; an empty list also shows it. */
function ListStatus({ count, source, words, query }: ListStatusProps) {
  const isEmpty = count === 0 && !source.isLoading && !source.hasMore && !source.error;
  const found = query === '' ? '' : words.found(count);
  return (
    <div role="status" className={isEmpty ? css.empty : hidden}>
      {isEmpty ? words.empty : source.isLoading ? words.loading : (source.error ?? found)}
    </div>
  );
}

const spacers = (above: number, under: number) =>
  ({ [css.above]: `${above}px`, [css.under]: `${under}px` }) as CSSProperties;

/** A press on a row must not take the focus from the control. */
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
